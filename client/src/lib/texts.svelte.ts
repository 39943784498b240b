// The words of the page's own furniture, and names of cards and melds, from the package's Fluent files.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
};

let bundle: FluentBundle | null = $state.raw(null);

/** Load the texts of a language; the page is drawn anew in it. */
export async function loadTexts(lang: Lang): Promise<void> {
  const source = (await sources[lang]()).default;
  const loaded = new FluentBundle(lang, { useIsolating: false });
  loaded.addResource(new FluentResource(source));
  bundle = loaded;
}

/** The text of a key with its values filled in. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, values).replace(/(?<![\w-])-(?=\d)/g, "−");
}

export const has = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** A whole number as the language writes it, with a real minus sign. */
export const number = (value: number): string => new Intl.NumberFormat(settings.lang).format(value).replace("-", "−");

/** A change with its sign: +40, −250. */
export const signed = (value: number): string => (value >= 0 ? "+" : "") + number(value);

const inside = (word: string): string => (settings.lang === "de" ? word : word.slice(0, 1).toLowerCase() + word.slice(1));

export const suitName = (suit: string, german: boolean): string => t(german ? `suit-german-${suit}` : `suit-${suit}`);

/** A card's full name within a sentence, such as "queen of spades" or "Pik-Dame". */
export function cardName(card: string, german: boolean): string {
  const rank = t(german ? `rank-german-${card[0]}` : `rank-${card[0]}`);
  const name = t("card-name", { rank, suit: suitName(card[1]!, german) });
  return settings.lang === "de" ? name : name.toLowerCase();
}

/** The printed letter of a rank. */
export function rankShort(rank: string, german: boolean): string {
  return t(german ? "short-german-ranks" : "short-ranks").split(" ")["789JQKTA".indexOf(rank)] ?? rank;
}

/** A meld's name; a row that the table added itself keeps the name it was given. */
export function meldName(name: string, german: boolean): string {
  for (const key of german ? [`meld-german-${name}`, `meld-${name}`] : [`meld-${name}`]) if (has(key)) return t(key);
  return name;
}

export const meldInside = (name: string, german: boolean): string => inside(meldName(name, german));
