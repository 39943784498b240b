// What the table's pieces ask of the state: who sits where, whose card is whose. Reads what the server said, no more.
import { cardOf } from "./hand";
import { meldName, t } from "./texts.svelte";
import type { Card, Lobby, Play, Token, View } from "./types";

export type Place = "me" | "left" | "far" | "right";

/** Where a seat is on the screen, seen from this one; the next seat clockwise is on the left. */
export function placeOf(seat: number, me: number, players: number): Place {
  const away = (seat - me + players) % players;
  if (away === 0) return "me";
  if (players === 2) return "far";
  if (players === 3) return away === 1 ? "left" : "right";
  return away === 1 ? "left" : away === 2 ? "far" : "right";
}

export const ownSeat = (view: View): number => view.seat ?? 0;

export function nameOf(lobby: Lobby, view: View | null, seat: number): string {
  return view && seat === view.seat ? t("seat-you") : (lobby.seats[seat]?.name ?? "");
}

export const sideOf = (lobby: Lobby, seat: number): number => (lobby.rules.partners ? seat % 2 : seat);

/** The sides with their names, the own one first. */
export function sides(lobby: Lobby, view: View): { side: number; name: string; own: boolean }[] {
  const me = ownSeat(view);
  if (lobby.rules.partners) {
    const own = sideOf(lobby, me);
    if (view.seat === null) {
      const pair = (side: number) => `${lobby.seats[side]!.name} + ${lobby.seats[side + 2]!.name}`;
      return [0, 1].map((side) => ({ side, name: pair(side), own: false }));
    }
    return [
      { side: own, name: t("web-us"), own: true },
      { side: 1 - own, name: t("web-them"), own: false },
    ];
  }
  const count = lobby.rules.players;
  return Array.from({ length: count }, (_, i) => (me + i) % count).map((seat) => ({
    side: seat,
    name: nameOf(lobby, view, seat),
    own: seat === view.seat,
  }));
}

export function sideName(lobby: Lobby, view: View, side: number): string {
  return sides(lobby, view).find((one) => one.side === side)?.name ?? "";
}

/** The number by which a play of this tabled card is named: the place of its marks among those of its twins. */
export function tabledNumber(tokens: readonly Token[], token: Token): number {
  const marks = new Set(tokens.filter((other) => other.kind === token.kind).map((other) => key(other.marks)));
  const ordered = [...marks].sort(compare);
  return ordered.indexOf(key(token.marks)) + 1;
}
const key = (marks: readonly number[]): string => marks.join(",");
function compare(a: string, b: string): number {
  const left = a.split(",").map(Number);
  const right = b.split(",").map(Number);
  for (let i = 0; i < Math.min(left.length, right.length); i++) if (left[i] !== right[i]) return left[i]! - right[i]!;
  return left.length - right.length;
}

export interface Group {
  name: string;
  paid: number;
  cards: { card: Card; token: Token; marks: number }[];
  missing: boolean;
}

/** The melds of two-handed play as they lie: each card once, in the meld it was first laid for. */
export function groups(play: Play, seat: number): Group[] {
  const phase = play.view.phase;
  if (phase.type !== "StockView") return [];
  const side = phase.sides[seat];
  if (!side) return [];
  return side.melds.map((meld, i) => {
    const cards = side.tokens
      .filter((token) => Math.min(...token.marks) === i)
      .map((token) => ({ card: cardOf(token.kind), token, marks: token.marks.length }));
    return { name: meld.name, paid: meld.paid, cards, missing: cards.length < meld.kinds.length };
  });
}

/** What stands over a meld: its name, and that some of its cards lie elsewhere. */
export const groupTitle = (group: Group, german: boolean): string =>
  meldName(group.name, german) + (group.missing && group.cards.length === 1 ? " + …" : "");

/** The trick on the table, or a finished one that still lies there. */
export interface Lying {
  number: number;
  leader: number;
  cards: Card[];
  winning: number;
  done: boolean;
}
