import { expect, it } from 'vitest';
import type { LogLine, Now } from '../wire';
import { lastOwn, lowest, turnStart } from './back';

const log = [0, 0, 1, '*', 0, 0, 1].map((seat, ply) => ({ ply, seat, text: 'x', events: [] }) as LogLine);
const now = (more: Partial<Now>) => ({ ply: log.length, ...more }) as Now;

it('goes no further than the floor', () => {
  expect(lowest(now({ floor: { ply: 4, why: 'seat' } }))).toBe(4);
  expect(lastOwn(log, [0], now({ floor: { ply: 7, why: 'seat' } }))).toBeNull();
  expect(lastOwn(log, [0], null)).toBeNull();
});

it('against bots alone takes back the last answer of one’s own, whoever has answered since', () => {
  expect(lastOwn(log, [0], now({ back: 0 }))).toBe(5);
  expect(lastOwn(log.slice(0, 5), [0], now({ ply: 5, back: 0 }))).toBe(4);
  expect(lastOwn(log, [], now({ back: 0 }))).toBeNull();
});

it('goes to the start of this turn, or if nothing was done in it, of the one before', () => {
  expect(turnStart(log.slice(0, 6), [0], now({ ply: 6, back: 0, floor: { ply: 4, why: 'chance' } }))).toBe(4);
  expect(turnStart(log, [0], now({ back: 0, floor: { ply: 7, why: 'seat' } }))).toBe(4);
  expect(turnStart(log.slice(0, 4), [0], now({ ply: 4, back: 0, floor: { ply: 4, why: 'chance' } }))).toBe(0);
});
