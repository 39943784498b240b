// What the server sends, as docs/protocol.md describes it; the client reads these and computes nothing of its own.

export type Suit = "S" | "H" | "D" | "C";
export type Card = string;

export interface Action {
  type: string;
  card?: Card;
  tabled?: number | boolean;
  amount?: number;
  suit?: Suit;
  name?: string;
  cards?: string[];
  exchange?: boolean;
  upcard?: boolean;
  seat?: number;
}
export interface Call {
  seat: number;
  bid: number;
  signal: number;
}
export interface Shown {
  seat: number;
  name: string;
  cards: Card[];
  points: number;
  trick: number;
}
export interface Trick {
  leader: number;
  cards: Card[];
  winner: number;
  points: number;
}
export interface Settlement {
  outcome: string;
  melds: number[];
  tricks: number[];
  buried: number;
  change: number[];
  totals: number[];
  target: number;
  winner: number;
  decider: boolean;
  paid: number[];
  pool: number;
}
export interface Public {
  calls: Call[];
  declarer: number;
  bid: number;
  trump: number;
  durch: boolean;
  shot: boolean;
  widow: Card[];
  upcard: Card | null;
  turned: Card | null;
  exchanger: number;
  last_drawn: Card | null;
  shown: Shown[];
  melds: number[];
  tricks: Trick[];
  points: number[];
  taken: number[];
  called_out: number[];
}
export interface Token {
  kind: number;
  marks: number[];
}
export interface Tabled {
  name: string;
  group: string;
  value: number;
  paid: number;
  kinds: number[];
  trick: number;
}
export interface Side {
  tokens: Token[];
  melds: Tabled[];
}
export type Phase =
  | { type: "DealingView" }
  | { type: "AuctionView"; high: number; bidder: number; active: boolean[]; lowest: number }
  | { type: "TrumpView" }
  | { type: "PassView"; need: number | null; second: boolean }
  | { type: "HandOutView"; due: number[] }
  | { type: "BuryView"; need: number | null }
  | { type: "MeldingView"; laid: number }
  | { type: "TrickView"; leader: number; cards: Card[]; winning: number }
  | {
      type: "StockView";
      leader: number;
      cards: Card[];
      winning: number;
      melder: number;
      sides: Side[];
      exchanged: boolean;
      left: number;
    }
  | { type: "SettledView"; result: Settlement };
export interface View {
  seq: number;
  seat: number | null;
  to_act: number;
  deal_no: number;
  dealer: number;
  score: { totals: number[]; melds: number[]; tricks: number[]; target: number; winner: number };
  decider: boolean;
  public: Public;
  hand: Card[] | null;
  held: number[];
  widow: Card[];
  buried: Card[];
  handed: { giver: number; receiver: number; cards: Card[] }[];
  ledger: number[];
  pool: number;
  phase: Phase;
  legal: Action[];
}
export interface Bids {
  least: number;
  most: number;
  step: number;
}
export interface Play {
  view: View;
  bids: Bids[];
  labels: string[];
  points?: number[];
  own?: Partial<Record<Suit, number>>;
  own_melds?: Shown[];
  refused: Record<Card, string>;
  can: { undo: boolean; hint: boolean; claim: boolean };
  pausing: { occasion: "trick" | "melds" | "deal"; seconds: number | null; waiting: number[] } | null;
  situation: string[];
  clock: { seat: number; seconds: number } | null;
  fair: { commit: string; words: number[]; deal: number } | null;
  next_fair?: { commit: string; words: number[]; deal: number } | null;
  winner: number;
}
export interface LobbySeat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  player: string;
  here: boolean;
  away_at: number | null;
  stand_in: string;
  host: boolean;
  word: boolean;
}
export interface Lobby {
  id: string;
  phase: "lobby" | "playing" | "over";
  rules: {
    line: string;
    name: string;
    title: string;
    players: number;
    partners: boolean;
    german: boolean;
    clockwise: boolean;
    copies: number;
  };
  seats: LobbySeat[];
  spectators: number;
  code: string;
  options: { speed: string; chat: boolean; clock: number; undo: boolean };
  paused: boolean;
  game: number;
  link: string;
}
export interface News {
  event: { type: string; [fact: string]: unknown };
  text: string[];
}
export interface Chat {
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
}
export interface Advice {
  id: string;
  action: Action;
  label: string;
  text: string[];
  candidates: { action: Action; label: string; value: number; spread: number; visits: number }[];
}
export interface Welcome {
  type: "welcome";
  n: number;
  you: { seat: number | null; host: boolean; name: string };
  table: Lobby;
  play: Play | null;
  chat: Chat[];
  recent: News[];
}
export interface Update {
  type: "update";
  n: number;
  table?: Lobby;
  play?: Play;
  news?: News[];
  chat?: Chat[];
  note?: string;
}
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
