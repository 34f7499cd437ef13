// Made by scripts/declare from shapes.py, words.py and frames.py of this game. Read and change that, not this.

import type { SeatWord } from '$shell/wire';

export interface HtView {
  seats: number;
  start: number | null;
  turn: number | null;
  actions: number;
  bonus: number;
  spent: string[];
  roam: boolean;
  routes: Record<string, (string | null)[]>;
  markers: Record<string, string>;
  offices: Record<string, Offices>;
  /** Follows from the rest; it is there for pages. */
  control: Record<string, number | 'neutral'>;
  prestige: (number | null)[];
  full: number;
  links: (number | 'neutral')[];
  pile: number;
  unseen: Record<string, number>;
  out: Record<string, number>;
  players: HtPlayer[];
  neutral: Neutral | null;
  hand: Lifted[];
  fresh: [string, number][];
  ended: string[];
  stack: (string | number)[][];
}

export interface Offices {
  printed: string[];
  extra: string[];
}

export interface HtPlayer {
  score: number;
  supply: Pieces;
  stock: Pieces;
  abilities: Abilities;
  unused: Record<string, number>;
  used: Record<string, number>;
  plate: number;
  bare: Record<string, number>;
}

export interface Pieces {
  t: number;
  m: number;
}

export interface Abilities {
  keys: number;
  actions: number;
  privilege: number;
  book: number;
  purse: number;
}

export interface Neutral {
  score: number;
}

export interface Lifted {
  piece: string;
  from: string;
}

export interface HtSheet {
  seats: string[];
  names: Record<string, Record<string, Record<string, string>>>;
  board: string;
  aspect: number;
  /** What a board from outside draws under itself; other boards have charts of their own, and some have none. */
  drawn: Drawn | null;
  cities: City[];
  routes: Route[];
  link: Link;
  prestige: Prestige;
  permissions: Record<string, string[]>;
  regions: string[];
  region_points: number[];
  abilities: AbilityTable;
  markers: Record<string, number>;
  marker_points: number[];
  ends: Ends;
  pieces: Pieces;
  letters: string[];
  neutral: boolean;
}

export interface Drawn {
  land: [number, number][][];
  rivers: [number, number][][];
  names: DrawnName[];
}

export interface DrawnName {
  text: string;
  kind: 'sea' | 'land';
  x: number;
  y: number;
  size: number;
}

export interface City {
  id: string;
  x: number;
  y: number;
  offices: Office[];
  abilities: ('keys' | 'actions' | 'privilege' | 'book' | 'purse')[];
  green: boolean;
  regions: string[];
}

export interface Office {
  privilege: 'white' | 'orange' | 'pink' | 'black';
  shape: 't' | 'm';
  coin: number;
}

export interface Route {
  id: string;
  cities: [string, string];
  posts: [number, number][];
  ships: boolean[];
  region: string;
  taberna: boolean;
  permanent: string | null;
}

export interface Link {
  cities: string[];
  points: number[];
}

export interface Prestige {
  city: string;
  route: string;
  fields: PrestigeField[];
}

export interface PrestigeField {
  privilege: 'white' | 'orange' | 'pink' | 'black';
  points: number;
  x: number;
  y: number;
}

export interface AbilityTable {
  keys: Ability;
  actions: Ability;
  privilege: Ability;
  book: Ability;
  purse: Ability;
}

export interface Ability {
  values: (number | string)[];
  piece: 't' | 'm';
  points: number;
}

export interface Ends {
  prestige: number;
  cities: number;
}

/** What can happen. */
export type HtEvent =
  | { kind: 'began'; seat: SeatWord }
  | { kind: 'hung'; seat: SeatWord; route: string; marker: string }
  | { kind: 'drew'; seat: SeatWord; marker: string }
  | { kind: 'turn'; seat: SeatWord; actions: number }
  | { kind: 'income'; seat: SeatWord; traders: number; merchants: number }
  | { kind: 'placed'; seat: SeatWord; route: string; shape: string; post: number }
  | { kind: 'displaced'; seat: SeatWord; route: string; shape: string; side: SeatWord | null; victim: string; post: number }
  | { kind: 'paid'; seat: SeatWord; shape: string }
  | { kind: 'relocated'; seat: SeatWord; side: SeatWord | null; route: string; shape: string; post: number }
  | { kind: 'homeless'; side: SeatWord | null; route: string; shape: string }
  | { kind: 'lifted'; seat: SeatWord; route: string; side: SeatWord | null; shape: string; post: number }
  | { kind: 'put'; seat: SeatWord; route: string; side: SeatWord | null; shape: string; post: number }
  | { kind: 'established'; seat: SeatWord; route: string }
  | { kind: 'control'; side: SeatWord | null; city: string; points: number }
  | { kind: 'took'; seat: SeatWord; route: string; marker: string }
  | { kind: 'office'; side: SeatWord | null; city: string; shape: string }
  | { kind: 'extra'; seat: SeatWord; city: string; shape: string }
  | { kind: 'coin'; side: SeatWord | null; city: string; points: number }
  | { kind: 'full'; city: string; count: number }
  | { kind: 'link'; side: SeatWord | null; place: number; points: number }
  | { kind: 'developed'; seat: SeatWord; ability: string; level: number }
  | { kind: 'prestige'; seat: SeatWord; field: string; points: number }
  | { kind: 'returned'; seat: SeatWord; route: string; traders: number; merchants: number }
  | { kind: 'used'; seat: SeatWord; marker: string }
  | { kind: 'forgone'; seat: SeatWord; marker: string }
  | { kind: 'removed'; seat: SeatWord; route: string; side: SeatWord | null; shape: string; post: number }
  | { kind: 'swapped'; seat: SeatWord; city: string; pair: number }
  | { kind: 'stationed'; seat: SeatWord; route: string; shape: string; post: number }
  | { kind: 'permanent'; seat: SeatWord; route: string; permanent: string }
  | { kind: 'neutral'; route: string }
  | { kind: 'stayed'; route: string }
  | { kind: 'permitted'; seat: SeatWord; city: string }
  | { kind: 'waits'; seat: SeatWord; count: number }
  | { kind: 'ended'; reason: string };

/** What can be asked, and what each question remembers. */
export interface HtFrames {
  over: Record<string, never>;
  begin: Record<string, never>;
  gold: { route: string };
  turn: Record<string, never>;
  pay: { left: number };
  permit: { region: number };
  relocate: { route: string; side: SeatWord | null; shape: string | null; region: number; extra: number };
  move: { how: string; left: number };
  establish: { route: string; taken: number };
  remove: { left: number };
  swap: Record<string, never>;
  improve: { ability: string | null };
  station: { left: number };
  reuse: { left: number; traders: number; merchants: number };
  green: Record<string, never>;
  neutral: { route: string };
  close: Record<string, never>;
  draw: { seat: SeatWord };
  hang: Record<string, never>;
}

/** This game by its types: `Table<Ht>`. */
export interface Ht {
  view: HtView;
  sheet: HtSheet;
  event: HtEvent;
  frames: HtFrames;
}
