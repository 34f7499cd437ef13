import { describe, expect, it } from 'vitest';
import type { Request, Verdict } from '../wire';
import { Advised, changes, dearest, expected } from './advised.svelte';

const verdict = (ply: number, seat: number, cost: number): Verdict => ({
  ply,
  seat,
  did: 'end',
  expect: [0.5, 0.5],
  error: 0.01,
  cost,
  doubt: 0.01,
  better: null,
});

const table = { summary: { hints: true }, now: { ply: 4, asked: 0 }, mine: [0], choices: ['end'], over: false };

describe('what a bot thinks', () => {
  it('is of use only for the question one is asked', () => {
    const sent: Request[] = [];
    const advised = new Advised(table, (request) => sent.push(request) > 0);
    advised.ask();
    expect(sent).toEqual([]);
    advised.open = true;
    advised.ask();
    expect(sent).toEqual([{ hint: 4, seat: 0, id: 4 }]);
    const ranked = [{ do: 'end', expect: [0.5, 0.5], error: 0.1, line: ['end'], change: [] }];
    advised.hear({ type: 'hint', id: 3, ply: 3, seat: 0, ranked });
    expect(advised.best).toBeNull();
    advised.hear({ type: 'hint', id: 4, ply: 4, seat: 0, ranked });
    expect(advised.best).toBe('end');
    advised.open = false;
    expect(advised.best).toBeNull();
  });

  it('is asked for once for each question', () => {
    const sent: Request[] = [];
    const advised = new Advised(table, (request) => sent.push(request) > 0);
    advised.seek(4, 0);
    advised.seek(4, 0);
    advised.weigh(4);
    advised.weigh(4);
    expect(sent).toEqual([
      { hint: 4, seat: 0, id: 4 },
      { chances: 4, id: 4 },
    ]);
    expect(advised.asking).toBe(4);
    expect(advised.hear({ type: 'hint', id: 4, ply: 4, seat: 0, ranked: [] })).toBe(true);
    expect(advised.asking).toBe(null);
    advised.seek(4, 0);
    expect(sent.length).toBe(2);
    advised.forget();
    advised.seek(4, 0);
    expect(sent.length).toBe(3);
  });

  it('keeps the last chances until there are others', () => {
    const advised = new Advised(table, () => true);
    advised.hear({ type: 'chances', id: 1, ply: 1, expect: [0.25, 0.75], errors: [0.1, 0.1] });
    advised.hear({ type: 'chances', id: 2, ply: 2, expect: [], errors: [] });
    expect(advised.chances?.expect).toEqual([0.25, 0.75]);
  });

  it('puts a report together from what comes', () => {
    const advised = new Advised(table, () => true);
    advised.look(true);
    expect(advised.reporting).toBe(true);
    advised.hear({ type: 'report', done: 1, of: 2, verdicts: [verdict(7, 0, 0.1)], turning: [7] });
    advised.hear({ type: 'report', done: 2, of: 2, verdicts: [verdict(3, 1, 0.2)], turning: [7, 3] });
    expect(advised.reporting).toBe(false);
    expect(advised.report?.verdicts.map(({ ply }) => ply)).toEqual([3, 7]);
    expect(advised.report && dearest(advised.report, [0, 1]).map(({ ply }) => ply)).toEqual([3, 7]);
    expect(advised.report && dearest(advised.report, [0]).map(({ ply }) => ply)).toEqual([7]);
  });

  it('tells chances in hundredths, and points as they are', () => {
    expect(expected(0.345, 0.0012, false)).toEqual({ n: 35, error: 1 });
    expect(expected(46.2, 1.234, true)).toEqual({ n: 46, error: 1.2 });
    const advice = { do: 'end', line: ['end'], expect: [1], error: 0, change: [{ a: 0, b: -2 }] };
    expect(changes(advice, 0)).toEqual([['b', -2]]);
  });

  it('leaves other messages alone', () => {
    expect(new Advised(table, () => true).hear({ type: 'pong' })).toBe(false);
  });
});
