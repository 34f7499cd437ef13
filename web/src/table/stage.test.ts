import { expect, it, vi } from 'vitest';
import type { AnyUi } from '../games';
import type { Happened, LogLine, Now } from '../wire';
import { beats, Stage } from './stage.svelte';

const SHEET = { seats: [], names: {} };

const line = (ply: number, kinds: string[], steps?: LogLine['steps']): LogLine => ({
  ply,
  seat: 0,
  text: 'x',
  events: kinds.map((kind) => ({ kind })),
  ...(steps && { steps }),
});
const now = (hand: number): Now =>
  ({
    ply: 3,
    eyes: 0,
    view: { hand, deck: 9 },
    asked: 0,
    question: 'act',
    frame: {},
    scores: [],
    parts: [],
  }) as unknown as Now;

it('gives each event what it changed, and the last one all that the message tells', () => {
  const told = beats([line(3, ['laid', 'laid'], [[[['hand'], 1]], []]), line(4, ['took'])]);
  expect(told.map((beat) => beat.patch)).toEqual([[[['hand'], 1]], [], null]);
});

it('plays nothing one by one if it is not told what each event changed', () => {
  expect(beats([line(3, ['laid', 'took'])])).toEqual([]);
  expect(beats([line(3, ['took'])])).toHaveLength(1);
  expect(beats([])).toEqual([]);
});

it('shows event after event, those without a motion together with the next, and ends with the view', async () => {
  vi.useFakeTimers();
  const seen: unknown[] = [];
  const ui = { motions: { laid: 100, took: (_: Happened) => ({ ms: 50 }) } } as unknown as AnyUi;
  const stage = new Stage(ui, SHEET, false, () => {});
  stage.play(now(0), []);
  stage.play(
    now(5),
    beats([line(3, ['laid', 'got', 'laid', 'took'], [[[['hand'], 1]], [[['hand'], 2]], [[['deck'], 8]]])]),
  );
  for (const ms of [0, 100, 100, 50]) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push([stage.event?.kind ?? null, stage.shown?.view.hand, stage.shown?.view.deck, stage.busy]);
  }
  expect(seen).toEqual([
    ['laid', 1, 9, true],
    ['laid', 2, 8, true],
    ['took', 5, 9, true],
    [null, 5, 9, false],
  ]);
  vi.useRealTimers();
});

it('goes on if what an event changed does not fit', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stage = new Stage({ motions: { laid: 1 } } as unknown as AnyUi, SHEET, false, () => {});
  stage.play(now(0), []);
  stage.play(now(5), beats([line(3, ['laid', 'laid'], [[[['cogs', 'a'], 1]]])]));
  await vi.waitFor(() => expect(stage.busy).toBe(false));
  expect(stage.shown?.view.hand).toBe(5);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
