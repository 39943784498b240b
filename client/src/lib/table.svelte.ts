// One table as this browser sees it: the socket, what came over it, and what of that is shown just now.
//
// What comes in is queued, so that cards can be followed with the eye; but the queue never holds anybody up: whoever
// acts, or looks away, or wants no motion, sees the newest state at once.
import { motion, settings } from "./settings.svelte";
import { dropSeat, keepSeat, keptSeat } from "./seats";
import { sound } from "./sound";
import { cardName, suitName, t } from "./texts.svelte";
import { PROTOCOL, type FromServer } from "../wire";
import type { Action, Advice, Card, Chat, Lobby, News, Play, Trick, Update, Welcome } from "./types";

export type Line = "connecting" | "open" | "lost" | "replaced" | "gone";

export interface LogEntry {
  n: number;
  text: string;
}

export interface Notice {
  n: number;
  text: string;
  card: Card | null;
  tone: "refused" | "note";
}

interface Sent {
  id: string;
  message: Record<string, unknown>;
  action: Action | null;
}

const RETRY = [150, 500, 1000, 2000, 4000, 5000];

/** An id for a message; also where the page was not loaded over a secure line. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableLink {
  line: Line = $state("connecting");
  /** How often the line was tried in vain since it was lost. */
  tries = $state(0);
  lobby: Lobby | null = $state.raw(null);
  you: Welcome["you"] = $state.raw({ seat: null, host: false, name: "" });
  /** The newest state, and the one on the screen. */
  latest: Play | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  /** A finished trick that still lies on the table. */
  linger: Trick | null = $state.raw(null);
  /** Where the finished trick goes: set for the moment in which it is swept away. */
  sweep: { trick: Trick; key: number } | null = $state.raw(null);
  /** An action on its way to the server. */
  pending: Sent | null = $state.raw(null);
  /** An own action that is shown already, until the state that follows from it has come. */
  ahead: { action: Action; seq: number } | null = $state.raw(null);
  /** Actions that are still to follow the one on its way. */
  series: Action[] = $state.raw([]);
  advice: Advice | null = $state.raw(null);
  asking = $state(false);
  notice: Notice | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  unread = $state(0);
  spoken = $state("");
  alert = $state("");
  clockEnds = $state(0);
  /** The cards that came new into the hand since the last own action. */
  fresh: Card[] = $state.raw([]);
  /** Why there is no table, in words. */
  problem = $state("");

  private socket: WebSocket | null = null;
  private n = 0;
  private counter = 0;
  private queue: Update[] = [];
  private busy = 0;
  private timer = 0;
  private retry = 0;
  private heartbeat = 0;
  private heard = 0;
  private closed = false;
  private noticeTimer = 0;
  private lastActive = Date.now();

  constructor(readonly id: string) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.woken);
    this.connect();
  }

  /** Which way turns go round, in seats. */
  get direction(): number {
    return this.lobby?.rules.clockwise === false ? -1 : 1;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.woken);
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  // ------------------------------------------------------------------------------------------ the line

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const address = new URL("/ws", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    const patience = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), 8000);
    socket.onopen = () => {
      clearTimeout(patience);
      this.hello();
      this.heard = Date.now();
      this.heartbeat = window.setInterval(() => {
        if (Date.now() - this.heard > 20_000) socket.close();
        else this.send({ type: "ping" });
      }, 8000);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      clearTimeout(patience);
      if (socket === this.socket) this.dropped(event.code);
    };
  }

  hello(): void {
    this.send({ type: "hello", protocol: PROTOCOL, table: this.id, token: keptSeat(this.id)?.token ?? null, lang: settings.lang });
  }

  private dropped(code: number): void {
    clearInterval(this.heartbeat);
    if (this.closed) return;
    if (code === 4001) this.line = "replaced";
    else if (code === 4004) this.line = "gone";
    else {
      if (this.line === "open") {
        this.tries = 0;
        this.alert = t("web-line-lost");
      }
      if (this.line !== "connecting") this.line = "lost";
      const wait = RETRY[Math.min(this.tries, RETRY.length - 1)]!;
      this.tries += 1;
      if (this.tries > 2) this.line = "lost";
      this.retry = window.setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
    }
  }

  /** Try the line at once. */
  again = (): void => {
    if (this.line === "open" || this.closed) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (this.line === "replaced") this.line = "lost";
    this.connect();
  };

  private woken = (): void => {
    if (document.hidden) return;
    this.flush();
    if (this.line === "lost") this.again();
  };

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // ------------------------------------------------------------------------------------------ what comes in

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        return this.update(message);
      case "ok":
        return this.settle(message.id);
      case "error":
        return this.refused(message);
      case "advice":
        this.asking = false;
        this.advice = message;
        this.say([this.advice.label + ".", ...this.advice.text]);
        return undefined;
      default:
        return undefined;
    }
  }

  private welcome(message: Welcome): void {
    const returned = this.line === "lost";
    this.n = message.n;
    this.queue = [];
    clearTimeout(this.timer);
    this.busy = 0;
    this.lobby = message.table;
    this.you = message.you;
    this.chat = message.chat;
    this.linger = null;
    this.sweep = null;
    this.log = message.recent.map((news) => ({ n: ++this.counter, text: news.text.join(" ") }));
    this.setPlay(message.play);
    this.show(message.play);
    this.line = "open";
    this.tries = 0;
    this.asking = false;
    if (this.you.seat !== null) {
      const kept = keptSeat(this.id);
      if (kept) keepSeat(this.id, { ...kept, seat: this.you.seat, title: this.lobby.rules.title, at: Date.now() });
    }
    if (returned) {
      this.alert = t("web-line-back");
      if (this.pending) this.send(this.pending.message); // the same id: counts once, whatever became of the first
    }
  }

  private update(message: Update): void {
    // The same number brings what is not in the log: people who come and go, a pause that ends, the clock.
    if (message.n !== this.n && message.n !== this.n + 1) {
      if (message.n > this.n) this.hello();
      return;
    }
    this.n = message.n;
    if (message.table) this.lobby = message.table;
    for (const line of message.chat ?? []) this.hearTalk(line);
    if (message.note) {
      this.record(message.note);
      this.tell(message.note);
      this.say([message.note]);
    }
    if (message.play) this.setPlay(message.play);
    if (message.play || message.news) {
      this.queue.push(message);
      this.pump();
    }
    this.continueSeries();
  }

  private hearTalk(line: Chat): void {
    this.chat = [...this.chat.slice(-49), line];
    if (!settings.chat || (line.seat !== null && line.seat === this.you.seat)) return;
    this.unread += 1;
    this.say([`${line.name}: ${line.text}`]);
    this.tell(`${line.name}: ${line.text}`);
  }

  private setPlay(play: Play | null): void {
    const before = this.latest;
    this.latest = play;
    if (!play) return;
    if (before && before.view.seq !== play.view.seq) this.advice = null;
    this.clockEnds = play.clock ? Date.now() + play.clock.seconds * 1000 : 0;
    const old = before?.view;
    const now = play.view;
    if (old?.deal_no !== now.deal_no) this.fresh = [];
    else if (old.hand && now.hand && now.hand.length > old.hand.length) {
      const rest = [...old.hand];
      this.fresh = now.hand.filter((card) => {
        const i = rest.indexOf(card);
        if (i >= 0) rest.splice(i, 1);
        return i < 0;
      });
      if (now.phase.type === "TrickView" && old.phase.type === "StockView") this.fresh = [];
    }
  }

  // ------------------------------------------------------------------------------------------ what is shown

  private pump(): void {
    clearTimeout(this.timer);
    while (this.queue.length) {
      const wait = this.busy - performance.now();
      if (wait > 1 && !document.hidden && this.queue.length < 9) {
        this.timer = window.setTimeout(() => this.pump(), wait);
        return;
      }
      this.busy = performance.now() + this.apply(this.queue.shift()!);
    }
    if (this.linger) this.timer = window.setTimeout(() => this.endLinger(), Math.max(0, this.busy - performance.now()));
  }

  /** Show everything that has come in, at once. */
  flush(): void {
    clearTimeout(this.timer);
    while (this.queue.length) this.apply(this.queue.shift()!);
    this.busy = 0;
    this.endLinger();
  }

  /** Show one update; the milliseconds after which the next may follow. */
  private apply(update: Update): number {
    const speed = motion();
    const pace = document.hidden ? 0 : speed === "fast" ? 0.45 : speed === "off" ? 0 : 1;
    let wait = 0;
    let taken: Trick | null = null;
    let due = (update.news ?? []).filter((news) => news.event.type === "TrickTaken").length;
    for (const news of update.news ?? []) {
      this.tellNews(news, update.play, due);
      if (news.event.type === "TrickTaken") due -= 1;
      const type = news.event.type;
      if (type === "Played" || type === "Called") wait = Math.max(wait, 150 * pace);
      if (type === "Melded" || type === "MeldsLaid" || type === "Drawn" || type === "DixTaken") wait = Math.max(wait, 260 * pace);
      if (news.event.type === "TrickTaken") taken = news.event.trick;
    }
    if (this.linger) this.endLinger();
    if (update.play) this.show(update.play);
    if (taken && !document.hidden) {
      this.linger = taken;
      wait = speed === "fast" ? 500 : 1150;
    }
    return wait;
  }

  private show(play: Play | null): void {
    const before = this.play?.view;
    this.play = play;
    if (this.ahead && play?.view.seq !== this.ahead.seq) this.ahead = null;
    if (!play) return;
    const view = play.view;
    const mine = view.seat !== null && view.to_act === view.seat && !play.pausing;
    const was = before && before.to_act === view.seat && before.seq === view.seq;
    this.continueSeries();
    if (mine && !was && !this.series.length && !this.ahead) {
      const turn = play.situation.join(" ");
      this.alert = turn === this.alert ? turn + " " : turn;
      if (Date.now() - this.lastActive > 5000) sound("turn");
    }
  }

  endLinger(): void {
    if (!this.linger) return;
    const trick = this.linger;
    this.linger = null;
    if (motion() !== "off" && !document.hidden) {
      const key = ++this.counter;
      this.sweep = { trick, key };
      setTimeout(() => this.sweep?.key === key && (this.sweep = null), 280);
    }
  }

  /** A person has seen the finished trick. */
  hurry(): void {
    this.lastActive = Date.now();
    if (this.latest?.pausing?.occasion === "trick") this.send({ type: "continue", id: freshId() });
    this.flush();
  }

  // ------------------------------------------------------------------------------------------ sentences

  /** `due`: tricks that the view has already counted and this news has not yet come to. */
  private tellNews(news: News, play: Play | undefined, due: number): void {
    const text = news.text.join(" ");
    this.record(text);
    const tricks = play?.view.public.tricks.length ?? 0;
    const event = news.event;
    const trick = event.type === "Played" ? t("word-trick-number", { number: tricks + 1 - due }) + ". " : "";
    this.say([trick + text]);
    if (event.type === "Played") sound("card");
    else if (event.type === "Called") sound(event.bid ? "bid" : "pass");
    else if (event.type === "TrickTaken") sound("trick");
    else if (event.type === "Melded" || event.type === "MeldsLaid") sound("meld");
    else if (event.type === "Drawn" && event.seat === this.you.seat) sound("draw");
    else if (event.type === "HandDealt") sound("deal");
    else if (event.type === "DealBooked") {
      const outcome = event.result.outcome;
      sound(outcome.endsWith("made") ? "made" : outcome === "set" ? "set" : "bid");
    }
  }

  private record(text: string): void {
    if (text) this.log = [...this.log.slice(-119), { n: ++this.counter, text }];
  }

  private saying: string[] = [];
  private sayTimer = 0;

  /** Sentences for those who listen; those within a moment are joined, and none is ever quite the same twice. */
  private say(sentences: string[]): void {
    this.saying.push(...sentences);
    clearTimeout(this.sayTimer);
    this.sayTimer = window.setTimeout(() => {
      const german = this.lobby?.rules.german ?? false;
      let text = this.saying.join(" ");
      if (german) text = spelledGerman(text);
      else text = text.replace(/(10|[2-9AKQJDB])([♠♥♦♣])/g, (_, rank: string, suit: string) => spelled(rank, suit));
      text = text.replace(/[♠♥♦♣]/g, (sign) => saidSuit(sign));
      this.saying = [];
      this.spoken = text === this.spoken ? text + " " : text;
    }, 250);
  }

  /** A sentence beside the question, for four seconds. */
  tell(text: string, card: Card | null = null, tone: Notice["tone"] = "note"): void {
    clearTimeout(this.noticeTimer);
    this.notice = { n: ++this.counter, text, card, tone };
    if (tone === "refused") {
      this.alert = t("web-not-possible", { why: text });
      sound("refused");
      navigator.vibrate?.([20, 40, 20]);
    }
    this.noticeTimer = window.setTimeout(() => (this.notice = null), tone === "refused" ? 5000 : 4000);
  }

  quiet(): void {
    this.notice = null;
  }

  // ------------------------------------------------------------------------------------------ what goes out

  private submit(message: Record<string, unknown>, action: Action | null = null): void {
    const id = freshId();
    const sent = { ...message, id };
    if (action) this.pending = { id, message: sent, action };
    this.lastActive = Date.now();
    this.send(sent);
  }

  /** Do one of the legal actions. The page shows it at once and takes it back if the server refuses. */
  act(action: Action): void {
    if (this.pending || this.ahead || this.line !== "open") return;
    this.flush();
    const play = this.latest;
    if (!play) return;
    this.quiet();
    this.advice = null;
    this.fresh = [];
    if (action.type === "Play") navigator.vibrate?.(10);
    this.ahead = { action, seq: play.view.seq };
    this.submit({ type: "act", expect: play.view.seq, action }, action);
  }

  /** Do several actions, each when the one before has been counted. */
  actAll(actions: Action[]): void {
    const [first, ...rest] = actions;
    if (!first || this.pending) return;
    this.series = rest;
    this.act(first);
  }

  private continueSeries(): void {
    if (!this.series.length || this.pending || this.ahead || !this.latest) return;
    const view = this.latest.view;
    if (view.to_act !== view.seat || this.latest.pausing) return;
    const [next, ...rest] = this.series;
    this.series = rest;
    this.act(next!);
  }

  private settle(id: string): void {
    if (this.pending?.id === id) {
      this.pending = null;
      this.continueSeries();
    }
  }

  private refused(error: { id: string | null; code: string; text: string }): void {
    if (error.code === "bad-token") {
      dropSeat(this.id);
      this.hello();
      return;
    }
    // A link that was cut short names no table either: its id has not the form of one.
    if (error.code === "no-table" || (error.code === "bad-field" && !this.lobby)) {
      this.problem = error.code === "no-table" ? error.text : "";
      this.line = "gone";
      return;
    }
    this.asking = false;
    const pending = this.pending;
    if (pending && error.id === pending.id) {
      this.pending = null;
      this.ahead = null;
      this.series = [];
      this.tell(error.text, pending.action?.card ?? null, "refused");
    } else if (error.text) this.tell(error.text, null, "refused");
    if (error.code === "stale") this.hello();
  }

  /** Say why a card cannot be played. */
  refuse(card: Card, text: string): void {
    this.tell(text, card, "refused");
  }

  proceed(): void {
    if (this.pending) return;
    const message = { type: "continue", id: freshId() };
    this.pending = { id: message.id, message, action: null };
    this.send(message);
  }
  undo(): void {
    this.flush();
    this.submit({ type: "undo" });
  }
  hint(): void {
    this.asking = true;
    this.submit({ type: "hint" });
  }
  claim(): void {
    this.submit({ type: "claim" });
  }
  talk(text: string): void {
    if (text.trim()) this.submit({ type: "say", text: text.trim().slice(0, 200) });
  }
  phrase(key: string): void {
    this.submit({ type: "phrase", key });
  }
  word(word: string): void {
    this.submit({ type: "word", word });
  }
  leave(): void {
    this.submit({ type: "leave" });
    dropSeat(this.id);
  }
  command(message: Record<string, unknown>): void {
    this.submit(message);
  }
}

function spelled(rank: string, suit: string): string {
  const ranks: Record<string, string> = settings.lang === "de" ? { "10": "T", D: "Q", B: "J" } : { "10": "T" };
  return cardName((ranks[rank] ?? rank) + "SHDC"["♠♥♦♣".indexOf(suit)]!, false);
}

function spelledGerman(text: string): string {
  const suits = [..."SHDC"].map((suit) => t(`short-german-${suit}`));
  const ranks = t("short-german-ranks").split(" ");
  const card = new RegExp(`\\b(${suits.join("|")})-(${ranks.join("|")})\\b`, "g");
  return text.replace(card, (_, suit: string, rank: string) => cardName("789JQKTA"[ranks.indexOf(rank)]! + "SHDC"[suits.indexOf(suit)]!, true));
}

function saidSuit(sign: string): string {
  const name = suitName("SHDC"["♠♥♦♣".indexOf(sign)]!, false);
  return settings.lang === "de" ? name : name.toLowerCase();
}
