// Cards on their way: where they come from and where they go. Only transforms move.
import { motion } from "../lib/settings.svelte";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
let origin: DOMRect | null = null;

/** Remember where the own card was when it was played. */
export function flyFrom(rect: DOMRect | null): void {
  origin = rect;
}

export interface Flight {
  seat: number;
  mine: boolean;
}

const plateRect = (seat: number): DOMRect | undefined => document.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();

/** Let a card that has just been laid fly in from its player. */
export function arrive(node: HTMLElement, flight: Flight): void {
  const speed = motion();
  if (speed === "off") return;
  const to = node.getBoundingClientRect();
  const from = flight.mine ? origin : plateRect(flight.seat);
  if (flight.mine) origin = null;
  if (!from || !to.width) return;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = flight.mine ? from.width / to.width : 0.5;
  node.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: flight.mine ? 1 : 0.4 }, { transform: "none", opacity: 1 }], {
    duration: speed === "fast" ? 120 : 240,
    easing: EASE,
    composite: "add",
  });
}

/** Let a card of a finished trick go to the winner's plate. */
export function depart(node: HTMLElement, flight: Flight): void {
  const here = node.getBoundingClientRect();
  const to = flight.mine ? document.querySelector("[data-own]")?.getBoundingClientRect() : plateRect(flight.seat);
  if (!to) return;
  const x = to.x + to.width / 2 - here.x - here.width / 2;
  const y = to.y + to.height / 2 - here.y - here.height / 2;
  node.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.2 }], {
    duration: motion() === "fast" ? 150 : 270,
    easing: "ease-in",
    fill: "forwards",
    composite: "add",
  });
}
