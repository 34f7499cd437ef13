import { expect, it } from 'vitest';
import { leaves } from './leaves';
import type { HansaSheet, HansaView } from './view';

const table = (talers: number, tiles: number) => ({
  view: { players: [{ talers, open: Array.from({ length: tiles }, () => 'blue-1') }] } as unknown as HansaView,
  sheet: { limits: { talers: 3, open: 3 } } as HansaSheet,
  eyes: 0,
  text: (id: string) => id,
});

it('says what is above the limits, and only when the turn ends', () => {
  expect(leaves(table(3, 3), 'end')).toBeNull();
  expect(leaves(table(4, 0), 'end')).toBe('ui-leaves');
  expect(leaves(table(0, 4), 'end')).toBe('ui-leaves');
  expect(leaves(table(9, 9), 'fill')).toBeNull();
});
