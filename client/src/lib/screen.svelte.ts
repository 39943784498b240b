// What is on the screen of what has come in: updates wait for their turn, so that cards can be followed with the eye.
//
// The queue never holds anybody up: whoever acts, or looks away, or wants no motion, sees the newest state at once.
import { motion } from "./settings.svelte";
import type { Play, Trick, Update } from "./types";

/** A finished trick on its way to whoever took it. */
export interface Sweep {
  trick: Trick;
  key: number;
}

export interface Viewer {
  /** Tell of what an update brings. */
  news(update: Update): void;
  show(play: Play): void;
}

const MOST_WAITING = 9;

export class Screen {
  linger: Trick | null = $state.raw(null);
  sweep: Sweep | null = $state.raw(null);
  private queue: Update[] = [];
  private busy = 0;
  private timer = 0;
  private sweeps = 0;

  constructor(private readonly viewer: Viewer) {}

  add(update: Update): void {
    this.queue.push(update);
    this.pump();
  }

  /** Forget what waits: everything is as it has come anew. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.busy = 0;
    this.linger = null;
    this.sweep = null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Show everything that has come in, at once. */
  flush(): void {
    this.stop();
    while (this.queue.length) this.apply(this.queue.shift()!);
    this.busy = 0;
    this.endLinger();
  }

  private pump(): void {
    this.stop();
    while (this.queue.length) {
      const wait = this.busy - performance.now();
      if (wait > 1 && !document.hidden && this.queue.length < MOST_WAITING) {
        this.timer = window.setTimeout(() => this.pump(), wait);
        return;
      }
      this.busy = performance.now() + this.apply(this.queue.shift()!);
    }
    if (this.linger) this.timer = window.setTimeout(() => this.endLinger(), Math.max(0, this.busy - performance.now()));
  }

  /** Show one update; the milliseconds after which the next may follow. */
  private apply(update: Update): number {
    const speed = motion();
    const pace = document.hidden ? 0 : speed === "fast" ? 0.45 : speed === "off" ? 0 : 1;
    let wait = 0;
    let taken: Trick | null = null;
    this.viewer.news(update);
    for (const { event } of update.news ?? []) {
      if (event.type === "Played" || event.type === "Called") wait = Math.max(wait, 150 * pace);
      if (event.type === "Melded" || event.type === "MeldsLaid" || event.type === "Drawn" || event.type === "DixTaken") wait = Math.max(wait, 260 * pace);
      if (event.type === "TrickTaken") taken = event.trick;
    }
    this.endLinger();
    if (update.play) this.viewer.show(update.play);
    if (taken && !document.hidden) {
      this.linger = taken;
      wait = speed === "fast" ? 500 : 1150;
    }
    return wait;
  }

  private endLinger(): void {
    const trick = this.linger;
    if (!trick) return;
    this.linger = null;
    if (motion() !== "off" && !document.hidden) {
      const key = ++this.sweeps;
      this.sweep = { trick, key };
      setTimeout(() => this.sweep?.key === key && (this.sweep = null), 280);
    }
  }
}
