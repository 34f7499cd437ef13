// Made by scripts/declare from shapes.py, words.py and frames.py of this game. Read and change that, not this.

import type { SeatWord } from '$shell/wire';

export interface LuebeckView {
  seats: number;
  round: number;
  last: boolean;
  start: number | null;
  deck: number;
  pass: number;
  pile: Record<string, number>;
  packets: string[][];
  field: number;
  cogs: Record<string, CogAt>;
  players: LuebeckPlayer[];
  stack: (string | number)[][];
}

export interface CogAt {
  city: string;
  figures: number[];
}

export interface LuebeckPlayer {
  hand: number;
  /** Own cards, or everybody's when the game is over; otherwise nobody may know them. */
  cards: string[] | null;
  /** What everybody saw being taken from the display; nothing at a table that plays from memory. */
  known: string[];
  table: string[];
  reserve: number;
  passed: boolean;
  gain: Record<string, number>;
}

export interface LuebeckSheet {
  seats: string[];
  names: Record<string, Record<string, Record<string, string>>>;
  cities: City[];
  lines: SeaLine[];
  field: CogField;
  cogs: number;
  packets: number;
  cards: CardKind[];
  limits: Limits;
}

export interface City {
  id: string;
  role: 'start' | 'port' | 'end';
  colour: string;
  x: number;
  y: number;
  legs: number;
}

export interface SeaLine {
  from: string;
  to: string;
  via: [number, number][];
  provenance: string;
}

export interface CogField {
  x: number;
  y: number;
}

export interface CardKind {
  id: string;
  kind: 'ware' | 'trade_voyage' | 'doubling' | 'pirates' | 'ship_change';
  city: string | null;
  value: number;
  count: number;
  provenance: string;
}

export interface Limits {
  pass: number;
  figures: number;
  factor: number;
}

/** What can happen. */
export type LuebeckEvent =
  | { kind: 'began'; seat: SeatWord }
  | { kind: 'dealt'; seat: SeatWord; card: string | null }
  | { kind: 'round'; round: number; seat: SeatWord }
  | { kind: 'laid'; packet: string; card: string }
  | { kind: 'reshuffled'; pass: number; cards: number }
  | { kind: 'last_round'; round: number }
  | { kind: 'took'; seat: SeatWord; packet: string; cards: number }
  | { kind: 'got'; seat: SeatWord; card: string }
  | { kind: 'named'; seat: SeatWord; first: SeatWord }
  | { kind: 'started'; seat: SeatWord; cog: string; city: string }
  | { kind: 'joined'; seat: SeatWord; cog: string; city: string }
  | { kind: 'played'; seat: SeatWord; card: string }
  | { kind: 'sailed'; cog: string; origin: string; city: string; seat: SeatWord }
  | { kind: 'sold'; seat: SeatWord; card: string; cog: string; points: number }
  | { kind: 'raided'; seat: SeatWord; cog: string; city: string }
  | { kind: 'returned'; seat: SeatWord; cog: string; city: string }
  | { kind: 'changed'; seat: SeatWord; cog: string; target: string; origin: string; city: string }
  | { kind: 'emptied'; cog: string; city: string }
  | { kind: 'discarded'; seat: SeatWord; card: string; cost: number }
  | { kind: 'passed'; seat: SeatWord }
  | { kind: 'cleared'; cog: string; city: string }
  | { kind: 'compass'; seat: SeatWord }
  | { kind: 'counted'; seat: SeatWord; card: string; cost: number }
  | { kind: 'ended'; reason: string };

/** What can be asked, and what each question remembers. */
export interface LuebeckFrames {
  over: Record<string, never>;
  round: Record<string, never>;
  begin: Record<string, never>;
  deal: { to: SeatWord; left: number };
  lay: { packet: string; lap: number };
  choose: { left: number };
  name: Record<string, never>;
  act: Record<string, never>;
  clean: Record<string, never>;
  back: Record<string, never>;
}

/** This game by its types: `Table<Luebeck>`. */
export interface Luebeck {
  view: LuebeckView;
  sheet: LuebeckSheet;
  event: LuebeckEvent;
  frames: LuebeckFrames;
}
