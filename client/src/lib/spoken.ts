// Text as it is read aloud: signs of suits and short names of cards become words.
import { settings } from "./settings.svelte";
import { cardName, suitName, t } from "./texts.svelte";

const SIGNS = "♠♥♦♣";

/** A text for those who listen; with German cards their short names are other ones. */
export function aloud(text: string, german: boolean): string {
  const said = german ? spelledGerman(text) : text.replace(/(10|[2-9AKQJDB])([♠♥♦♣])/g, (_, rank: string, suit: string) => spelled(rank, suit));
  return said.replace(/[♠♥♦♣]/g, saidSuit);
}

function spelled(rank: string, suit: string): string {
  const ranks: Record<string, string> = settings.lang === "de" ? { "10": "T", D: "Q", B: "J" } : { "10": "T" };
  return cardName((ranks[rank] ?? rank) + "SHDC"[SIGNS.indexOf(suit)]!, false);
}

function spelledGerman(text: string): string {
  const suits = [..."SHDC"].map((suit) => t(`short-german-${suit}`));
  const ranks = t("short-german-ranks").split(" ");
  const card = new RegExp(`\\b(${suits.join("|")})-(${ranks.join("|")})\\b`, "g");
  return text.replace(card, (_, suit: string, rank: string) => cardName("789JQKTA"[ranks.indexOf(rank)]! + "SHDC"[suits.indexOf(suit)]!, true));
}

function saidSuit(sign: string): string {
  const name = suitName("SHDC"[SIGNS.indexOf(sign)]!, false);
  return settings.lang === "de" ? name : name.toLowerCase();
}
