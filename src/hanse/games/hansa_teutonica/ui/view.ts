// Hansa Teutonica's types, and what the page adds to them: order, colours and drawings.
import type { GlyphName, Pigment } from '$shell/look/glyphs';
import type { Abilities, HtView, Office, Pieces } from './made';

export type * from './made';

export type Shape = keyof Pieces;
export type Privilege = Office['privilege'];
export type AbilityName = keyof Abilities;
/** A seat, or the neutral side of the game for two. */
export type Side = HtView['links'][number];

export const ABILITIES: readonly AbilityName[] = ['keys', 'actions', 'privilege', 'book', 'purse'];
export const PRIVILEGES: readonly Privilege[] = ['white', 'orange', 'pink', 'black'];

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
