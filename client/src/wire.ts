// Written by tools/wire_types.py from the server's messages; changes belong there.
export const PROTOCOL = 1;

export type FromClient = Hello | Act | Continue | Undo | Hint | Claim | Say | Phrase | Word | Leave | Start | Place | Replace | Pause | Restart | Options | Ping;

export type FromServer = Welcome | Update | Ok | Error | Advice | Pong | Bye;

/** Take one of the legal actions of the view with this `seq`. */
export interface Act {
  type: "act";
  id: string;
  expect: number;
  action: Bid | Pass | AskRedeal | NameTrump | AnnounceDurch | PassCard | HandOut | Bury | LayMelds | Meld | Dix | Draw | Play | GiveUp | Shoot | ClaimRevoke | CallOut;
}

/** The hint that was asked for. */
export interface Advice {
  type: "advice";
  id: string;
  seq: number;
  action: Deal | Bid | Pass | AskRedeal | NameTrump | AnnounceDurch | PassCard | HandOut | Bury | LayMelds | Meld | Dix | Draw | Play | GiveUp | Shoot | ClaimRevoke | CallOut;
  label: string;
  text: string[];
  candidates: Thought[];
}

/** Instead of trump: every trick, without trump and without melds (3B-DURCH-01). */
export interface AnnounceDurch {
  type: "AnnounceDurch";
}

/** Show a hand too poor to play and have the cards dealt again (3A-OPT-03, HR-16). */
export interface AskRedeal {
  type: "AskRedeal";
}

/** The auction: high bid (0 = none yet) and bidder (-1), who is still in, the lowest bid allowed (0 = none left). */
export interface AuctionView {
  type: "AuctionView";
  high: number;
  bidder: number;
  active: boolean[];
  lowest: number;
}

/** The auction is over: declarer and bid in points. */
export interface AuctionWon {
  type: "AuctionWon";
  declarer: number;
  bid: number;
}

/** A bid, in points. */
export interface Bid {
  type: "Bid";
  amount: number;
}

/** Bids that are allowed: every `step` points from `least` to `most`. */
export interface BidRange {
  least: number;
  most: number;
  step: number;
}

/** The declarer lays one card face down; repeated until as many lie there as he took (3A-WID-02). */
export interface Bury {
  type: "Bury";
  card: Card;
}

/** The declarer is burying: how many cards are still due (None for the others, who see it when it is done). */
export interface BuryView {
  type: "BuryView";
  need: number | null;
}

/** Said before the server closes a socket: why. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
}

/** A call in the auction: a bid in points, or 0 for a pass. */
export interface Call {
  seat: number;
  bid: number;
  signal: number;
}

/** Claim to have reached the mark (2H-END-07, 2B-END-05). May come out of turn and cannot be withdrawn. */
export interface CallOut {
  type: "CallOut";
}

/** A seat bid (points) or passed (0); `signal` is the meld that the bid announces, in points. */
export interface Called {
  type: "Called";
  seat: number;
  bid: number;
  signal: number;
}

/** What this seat may ask of the table now. */
export interface Can {
  undo: boolean;
  hint: boolean;
  claim: boolean;
}

/** A kind of card as people write it: rank, then suit. */
export type Card = "7C" | "7D" | "7H" | "7S" | "8C" | "8D" | "8H" | "8S" | "9C" | "9D" | "9H" | "9S" | "AC" | "AD" | "AH" | "AS" | "JC" | "JD" | "JH" | "JS" | "KC" | "KD" | "KH" | "KS" | "QC" | "QD" | "QH" | "QS" | "TC" | "TD" | "TH" | "TS";

/** The declarer has buried: how many cards, how many of them against the ban (AMB-14); the cards for him alone. */
export interface CardsBuried {
  type: "CardsBuried";
  declarer: number;
  count: number;
  forced: number;
  cards: Card[] | null;
}

/** Cards went from seat to seat; the cards for these two alone, for others None. */
export interface CardsHanded {
  type: "CardsHanded";
  giver: number;
  receiver: number;
  count: number;
  cards: Card[] | null;
}

/** Something that was said; `phrase` is the key of a quick phrase, whose text is in the reader's language. */
export interface Chat {
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
}

/** Claim all the tricks that are left; granted when nothing can take one of them away. */
export interface Claim {
  type: "claim";
  id: string;
}

/** Say that this seat has failed a duty in the deal (HR-26). A wrong claim cannot be repeated for that seat. */
export interface ClaimRevoke {
  type: "ClaimRevoke";
  seat: number;
}

/** A seat claims the mark; `right` says whether it has it, None while that is still open (MCD-02). */
export interface ClaimedOut {
  type: "ClaimedOut";
  seat: number;
  right: boolean | null;
}

/** The seat whose time runs, and the seconds it has left. */
export interface ClockInfo {
  seat: number;
  seconds: number;
}

/** Seen enough of what the table pauses for. */
export interface Continue {
  type: "continue";
  id: string;
}

/** Chance deals: hands by seat, then the widow, or the upcard and the stock (its first card is drawn first). */
export interface Deal {
  type: "Deal";
  hands: Card[][];
  widow: Card[];
  upcard: Card | null;
  stock: Card[];
}

/** The deal is booked; somebody may have won by it. */
export interface DealBooked {
  type: "DealBooked";
  result: Settlement;
}

/** Waiting for the cards. */
export interface DealingView {
  type: "DealingView";
}

/** In two-handed play: show the lowest trump, or exchange it for the upcard (2H-DIX-02, 2H-DIX-03). */
export interface Dix {
  type: "Dix";
  exchange: boolean;
  tabled: boolean;
}

/** A dix was exchanged for this upcard. */
export interface DixTaken {
  type: "DixTaken";
  seat: number;
  card: Card;
}

/** In two-handed play: done melding; the trick's winner draws, then the loser (2H-FLOW-03). */
export interface Draw {
  type: "Draw";
  upcard: boolean;
}

/** A seat drew: the card for those who see it, else None. `left` cards remain, the upcard included. */
export interface Drawn {
  type: "Drawn";
  seat: number;
  card: Card | null;
  left: number;
}

/** The declarer will take every trick, without trump. */
export interface DurchAnnounced {
  type: "DurchAnnounced";
  declarer: number;
}

/** Not done: a stable code and a sentence; `seq` is that of the current view when the answer came too late. */
export interface Error {
  type: "error";
  id: string | null;
  code: string;
  text: string;
  seq: number | null;
}

/** The commitment to the shuffle of a deal, and the seats whose own words are (or will be) mixed into it. */
export interface Fairness {
  game: number;
  deal: number;
  commit: string;
  words: number[];
}

/** The declarer gave up. */
export interface GaveUp {
  type: "GaveUp";
  declarer: number;
}

/** The declarer gives up: the bid is lost, the others book their melds (3A-GIVE-01). */
export interface GiveUp {
  type: "GiveUp";
}

/** New deal: your cards (none for a spectator), the dealer, and the upcard in a game with a stock. */
export interface HandDealt {
  type: "HandDealt";
  deal_no: number;
  dealer: number;
  hand: Card[] | null;
  upcard: Card | null;
}

/** The declarer hands a widow card, unseen by the others, to the next seat that is due one (4P-OPT-04). */
export interface HandOut {
  type: "HandOut";
  card: Card;
}

/** The declarer hands out widow cards: the seats that are still due one, in order. */
export interface HandOutView {
  type: "HandOutView";
  due: number[];
}

/** Cards that went from one seat to another: passed between partners, or handed out from the widow. */
export interface Handed {
  giver: number;
  receiver: number;
  cards: Card[];
}

/** Come to a table: with a seat's token to play, without one to watch. Again whenever a fresh view is wanted. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  lang?: "de" | "en";
}

/** Ask what a good player would do in one's place. */
export interface Hint {
  type: "hint";
  id: string;
}

/** In auction games: lay out and book the best melds of the hand (3A-MELD-01). */
export interface LayMelds {
  type: "LayMelds";
}

/** Stand up for good: a bot plays on, or the seat is free again. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A table as everybody sees it: people, rules, options. */
export interface Lobby {
  id: string;
  phase: "lobby" | "over" | "playing";
  rules: RulesInfo;
  seats: SeatInfo[];
  spectators: number;
  code: string;
  options: TableOptions;
  paused: boolean;
  game: number;
  link: string;
  next_fair: Fairness | null;
}

/** In two-handed play: lay down one meld by its name, with the cards it is made of. */
export interface Meld {
  type: "Meld";
  name: string;
  cards: string[];
}

/** A meld or dix in two-handed play, with the points it was paid. */
export interface Melded {
  type: "Melded";
  meld: Shown;
}

/** Melds are being laid out; `laid` seats have done so. */
export interface MeldingView {
  type: "MeldingView";
  laid: number;
}

/** A seat laid out its melds in an auction game. */
export interface MeldsLaid {
  type: "MeldsLaid";
  seat: number;
  melds: Shown[];
  points: number;
}

/** A side's melds are too few to be laid down and count nothing (4D-OPT-08). */
export interface MeldsVoid {
  type: "MeldsVoid";
  side: number;
  points: number;
}

/** The declarer names trump: one of S H D C. */
export interface NameTrump {
  type: "NameTrump";
  suit: string;
}

/** Something that happened, as this seat is told it. */
export interface News {
  event: HandDealt | Called | AuctionWon | WidowTaken | CardsBuried | TrumpNamed | DurchAnnounced | RedealAsked | CardsHanded | MeldsVoid | Shot | RevokeJudged | MeldsLaid | Melded | DixTaken | Drawn | Played | TrickTaken | GaveUp | ClaimedOut | DealBooked;
  text: string[];
}

/** Done, and on the disk, as of update `n`. */
export interface Ok {
  type: "ok";
  id: string;
  n: number;
}

/** Host: change how the table is kept; what is left out stays. */
export interface Options {
  type: "options";
  id: string;
  speed?: "fast" | "instant" | "normal" | "slow";
  chat?: boolean;
  clock?: number;
}

/** No bid; who has passed is out of the auction (3A-BID-04). */
export interface Pass {
  type: "Pass";
}

/** Between bidding partners: one card of those to be passed (4P-OPT-03, HR-06); repeated until all are chosen. */
export interface PassCard {
  type: "PassCard";
  card: Card;
}

/** Partners pass cards: how many this seat still has to choose (None for others), and whether one side is done. */
export interface PassView {
  type: "PassView";
  need: number | null;
  second: boolean;
}

/** Host: hold the game, or let it go on. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** What the table waits for, how long at most (null: until all have continued), and for whom. */
export interface Pausing {
  occasion: "deal" | "melds" | "trick";
  seconds: number | null;
  waiting: number[];
}

/** Say one of the quick phrases, which everybody reads in his own language. */
export interface Phrase {
  type: "phrase";
  id: string;
  key: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Host, before the game: give a seat to a computer player, or keep it open. */
export interface Place {
  type: "seat";
  id: string;
  seat: number;
  to: string;
}

/** Lay a card to the trick. `tabled` 0 is a card of the hand; n is the n-th tabled twin, as in `CardRef`. */
export interface Play {
  type: "Play";
  card: Card;
  tabled: number;
}

/** A card was laid to the trick, from the hand or (two-handed) from the table. */
export interface Played {
  type: "Played";
  seat: number;
  card: Card;
  tabled: boolean;
}

/** Here. */
export interface Pong {
  type: "pong";
}

/** Everything of the current deal that every player has seen; a view carries it as it is. */
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
  forced_bury: number;
  shown: Shown[];
  melds: number[];
  tricks: Trick[];
  points: number[];
  taken: number[];
  counters: boolean[];
  called_out: number[];
  cleared: [number, number][];
}

/** A seat showed a hand too poor to play; the cards are dealt again. */
export interface RedealAsked {
  type: "RedealAsked";
  seat: number;
  hand: Card[];
}

/** Host: take a seat away from whoever has it, for a computer player or (`open`) for the next who comes. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  by: string;
}

/** Host: a new game with the same people and rules. */
export interface Restart {
  type: "restart";
  id: string;
}

/** A claim of revoke: who accused whom, and whether it was right (HR-26). */
export interface RevokeJudged {
  type: "RevokeJudged";
  seat: number;
  accused: number;
  right: boolean;
}

/** The rules of a table: on one line, by name, and what the drawing of a table needs. */
export interface RulesInfo {
  line: string;
  name: string;
  title: string;
  players: number;
  partners: boolean;
  german: boolean;
  clockwise: boolean;
  copies: number;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The game as this seat sees it. Bids are taken out of `view.legal` and stand in `bids`. */
export interface Scene {
  view: View;
  bids: BidRange[];
  labels: string[];
  points: number[];
  own: Record<string, number>;
  own_melds: Shown[];
  refused: Record<string, string>;
  can: Can;
  pausing: Pausing | null;
  situation: string[];
  clock: ClockInfo | null;
  fair: Fairness | null;
  next_fair: Fairness | null;
  winner: number;
}

/** The score by side: booked totals, melds and card points so far in this deal, the mark, and a winner (or -1). */
export interface Score {
  totals: number[];
  melds: number[];
  tricks: number[];
  target: number;
  winner: number;
  chips: number[];
}

/** Who has a seat. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  player: string;
  here: boolean;
  away_at: number | null;
  stand_in: string;
  host: boolean;
  word: boolean;
}

/** The deal is booked. */
export interface SettledView {
  type: "SettledView";
  result: Settlement;
}

/** How a deal was booked: melds, tricks and change by side, the totals and the mark after it. */
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

/** The declarer promises every trick, before the first lead (HR-17). */
export interface Shoot {
  type: "Shoot";
}

/** The declarer promises every trick (HR-17). */
export interface Shot {
  type: "Shot";
  declarer: number;
}

/** A meld that was laid down for all to see, and what it was paid. */
export interface Shown {
  seat: number;
  name: string;
  cards: Card[];
  points: number;
  trick: number;
}

/** What one two-handed player has on the table: cards (in order) and the melds made so far in this deal. */
export interface Side {
  tokens: Token[];
  melds: Tabled[];
}

/** Host: begin; seats that are free are taken by computer players. */
export interface Start {
  type: "start";
  id: string;
}

/** Two-handed phase one: the trick, who may meld (-1 = nobody), what lies tabled, and the cards left to draw. */
export interface StockView {
  type: "StockView";
  leader: number;
  cards: Card[];
  winning: number;
  melder: number;
  sides: [Side, Side];
  exchanged: boolean;
  left: number;
}

/** How a table is kept. */
export interface TableOptions {
  speed: "fast" | "instant" | "normal" | "slow";
  chat: boolean;
  clock: number;
  undo: boolean;
}

/** A meld as its owner laid it: name, class, full value, points paid, its kinds, and the trick it came after. */
export interface Tabled {
  name: string;
  group: string;
  value: number;
  paid: number;
  kinds: number[];
  trick: number;
}

/** An action that was considered for a hint, with what it is worth in points for one's side. */
export interface Thought {
  action: Deal | Bid | Pass | AskRedeal | NameTrump | AnnounceDurch | PassCard | HandOut | Bury | LayMelds | Meld | Dix | Draw | Play | GiveUp | Shoot | ClaimRevoke | CallOut;
  label: string;
  value: number;
  spread: number;
  visits: number;
}

/** A tabled card of two-handed play: its kind and the melds of its owner it belongs to (2H-MELD-06). */
export interface Token {
  kind: number;
  marks: number[];
}

/** A trick with all its cards, in the order they were played from `leader` on. */
export interface Trick {
  leader: number;
  cards: Card[];
  winner: number;
  points: number;
}

/** A trick is complete and taken. */
export interface TrickTaken {
  type: "TrickTaken";
  trick: Trick;
}

/** A trick on the table: leader and cards in order, the seat that is winning it (-1 when empty). */
export interface TrickView {
  type: "TrickView";
  leader: number;
  cards: Card[];
  winning: number;
}

/** Trump is this suit (S H D C); `held` is False when the declarer lacks a marriage that he needs (HR-11). */
export interface TrumpNamed {
  type: "TrumpNamed";
  declarer: number;
  suit: string;
  held: boolean;
}

/** The declarer is naming trump. */
export interface TrumpView {
  type: "TrumpView";
}

/** Take back one's last decision; only among computer players. */
export interface Undo {
  type: "undo";
  id: string;
}

/** What changed; what is absent is as before. */
export interface Update {
  type: "update";
  n: number;
  table?: Lobby;
  play?: Scene;
  news?: News[];
  chat?: Chat[];
  note?: string;
}

/** All that one seat may know of the current deal, with perfect recall; `seat` None is a spectator. */
export interface View {
  seq: number;
  seat: number | null;
  rules: string;
  to_act: number;
  deal_no: number;
  dealer: number;
  score: Score;
  decider: boolean;
  public: Public;
  hand: Card[] | null;
  held: number[];
  widow: Card[];
  buried: Card[];
  handed: Handed[];
  ledger: number[];
  pool: number;
  phase: DealingView | AuctionView | TrumpView | HandOutView | BuryView | PassView | MeldingView | TrickView | StockView | SettledView;
  legal: (Deal | Bid | Pass | AskRedeal | NameTrump | AnnounceDurch | PassCard | HandOut | Bury | LayMelds | Meld | Dix | Draw | Play | GiveUp | Shoot | ClaimRevoke | CallOut)[];
}

/** The answer to hello: everything, as of update `n`. */
export interface Welcome {
  type: "welcome";
  n: number;
  you: You;
  table: Lobby;
  play: Scene | null;
  chat: Chat[];
  recent: News[];
  protocol: number;
}

/** The declarer took the widow: its cards for those who may see it, else None. */
export interface WidowTaken {
  type: "WidowTaken";
  declarer: number;
  cards: Card[] | null;
}

/** A word of one's own, mixed into the shuffle of the next deal; empty takes it back. */
export interface Word {
  type: "word";
  id: string;
  word: string;
}

/** Who one is at this table: a seat, or (null) a spectator. */
export interface You {
  seat: number | null;
  host: boolean;
  name: string;
}
