import { expect, it } from 'vitest';
import { leader } from './aid';
import { motion } from './motion';
import type { HansaView } from './view';

const player = { talers: 3, supply: 9, open: ['blue-1'], sold: [], booths: { danzig: 2 } };
const view: HansaView = {
  seats: 2,
  start: 0,
  turn: 0,
  round: 1,
  ship: 'danzig',
  acted: false,
  warehouses: { danzig: ['orange-2', null] },
  stacks: [8, 8, 8, 7, 7],
  colours: ['orange', 'blue'],
  players: [player, { ...player, booths: {} }],
  breaker: null,
};

it('moves a bought tile from the warehouse to the buyer, and the price to the payee', () => {
  const after = motion(
    { kind: 'bought', seat: '0', city: 'danzig', tile: 'orange-2', price: 1, payee: '1' },
    view,
  )?.view;
  expect(after?.warehouses.danzig).toEqual([null, null]);
  expect(after?.players.map((p) => p.talers)).toEqual([2, 4]);
  expect(after?.players[0]?.open).toEqual(['blue-1', 'orange-2']);
  expect(view.warehouses.danzig).toEqual(['orange-2', null]);
});

it('puts a drawn tile into the first empty warehouse and takes it from its stack', () => {
  const after = motion({ kind: 'refilled', city: 'danzig', tile: 'blue-3', pile: 1 }, view)?.view;
  expect(after?.warehouses.danzig).toEqual(['orange-2', 'blue-3']);
  expect(after?.stacks).toEqual([7, 8, 8, 7, 7]);
});

it('builds with a tile handed in', () => {
  const after = motion({ kind: 'built', seat: '0', city: 'danzig', tile: 'blue-1', count: 1 }, view)?.view;
  expect(after?.players[0]).toEqual({ ...player, open: [], supply: 8, booths: { danzig: 3 } });
});

it('skips what it does not know', () => {
  expect(motion({ kind: 'turn', seat: '0', round: 2 }, view)).toBeNull();
});

it('names who alone has the most booths in a city', () => {
  expect(leader(view, 'danzig')).toBe(0);
  expect(leader(view, 'riga')).toBeNull();
  expect(leader({ ...view, players: [player, player] }, 'danzig')).toBeNull();
});
