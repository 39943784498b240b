// How a hand is sorted and laid out: one formula for every width.
import type { Card } from "./types";

const RANKS = "789JQKTA";
const SUITS = "SHDC";
const RED = "HD";

export const cardOf = (kind: number): Card => (RANKS[kind & 7]! + SUITS[kind >> 3]!) as Card;
export const suitOf = (index: number): string => SUITS[index] ?? "";

function permutations(items: string[]): string[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, i) => permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]));
}

const clashes = (order: string[]): number =>
  order.reduce((sum, suit, i) => sum + Number(i > 0 && RED.includes(suit) === RED.includes(order[i - 1]!)), 0);

/** The order of suits, so that neighbours differ in colour; the trump first or last if so wished. */
export function suitOrder(trump: string, placement: string): string[] {
  let orders = permutations([...SUITS]);
  if (trump && placement === "trump-first") orders = orders.filter((order) => order[0] === trump);
  if (trump && placement === "trump-last") orders = orders.filter((order) => order[3] === trump);
  return orders.reduce((best, order) => (clashes(order) < clashes(best) ? order : best));
}

export function sorted(cards: readonly Card[], trump: string, placement: string): Card[] {
  const order = suitOrder(trump, placement);
  const rank = (card: Card) => RANKS.indexOf(card[0]!);
  return [...cards].sort((a, b) => order.indexOf(a[1]!) - order.indexOf(b[1]!) || rank(b) - rank(a));
}

export interface Fan {
  rows: number[];
  width: number;
  step: number;
  offset: number;
  height: number;
}

export interface FanLimits {
  most: number;
  least?: number;
  comfort?: number;
  rows?: number;
  /** How much of a card's width its index takes; so much of every card stays in sight. */
  index?: number;
}

/** Rows, card width, step and height for these cards in a strip of `avail` pixels. */
export function fan(cards: readonly Card[], avail: number, limits: FanLimits): Fan {
  const { most, least = 56, comfort = 30, rows: mostRows = 3, index = 0.33 } = limits;
  const n = Math.max(1, cards.length);
  for (let rows = 1; ; rows++) {
    const even = Math.ceil(n / rows);
    if (Math.min(most, avail - comfort * (even - 1)) < least && rows < mostRows) continue;
    const split: number[] = [];
    for (let row = 0, left = n; row < rows; row++) {
      const count = Math.ceil(left / (rows - row));
      split.push(count);
      left -= count;
    }
    if (rows === 2) {
      const room = Math.floor((avail - Math.max(least, most * 0.72)) / comfort) + 1;
      const breaks: number[] = [];
      for (let i = 1; i < n; i++) if (cards[i]![1] !== cards[i - 1]![1]) breaks.push(i);
      const near = breaks
        .filter((i) => Math.max(i, n - i) <= Math.min(even + 2, room))
        .sort((a, b) => Math.abs(n / 2 - a) - Math.abs(n / 2 - b))[0];
      if (near) split.splice(0, 2, near, n - near);
    }
    const longest = Math.max(...split);
    const whole = avail / (1 + index * (longest - 1));
    const width = Math.max(Math.min(least, avail), Math.min(most, avail - comfort * (longest - 1), whole));
    const step = longest > 1 ? Math.min(width * 0.74, (avail - width) / (longest - 1)) : 0;
    const offset = width * (width < 60 ? 0.86 : 0.735);
    return { rows: split, width, step, offset, height: width * 1.4 + offset * (rows - 1) };
  }
}
