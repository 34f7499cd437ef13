// Made by scripts/declare from shapes.py, words.py and frames.py of this game. Read and change that, not this.

import type { SeatWord } from '$shell/wire';

export interface MerkatorView {
  starter: number | null;
  active: number | null;
  turn: number;
  place: string | null;
  ending: string | null;
  left: number | null;
  took: boolean;
  board: Record<string, number>;
  chart: Chart;
  piles: Record<string, Pile>;
  discards: number;
  bonus: Display;
  buildings: BuildingDisplay;
  seats: MerkatorPlayer[];
  owed: Record<string, number>;
  given: string[];
  package: Package;
  bids: [number, number][];
  stack: (string | number)[][];
  /** How many purchases were given up in this turn; left out while there are none. */
  given_up?: number;
  solo?: Solo;
  /** Only for eyes that see all. */
  secret?: Secret;
}

export interface Chart {
  stage: number;
  rows: number[];
  shown: (string | null)[];
  supply: number;
  turned: Record<string, number>;
}

export interface Pile {
  top: string | null;
  rest: number;
}

export interface Display {
  open: (string | null)[];
  deck: number;
}

export interface BuildingDisplay {
  open: (string | null)[];
  deck: number;
  worth: Record<string, number[]>;
}

export interface MerkatorPlayer {
  coins: number;
  time: number;
  contracts: string[];
  used: string[];
  bonus: string[];
  buildings: string[];
  goods: Record<string, number>;
  tile: Record<string, number>;
  hand: Held | null;
  worth: Record<string, number>;
  points: number;
}

/** A hand card: what its back shows, and its word for those who may know it. */
export interface Held {
  kind: string;
  card: string | null;
}

export interface Package {
  cards: string[];
  contracts: string[];
}

export interface Solo {
  opened: (string | null)[];
  under: Record<string, number>;
  /** How many contracts of the solo stack are among the discards, by value; left out while there are none. */
  gone?: Record<string, number>;
}

export interface Secret {
  discards: string[];
}

export interface MerkatorSheet {
  seats: string[];
  names: Record<string, Record<string, Record<string, string>>>;
  places: Place[];
  links: [string, string][];
  goods: Good[];
  columns: Column[];
  categories: string[];
  tile: string[];
  contracts: Contract[];
  bonus: Bonus[];
  buildings: Building[];
  chart: ChartPage[];
  backs: Record<string, [string, number]>;
  numbers: Numbers;
  /** Whether the advanced rule with hand cards is played. */
  hand: boolean;
}

export interface Place {
  id: string;
  kind: 'major' | 'minor';
  colour: string | null;
  time: number;
  threshold: number | null;
  x: number;
  y: number;
}

export interface Good {
  id: string;
  colour: string;
  origin: string;
  category: string;
  column: string;
}

export interface Column {
  id: string;
  kind: string;
  goods: string[];
}

export interface Contract {
  id: string;
  value: number;
  place: string | null;
  needs: Record<string, number>;
  doubt: boolean;
}

export interface Bonus {
  id: string;
  cost: number;
  place: string;
  good: string;
  doubt: boolean;
}

export interface Building {
  id: string;
  cost: number;
  only: boolean;
  doubt: boolean;
  score: Term[];
}

export interface Term {
  kind: string;
  number: number;
  vp: number;
  of: string[];
  groups: string[][];
}

export interface ChartPage {
  side: string;
  rows: number[];
}

export interface Numbers {
  limit: number;
  cash: number;
  rate: number;
  join_major: number;
  join_minor: number;
  bonus_active: number;
  bonus_joining: number;
  turns: number;
  benchmarks: Benchmarks | null;
}

/** What a game alone is worth. */
export interface Benchmarks {
  beginner: number;
  target: number;
  outstanding: number;
}

/** What can happen. */
export type MerkatorEvent =
  | { kind: 'starter'; seat: SeatWord }
  | { kind: 'dealt'; seat: SeatWord; contract: string }
  | { kind: 'dealt_card'; seat: SeatWord; card: string }
  | { kind: 'pile'; contract: string }
  | { kind: 'opened'; card: string }
  | { kind: 'turn'; seat: SeatWord; turn: number }
  | { kind: 'sold'; seat: SeatWord; contract: string }
  | { kind: 'bought'; seat: SeatWord; card: string; price: number }
  | { kind: 'paid'; seat: SeatWord; contract: string }
  | { kind: 'handed_in'; seat: SeatWord; coins: number }
  | { kind: 'kept'; seat: SeatWord; card: string }
  | { kind: 'reserved'; seat: SeatWord; contract: string }
  | { kind: 'unloaded'; seat: SeatWord; good: string }
  | { kind: 'travelled'; seat: SeatWord; place: string }
  | { kind: 'stored'; seat: SeatWord; good: string }
  | { kind: 'bonus'; seat: SeatWord; card: string; good: string; count: number }
  | { kind: 'spread'; place: string }
  | { kind: 'time'; seat: SeatWord; count: number }
  | { kind: 'turned'; back: string }
  | { kind: 'void'; seat: SeatWord; back: string }
  | { kind: 'lost'; seat: SeatWord; good: string }
  | { kind: 'fulfilled'; seat: SeatWord; contract: string }
  | { kind: 'gave'; seat: SeatWord; good: string; count: number }
  | { kind: 'swapped'; seat: SeatWord; stuff: string; demand: string; count: number }
  | { kind: 'reward'; seat: SeatWord; contract: string }
  | { kind: 'no_reward'; seat: SeatWord }
  | { kind: 'reshuffled'; value: number }
  | { kind: 'joined'; seat: SeatWord; place: string; count: number }
  | { kind: 'offered'; seat: SeatWord; taker: SeatWord; coins: number; time: number }
  | { kind: 'traded'; seat: SeatWord; rival: SeatWord; contract: string; other: string }
  | { kind: 'final'; seat: SeatWord; reason: string }
  | { kind: 'restocked' }
  | { kind: 'ended'; reason: string }
  | { kind: 'returned' };

/** What can be asked, and what each question remembers. */
export interface MerkatorFrames {
  over: Record<string, never>;
  starter: Record<string, never>;
  draw: { level: number; to: number };
  deck: { slot: number; to: number; price: number };
  back: { again: number };
  first: Record<string, never>;
  turn: Record<string, never>;
  package: { price: number; given: number; cash: number };
  excess: Record<string, never>;
  refill: { built: number };
  sort: { place: string; left: number };
  journey: Record<string, never>;
  redraw: { back: string };
  lose: { column: string; left: number };
  fulfil: { joining: number };
  pay: { contract: string };
  reward: { contract: string; decided: number };
  join: { place: string; price: number };
  close: Record<string, never>;
  place: Record<string, never>;
  check: { left: number };
  duty: Record<string, never>;
  offer: { taker: SeatWord; contract: string; coins: number; time: number };
  accept: { contract: string };
}

/** This game by its types: `Table<Merkator>`. */
export interface Merkator {
  view: MerkatorView;
  sheet: MerkatorSheet;
  event: MerkatorEvent;
  frames: MerkatorFrames;
}
