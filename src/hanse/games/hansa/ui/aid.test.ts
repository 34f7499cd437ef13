import { expect, it } from 'vitest';
import { leader } from './aid';
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
  unseen: {},
  gone: {},
  busy: false,
  idle: 0,
  stack: [],
};

it('names who alone has the most booths in a city', () => {
  expect(leader(view, 'danzig')).toBe(0);
  expect(leader(view, 'riga')).toBeNull();
  expect(leader({ ...view, players: [player, player] }, 'danzig')).toBeNull();
});
