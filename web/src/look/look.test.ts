import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChartMap } from './chart';
import { place, soften, viewBox } from './chart';
import { DASH, GLYPHS, PIGMENTS } from './glyphs';
import { along, curve } from './line';
import { outline, seatStyle } from './seats';

const found = import.meta.glob<{ chart: ChartMap }>('../../../src/hanse/games/*/ui/maps/*.ts', { eager: true });
const plans = import.meta.glob('../../../src/hanse/games/*/ui/maps/*.toml');
const boards = import.meta.glob('../../../src/hanse/games/*/ui/index.ts');
const charts = Object.entries(found).map(([file, module]) => ({ file, chart: module.chart }));
/** `games/<id>/ui/maps/<name>.toml` is called `<id>/<name>`. */
const called = (file: string) => file.replace(/^.*games\/(.+)\/ui\/maps\/(.+)\.\w+$/, '$1/$2');
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The corners of a chart's path, as scripts/maps writes it. */
function corners(d: string): [number, number][] {
  return d
    .split('M')
    .slice(1)
    .flatMap((loop) => {
      let [x, y] = [0, 0];
      const numbers = (loop.match(/-?\d+/g) ?? []).map(Number);
      expect(numbers.length % 2).toBe(0);
      return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => {
        x += numbers[2 * i] as number;
        y += numbers[2 * i + 1] as number;
        return [x, y];
      });
    });
}

test('every planned chart is drawn, and every board has one', () => {
  const drawn = charts.map(({ chart }) => chart.id);
  expect(drawn.toSorted()).toEqual(Object.keys(plans).map(called).toSorted());
  expect(drawn).toEqual(charts.map(({ file }) => called(file)));
  for (const file of Object.keys(boards)) {
    const game = file.replace(/^.*games\/(.+)\/ui\/index\.ts$/, '$1');
    expect(drawn.some((id) => id.startsWith(`${game}/`))).toBe(true);
  }
});

describe.each(charts)('$chart.id', ({ file, chart }) => {
  test('is at most 12 kB', () => {
    expect(readFileSync(new URL(file, import.meta.url)).byteLength).toBeLessThanOrEqual(12_000);
  });

  test('keeps land, names, hills and rose on the canvas', () => {
    for (const [x, y] of corners(chart.land)) {
      expect(x).toBeGreaterThanOrEqual(-12);
      expect(x).toBeLessThanOrEqual(chart.width + 12);
      expect(y).toBeGreaterThanOrEqual(-12);
      expect(y).toBeLessThanOrEqual(chart.height + 12);
    }
    const marks = [...chart.labels, chart.rose, ...chart.hills.map(([x = -1, y = -1]) => ({ x, y }))];
    for (const mark of marks) {
      expect(mark.x).toBeGreaterThan(0);
      expect(mark.x).toBeLessThan(chart.width);
      expect(mark.y).toBeGreaterThan(0);
      expect(mark.y).toBeLessThan(chart.height);
    }
  });

  test('takes the whole layout, and rounds every path it holds', () => {
    const far = place(chart, 1000, 1000);
    expect(far.x).toBeLessThanOrEqual(chart.width);
    expect(far.y).toBeLessThanOrEqual(chart.height);
    expect(viewBox(chart)).toBe(`0 0 ${chart.width} ${chart.height}`);
    for (const d of [chart.land, ...chart.depth, chart.graticule, ...chart.rivers]) {
      expect(soften(d, chart)).not.toMatch(/NaN|undefined/);
    }
  });
});

test('corners are rounded within the canvas and stay sharp beyond it', () => {
  const chart = { width: 100, height: 100 } as ChartMap;
  expect(soften('M10 10l20 0 0 20z', chart)).toBe('M20 20Q10 10 20 10Q30 10 30 20Q30 30 20 20Z');
  expect(soften('M-10 10l40 0 0 20z', chart)).toContain('Q-10 10 -10 10');
  expect(soften('M0 0l10 0 10 10', chart)).toBe('M0 0Q10 0 20 10');
});

test('a way passes through its points and knows its direction', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ];
  expect(curve(points)).toMatch(/^M0 0C.* 10 0C.* 20 0$/);
  expect(along(points, 0.5)).toMatchObject({ x: 10, y: 0, angle: 0 });
  expect(along(points.toReversed(), 1)).toMatchObject({ x: 0, angle: 180 });
});

test('seats differ in outline as in colour; beyond five and below none they are neutral', () => {
  expect(new Set([0, 1, 2, 3, 4, -1].map(outline)).size).toBe(6);
  expect(new Set([0, 1, 2, 3, 4, -1].map(seatStyle)).size).toBe(6);
  expect(seatStyle(-1)).toBe(seatStyle(7));
});

test('every pigment has a colour, an ink and a dash; every glyph a drawing', () => {
  for (const name of PIGMENTS) {
    expect(tokens).toContain(`--pig-${name}:`);
    expect(tokens).toContain(`--pig-${name}-ink:`);
    expect(DASH[name]).toBeTruthy();
  }
  for (const shape of Object.values(GLYPHS)) expect('body' in shape || 'line' in shape).toBe(true);
});
