import { expect, it } from 'vitest';
import { legs, meanings, wishes } from './aid';
import type { CardKind, LuebeckSheet, LuebeckView } from './view';

const player = { hand: 2, cards: null, known: ['riga-3'], table: [], reserve: 1, passed: false, gain: {} };
const view: LuebeckView = {
  seats: 3,
  round: 2,
  last: false,
  start: 0,
  deck: 20,
  pass: 1,
  pile: {},
  packets: [['riga-3', 'pirates'], []],
  field: 2,
  cogs: { a: { city: 'danzig', figures: [0, 1] }, b: { city: 'riga', figures: [0] } },
  players: [{ ...player, cards: ['riga-3', 'reval-4'] }, player, player],
  stack: [],
};
const sheet = {
  cities: [{ id: 'luebeck' }, { id: 'stettin' }, { id: 'danzig' }, { id: 'riga' }, { id: 'reval' }],
  lines: [
    { from: 'luebeck', to: 'stettin' },
    { from: 'stettin', to: 'danzig' },
    { from: 'danzig', to: 'riga' },
    { from: 'riga', to: 'reval' },
  ],
} as unknown as LuebeckSheet;
const card = (kind: CardKind['kind'], id: string, city: string | null): CardKind => ({
  kind,
  id,
  city,
  value: 1,
  count: 1,
  provenance: 'rulebook',
});

it('counts legs with the arrows only', () => {
  expect(legs(sheet, 'stettin', 'riga')).toBe(2);
  expect(legs(sheet, 'riga', 'stettin')).toBe(99);
});

it('asks first about the own cog that is nearest to the city of a card', () => {
  expect(wishes(sheet, view, 0, card('ware', 'reval-4', 'reval'))).toEqual(['sell reval-4 b', 'sell reval-4 a']);
  expect(wishes(sheet, view, 2, card('ware', 'reval-4', 'reval'))).toEqual(['sell reval-4 a']);
  expect(meanings(card('doubling', 'double-riga', 'riga'))).toEqual(['double riga', 'discard double-riga']);
});

it('offers to sell a ware, or throw it away', () => {
  expect(meanings(card('ware', 'riga-3', 'riga'))).toEqual(['sell riga-3', 'discard riga-3']);
});
