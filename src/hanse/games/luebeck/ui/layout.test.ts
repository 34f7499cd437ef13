import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { berth, side, town } from './layout';
import { chart } from './maps/seas';
import type { City } from './view';

const FILE = new URL('../data/luebeck.toml', import.meta.url);
const TOWN = /\[\[cities\]\]\nid = "(\w+)"\nnames = \{ en = "([^"]+)".*?\nx = (\d+)\ny = (\d+)/gs;
/** What a cog and a letter take, in the chart's units, and what nobody sees. */
const COG = { width: 80, height: 72 };
const LETTER = { width: 14.5, height: 27 };
const HAIR = 6;
const BERTHS = 6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const cities = [...readFileSync(FILE, 'utf8').matchAll(TOWN)].map(([, id, name, x, y]) => ({
  city: { id, x: Number(x), y: Number(y) } as City,
  name: name ?? '',
}));

function label(city: City, name: string): Box {
  const { x, y } = town(chart, city);
  const top = side(city) === 'above' ? y - 72 : y + 24;
  const half = (name.length * LETTER.width) / 2;
  return { left: x - half, top, right: x + half, bottom: top + LETTER.height };
}

function cog(city: City, n: number): Box {
  const { x, y } = berth(chart, city, n);
  return { left: x - COG.width / 2, top: y - COG.height / 2, right: x + COG.width / 2, bottom: y + COG.height / 2 };
}

const covers = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > HAIR &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > HAIR;

it('leaves every name free, however many cogs lie at a town', () => {
  expect(cities).toHaveLength(11);
  const all = cities.flatMap(({ city }) =>
    Array.from({ length: BERTHS }, (_, n) => ({ at: `${city.id} ${n}`, box: cog(city, n) })),
  );
  const covered = all.flatMap(({ at, box }) =>
    cities.filter(({ city, name }) => covers(box, label(city, name))).map(({ name }) => `${at} lies on ${name}`),
  );
  expect(covered).toEqual([]);
  const off = all.filter(
    ({ box }) =>
      box.left < -HAIR || box.top < -HAIR || box.right > chart.width + HAIR || box.bottom > chart.height + HAIR,
  );
  expect(off.map(({ at }) => at)).toEqual([]);
});
