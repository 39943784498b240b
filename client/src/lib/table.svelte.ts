// One table as this browser sees it: what came over its line, what of that is shown and said, and what goes out.
import { Screen, type Sweep } from "./screen.svelte";
import { settings } from "./settings.svelte";
import { dropSeat, keepSeat, keptSeat } from "./seats";
import { Socket } from "./socket";
import { sound } from "./sound";
import { aloud } from "./spoken";
import { t } from "./texts.svelte";
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
  get linger(): Trick | null {
    return this.screen.linger;
  }
  /** Where the finished trick goes: set for the moment in which it is swept away. */
  get sweep(): Sweep | null {
    return this.screen.sweep;
  }
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

  private n = 0;
  private counter = 0;
  private readonly socket = new Socket({
    open: () => this.hello(),
    message: (message) => this.receive(message),
    close: (code) => this.dropped(code),
  });
  private readonly screen = new Screen({
    news: (update) => this.tellAll(update),
    show: (play) => this.show(play),
  });
  private noticeTimer = 0;
  private lastActive = Date.now();

  constructor(readonly id: string) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.woken);
    this.socket.open();
  }

  /** Which way turns go round, in seats. */
  get direction(): number {
    return this.lobby?.rules.clockwise === false ? -1 : 1;
  }

  close(): void {
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.woken);
    this.screen.stop();
    this.socket.close();
  }

  // ------------------------------------------------------------------------------------------ the line

  hello(): void {
    this.socket.send({ type: "hello", protocol: PROTOCOL, table: this.id, token: keptSeat(this.id)?.token ?? null, lang: settings.lang });
  }

  private dropped(code: number): void {
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
      this.socket.openIn(wait * (0.8 + Math.random() * 0.4));
    }
  }

  /** Try the line at once. */
  again = (): void => {
    if (this.line === "open") return;
    if (this.line === "replaced") this.line = "lost";
    this.socket.open();
  };

  private woken = (): void => {
    if (document.hidden) return;
    this.flush();
    if (this.line === "lost") this.again();
  };

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
        this.say(message.text.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)));
        return undefined;
      default:
        return undefined;
    }
  }

  private welcome(message: Welcome): void {
    const returned = this.line === "lost";
    this.n = message.n;
    this.screen.clear();
    this.lobby = message.table;
    this.you = message.you;
    this.chat = message.chat;
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
      if (this.pending) this.socket.send(this.pending.message); // the same id: counts once, whatever became of the first
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
      this.screen.add(message);
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

  /** Show everything that has come in, at once. */
  flush(): void {
    this.screen.flush();
  }

  private tellAll(update: Update): void {
    let due = (update.news ?? []).filter((news) => news.event.type === "TrickTaken").length;
    for (const news of update.news ?? []) {
      this.tellNews(news, update.play, due);
      if (news.event.type === "TrickTaken") due -= 1;
    }
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

  /** A person has seen the finished trick. */
  hurry(): void {
    this.lastActive = Date.now();
    if (this.latest?.pausing?.occasion === "trick") this.socket.send({ type: "continue", id: freshId() });
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
      const text = aloud(this.saying.join(" "), this.lobby?.rules.german ?? false);
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
    this.socket.send(sent);
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
    this.socket.send(message);
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
