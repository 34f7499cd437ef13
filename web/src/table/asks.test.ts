import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { At, Request, Why } from '../wire';
import { Asks } from './asks';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking(open = true): { asks: Asks; sent: Request[] } {
  const sent: Request[] = [];
  return { asks: new Asks((request) => open && sent.push(request) > 0), sent };
}

const why = (id: number): Why => ({ type: 'why', id, do: 'end', legal: true, no: null, rule: null, why: null });
const at = (id: number): At => ({
  type: 'at',
  id,
  ply: 3,
  asked: 0,
  question: 'turn',
  frame: {},
  view: {},
  scores: [],
  parts: [],
});

it('gives each answer to whoever asked for it', async () => {
  const { asks, sent } = asking();
  const [one, two, three] = [asks.why('end'), asks.at(3), asks.why('pass')];
  expect(sent).toEqual([
    { why: 'end', id: 1 },
    { at: 3, id: 2 },
    { why: 'pass', id: 3 },
  ]);
  expect([asks.hear(why(3)), asks.hear(at(2)), asks.hear(why(1))]).toEqual([true, true, true]);
  expect([await one, await two, await three]).toEqual([why(1), at(2), why(3)]);
  expect(asks.waiting).toBe(0);
  expect(asks.hear({ type: 'pong' })).toBe(false);
});

it('waits for no answer for ever, and forgets what it waited for', async () => {
  const { asks } = asking();
  const all = [asks.why('end'), asks.at(3), asks.story(7)];
  expect(asks.waiting).toBe(3);
  vi.advanceTimersByTime(HOUR);
  expect(await Promise.all(all)).toEqual([null, null, null]);
  expect(asks.waiting).toBe(0);
  asks.hear(why(1));
  asks.hear({ type: 'story', steps: [] });
  expect(vi.getTimerCount()).toBe(0);
});

it('answers at once when the connection is lost, or was', async () => {
  const { asks } = asking();
  const all = [asks.why('end'), asks.story(1)];
  asks.lost();
  expect(await Promise.all(all)).toEqual([null, null]);
  const broken = asking(false).asks;
  expect(await Promise.all([broken.why('end'), broken.at(1), broken.story(1)])).toEqual([null, null, null]);
  expect([asks.waiting, broken.waiting, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

it('tells a story to all who wait for one', async () => {
  const { asks, sent } = asking();
  const [one, two] = [asks.story(1), asks.story(2)];
  expect(sent).toEqual([{ story: 1 }, { story: 1 }]);
  asks.hear({
    type: 'story',
    steps: [
      { ply: 0, parts: [{ open: 1 }] },
      { ply: 2, parts: [{ open: 4 }] },
    ],
  });
  expect(await one).toEqual([[{ open: 1 }], [{ open: 1 }]]);
  expect(await two).toEqual([[{ open: 1 }], [{ open: 1 }], [{ open: 4 }]]);
});
