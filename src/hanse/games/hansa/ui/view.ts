// Hansa's view and sheet as the page reads them.
import type { Sheet } from '$shell/wire';

export interface HansaPlayer {
  talers: number;
  supply: number;
  open: string[];
  sold: string[];
  booths: Record<string, number>;
}

export interface HansaView {
  seats: number;
  start: number | null;
  turn: number | null;
  round: number;
  ship: string;
  acted: boolean;
  warehouses: Record<string, (string | null)[]>;
  stacks: number[];
  colours: string[];
  players: HansaPlayer[];
  breaker: number | null;
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

export type HansaSheet = Sheet & {
  cities: City[];
  routes: Route[];
  supply: { x: number; y: number }[];
  colours: string[];
  limits: { talers: number; open: number };
};

/** "orange-2" is an orange tile with two barrels. */
export function tile(word: string): { colour: string; barrels: number } {
  const at = word.lastIndexOf('-');
  return { colour: word.slice(0, at), barrels: Number(word.slice(at + 1)) };
}
