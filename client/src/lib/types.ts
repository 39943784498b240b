// What the server sends. Messages come as wire.ts has them, which is written from the server's own; here stand their names
// in this client, what it adds to them, and the answers to plain requests, as docs/protocol.md describes them.
import type { View } from "../wire";

export type { Advice, Card, Chat, Lobby, News, Pausing, Scene as Play, SeatInfo as LobbySeat, Token, Trick, Update, View, Welcome } from "../wire";

type Legal = View["legal"][number];
type Keys<U> = U extends unknown ? keyof U : never;
type Values<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** Any action, read without asking first which one it is: what another has and this one has not is undefined. */
export type Action = { type: Legal["type"] } & { [K in Exclude<Keys<Legal>, "type">]?: Values<Legal, K> };

export interface Meta {
  version: string;
  players: string[];
  default_player: string;
  speeds: string[];
  phrases: { key: string; text: string }[];
  public_url: string;
}
export type Words = Record<"en" | "de", string>;
export interface NamedSet {
  name: string;
  title: Words;
  players: number;
}
export interface FormField {
  path: string;
  kind: "choice" | "switch" | "number" | "rows";
  title: Words;
  help: Words;
  source?: string;
  default?: unknown;
  least?: number;
  most?: number;
  choices?: { value: string | number | boolean; label: Words }[];
}
export interface FormGroup {
  key: string;
  title: Words;
  fields: FormField[];
}
export interface Checked {
  ok: boolean;
  line: string;
  name: string;
  title: string;
  players: number;
  values: Record<string, string | number | boolean>;
  rows: Record<string, { title: string; points: number[] | null }>;
  inactive: string[];
  differences: { path: string; text: string }[];
  fault: { path: string; text: string } | null;
}
