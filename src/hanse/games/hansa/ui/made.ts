// Made by scripts/declare from shapes.py, words.py and frames.py of this game. Read and change that, not this.

import type { SeatWord } from '$shell/wire';

export interface HansaView {
  seats: number;
  start: number | null;
  turn: number | null;
  round: number;
  ship: string;
  acted: boolean;
  warehouses: Record<string, (string | null)[]>;
  stacks: number[];
  unseen: Record<string, number>;
  gone: Record<string, number>;
  colours: string[];
  players: HansaPlayer[];
  breaker: number | null;
  busy: boolean;
  idle: number;
  stack: (string | number)[][];
}

export interface HansaPlayer {
  talers: number;
  supply: number;
  open: string[];
  /** None for a tile that lies face down (HA-R33). */
  sold: (string | null)[];
  booths: Record<string, number>;
}

export interface HansaSheet {
  seats: string[];
  names: Record<string, Record<string, Record<string, string>>>;
  cities: City[];
  routes: Route[];
  supply: Place[];
  colours: string[];
  limits: Limits;
}

export interface City {
  id: string;
  number: number;
  warehouses: number;
  x: number;
  y: number;
  start_booths: boolean;
}

export interface Route {
  from: string;
  to: string;
  kind: 'sea' | 'land';
}

export interface Place {
  x: number;
  y: number;
}

export interface Limits {
  talers: number;
  open: number;
}

/** What can happen. */
export type HansaEvent =
  | { kind: 'began'; seat: SeatWord }
  | { kind: 'removed'; colour: string }
  | { kind: 'stocked'; city: string; tile: string }
  | { kind: 'placed'; seat: SeatWord; city: string; count: number }
  | { kind: 'income'; seat: SeatWord; talers: number }
  | { kind: 'filled'; seat: SeatWord; price: number }
  | { kind: 'left'; seat: SeatWord }
  | { kind: 'refilled'; city: string; tile: string; pile: number }
  | { kind: 'broke'; seat: SeatWord }
  | { kind: 'moved'; seat: SeatWord; city: string; origin: string }
  | { kind: 'bought'; seat: SeatWord; city: string; tile: string; price: number; payee: SeatWord | null }
  | { kind: 'built'; seat: SeatWord; city: string; tile: string; count: number }
  | { kind: 'sold'; seat: SeatWord; city: string; tile: string }
  | { kind: 'took_back'; seat: SeatWord; city: string }
  | { kind: 'lost'; seat: SeatWord; tile: string }
  | { kind: 'taxed'; seat: SeatWord; talers: number }
  | { kind: 'gave'; seat: SeatWord; tile: string }
  | { kind: 'turn'; seat: SeatWord; round: number }
  | { kind: 'ended'; reason: string };

/** What can be asked, and what each question remembers. */
export interface HansaFrames {
  over: Record<string, never>;
  begin: Record<string, never>;
  remove: { left: number };
  stock: Record<string, never>;
  place: { done: number };
  next: Record<string, never>;
  fill: Record<string, never>;
  refill: Record<string, never>;
  turn: Record<string, never>;
  sale: { sold: number; single: number };
  lose: { colours: number };
  tax: Record<string, never>;
}

/** This game by its types: `Table<Hansa>`. */
export interface Hansa {
  view: HansaView;
  sheet: HansaSheet;
  event: HansaEvent;
  frames: HansaFrames;
}
