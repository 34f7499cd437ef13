// Lübeck's view and sheet as the page reads them.
import type { GlyphName, Pigment } from '$shell/look/glyphs';
import type { Sheet } from '$shell/wire';

export interface LuebeckPlayer {
  hand: number;
  /** Own cards, or everybody's when the game is over; otherwise nobody may know them. */
  cards: string[] | null;
  /** What everybody saw being taken from the display. */
  known: string[];
  table: string[];
  reserve: number;
  passed: boolean;
  gain: Record<string, number>;
}

export interface CogAt {
  city: string;
  figures: number[];
}

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
}

export interface City {
  id: string;
  role: 'start' | 'port' | 'end';
  colour: Pigment | 'none';
  legs: number;
  x: number;
  y: number;
}

export interface Line {
  from: string;
  to: string;
  via: [number, number][];
  provenance: string;
}

export interface Field {
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

export type LuebeckSheet = Sheet & {
  cities: City[];
  lines: Line[];
  field: Field;
  cogs: number;
  packets: number;
  cards: CardKind[];
  limits: { pass: number; figures: number; factor: number };
};

/** What our cards show for a city: decoration that tells the colours apart once more. */
const GOODS: Record<string, GlyphName> = {
  stettin: 'grain',
  danzig: 'timber',
  riga: 'wax',
  reval: 'fur',
  visby: 'salt',
  helsingborg: 'fish',
  bergen: 'fish_oil',
  hamburg: 'barrel',
  london: 'cloth',
  bruegge: 'spice',
};

const SIGNS: Record<CardKind['kind'], GlyphName | null> = {
  ware: null,
  trade_voyage: 'ship',
  doubling: 'doubling',
  pirates: 'pirates',
  ship_change: 'ship_change',
};

export const good = (city: string): GlyphName => GOODS[city] ?? 'barrel';

export const glyph = (card: CardKind): GlyphName => SIGNS[card.kind] ?? good(card.city ?? '');

export function colour(sheet: LuebeckSheet, city: string | null): Pigment {
  const found = sheet.cities.find((c) => c.id === city)?.colour ?? 'none';
  return found === 'none' ? 'white' : found;
}

export function paint(sheet: LuebeckSheet, card: CardKind): Pigment {
  if (card.kind === 'pirates') return 'black';
  return colour(sheet, card.city);
}

export const reconstructed = (fact: { provenance: string }): boolean => fact.provenance === 'reconstructed';
