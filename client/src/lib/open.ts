// Opening a table and sitting down: what start page and set-up share.
import { api, once } from "./api";
import { go } from "./router.svelte";
import { keepSeat } from "./seats";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import type { Meta } from "./types";

interface Opened {
  table: string;
  seat: number;
  token: string;
  code: string;
}

export interface Wishes {
  seats?: string[];
  speed?: string;
  chat?: boolean;
  clock?: number;
  undo?: boolean;
}

export const ownName = (): string => settings.name.trim() || t("web-guest");

/** Open a table by these rules, sit down and go there; `rules` is a name or a share line. */
export async function openTable(rules: string, players: number, whom: "computer" | "friends", wishes: Wishes = {}): Promise<void> {
  const meta = await once<Meta>("/api/meta");
  const level = meta.players.includes(settings.level) ? settings.level : meta.default_player;
  const other = whom === "friends" ? "open" : level;
  const seats = wishes.seats ?? ["me", ...Array.from({ length: players - 1 }, () => other)];
  const opened = await api<Opened>("/api/tables", {
    rules,
    name: ownName(),
    seats,
    speed: wishes.speed ?? "normal",
    chat: wishes.chat ?? true,
    clock: wishes.clock ?? 0,
    undo: wishes.undo ?? true,
    lang: settings.lang,
  });
  if (/^[\w-]+$/.test(rules)) settings.set = rules;
  keepSeat(opened.table, { token: opened.token, seat: opened.seat, title: "", at: Date.now() });
  go(`/t/${opened.table}`);
}

/** Take a free seat at this table. */
export async function sitDown(table: string, name: string, seat?: number): Promise<void> {
  const taken = await api<Opened>(`/api/tables/${table}/seats`, seat === undefined ? { name } : { name, seat });
  keepSeat(table, { token: taken.token, seat: taken.seat, title: "", at: Date.now() });
}
