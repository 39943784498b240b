// How much room melds on the table take: one row or several, with names or only with their points.
import type { Group } from "./seen";
import { number } from "./texts.svelte";

export interface StripFit {
  card: number;
  step: number;
  gap: number;
  short: boolean;
  over: boolean;
  /** The size of letters, 1 for 16 px. */
  unit: number;
}

const LABEL = 22;

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in the letters of the page, at 16 px to the root. */
function textWidth(text: string, font: string): number {
  const key = font + text;
  let width = widths.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * 8.5;
    pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
    width = pen.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** The width of one meld: its cards, or what stands over them if that is wider. The page draws it just so wide. */
export function groupWidth(group: Group, fit: StripFit, title: string): number {
  const points = textWidth(number(group.paid), "700 12px") + 14;
  const label = points + (fit.short ? 0 : textWidth(title, "600 13px") + 6);
  return Math.ceil(Math.max(fit.card + (group.cards.length - 1) * fit.step, label * fit.unit));
}

/** The height of these groups when they flow in rows of this width. */
export function stripHeight(list: Group[], titles: string[], width: number, fit: StripFit): number {
  let x = 0;
  let rows = 0;
  list.forEach((group, i) => {
    if (!group.cards.length) return;
    const w = groupWidth(group, fit, titles[i] ?? "");
    if (!rows || x + w > width) {
      rows += 1;
      x = 0;
    }
    x += w + fit.gap;
  });
  return rows * (LABEL * fit.unit + fit.card * 1.4 + 6);
}

const stepOf = (card: number, tight: boolean): number =>
  tight ? Math.max(25, card < 60 ? card * 0.36 + 2 : card * 0.324 + 2) : Math.max(25, card * 0.56);

/** Ways to lay melds out, the handsomest first. */
export function* ways(most: number, least: number, unit: number): Generator<StripFit> {
  const floor = Math.min(46, most);
  for (const [short, from, to] of [[false, most, floor], [false, floor, least], [true, floor, least]] as const)
    for (let card = from; card >= to; card -= 2)
      for (const tight of [false, true]) yield { card, step: stepOf(card, tight), gap: short ? 5 : 10, short, over: false, unit };
}

export const crammed = (least: number, unit: number): StripFit => ({ card: least, step: stepOf(least, true), gap: 5, short: true, over: true, unit });
