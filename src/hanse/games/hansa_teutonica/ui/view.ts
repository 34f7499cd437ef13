// Hansa Teutonica's view and sheet as the page reads them.
import type { GlyphName, Pigment } from '$shell/look/glyphs';
import type { Sheet, View } from '$shell/wire';

export type Shape = 't' | 'm';
export type Privilege = 'white' | 'orange' | 'pink' | 'black';
export type AbilityName = 'keys' | 'actions' | 'privilege' | 'book' | 'purse';
/** A seat, or the neutral side of the game for two. */
export type Side = number | 'neutral';

export const ABILITIES: readonly AbilityName[] = ['keys', 'actions', 'privilege', 'book', 'purse'];
export const PRIVILEGES: readonly Privilege[] = ['white', 'orange', 'pink', 'black'];

export interface HtPlayer {
  score: number;
  supply: Record<Shape, number>;
  stock: Record<Shape, number>;
  abilities: Record<AbilityName, number>;
  unused: Record<string, number>;
  used: Record<string, number>;
  plate: number;
  bare: Record<string, number>;
}

export interface Offices {
  printed: string[];
  extra: string[];
}

export interface HtView extends View {
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
  control: Record<string, Side>;
  prestige: (number | null)[];
  full: number;
  links: Side[];
  pile: number;
  players: HtPlayer[];
  neutral: { score: number } | null;
  hand: { piece: string; from: string }[];
  fresh: [string, number][];
}

export interface Office {
  privilege: Privilege;
  shape: 'square' | 'round';
  coin?: number;
}

export interface City {
  id: string;
  x: number;
  y: number;
  offices: Office[];
  abilities?: AbilityName[];
  green?: boolean;
  regions?: string[];
}

export interface Route {
  id: string;
  cities: [string, string];
  posts: [number, number][];
  ships: boolean[];
  region?: string | null;
  taberna?: boolean;
  permanent?: string | null;
}

export interface Ability {
  values: (number | string)[];
  piece: Shape;
  points: number;
}

export type HtSheet = Sheet & {
  board: string;
  cities: City[];
  routes: Route[];
  link: { cities: string[]; points: number[] };
  prestige: { city: string; route: string; fields: { privilege: Privilege; points: number; x: number; y: number }[] };
  permissions: Record<string, string[]>;
  regions: string[];
  region_points: number[];
  abilities: Record<AbilityName, Ability>;
  marker_points: number[];
  ends: { prestige: number; cities: number };
  letters: string[];
  neutral: boolean;
};

/** "bm" is a merchant of blue: whose, and which shape; the neutral side is -1. */
export function piece(word: string, letters: readonly string[]): { seat: number; shape: Shape } {
  return { seat: letters.indexOf(word[0] ?? ''), shape: word[1] === 't' ? 't' : 'm' };
}

/** The neutral side is drawn as seat -1. */
export const seatOf = (side: Side | null | undefined): number => (typeof side === 'number' ? side : -1);

const GLYPHS: Record<string, GlyphName> = {
  plus_three_actions: 'actions',
  plus_four_actions: 'actions',
  move_two: 'ship_change',
  place_two: 'remove_three',
  develop_privilege: 'privilege',
  office_in_green_city: 'extra_office',
  reuse_two: 'doubling',
};
export const glyphOf = (marker: string): GlyphName => GLYPHS[marker] ?? (marker as GlyphName);

/** Markers whose figure says more than their drawing. */
export const FIGURES: Record<string, string> = { plus_three_actions: '+3', plus_four_actions: '+4' };

export const pigmentOf = (privilege: Privilege): Pigment => privilege;
export const rankOf = (privilege: Privilege): number => PRIVILEGES.indexOf(privilege) + 1;
