// Where things stand on our chart, in its own units: decoration only. A city or route that corrections add gets a plain place.
import { type ChartMap, place, type Spot } from '$shell/look/chart';
import type { City, Route } from './view';

type Side = 'above' | 'below' | 'left' | 'right';

interface Ground {
  /** First and second warehouse, the row of booths, the ship's berth, all from the town's middle. */
  wares: [number, number][];
  booths: [number, number];
  berth: [number, number];
  label: Side;
}

const PLAIN: Ground = {
  wares: [
    [-84, 20],
    [-84, -62],
  ],
  booths: [0, 66],
  berth: [80, 40],
  label: 'above',
};

const GROUND: Record<string, Ground> = {
  toensberg: {
    wares: [
      [-86, -26],
      [-86, 54],
    ],
    booths: [18, 74],
    berth: [72, 6],
    label: 'above',
  },
  aalborg: {
    wares: [
      [-84, 40],
      [-84, 120],
    ],
    booths: [6, 72],
    berth: [92, -58],
    label: 'above',
  },
  copenhagen: { wares: [[-84, -8]], booths: [-30, 64], berth: [72, 28], label: 'above' },
  luebeck: { wares: [[-84, -6]], booths: [-10, 74], berth: [66, -48], label: 'above' },
  stockholm: { wares: [[-88, 0]], booths: [-30, 72], berth: [78, 48], label: 'above' },
  kalmar: { wares: [[-88, -4]], booths: [-46, 72], berth: [92, 30], label: 'above' },
  danzig: {
    wares: [
      [-92, 60],
      [-14, 92],
    ],
    booths: [96, 62],
    berth: [-6, -82],
    label: 'right',
  },
  reval: {
    wares: [
      [70, 66],
      [-14, 92],
    ],
    booths: [40, 150],
    berth: [-92, -10],
    label: 'above',
  },
  riga: {
    wares: [
      [92, -20],
      [92, 60],
    ],
    booths: [16, 74],
    berth: [-62, -70],
    label: 'above',
  },
};

/** Points that sea lanes pass, so that they stay in the water. */
const WAYS: Record<string, [number, number][]> = {};

export const ground = (city: string): Ground => GROUND[city] ?? PLAIN;

export const town = (chart: ChartMap, city: City): Spot => place(chart, city.x, city.y);

export function berth(chart: ChartMap, city: City): Spot {
  const at = town(chart, city);
  const [dx, dy] = ground(city.id).berth;
  return { x: at.x + dx, y: at.y + dy };
}

/** The line of a route: over the given points, or a soft bow to its right. */
export function line(chart: ChartMap, route: Route, cities: Map<string, City>): Spot[] {
  const from = cities.get(route.from);
  const to = cities.get(route.to);
  if (!from || !to) return [];
  const [a, b] = route.kind === 'land' ? [town(chart, from), town(chart, to)] : [berth(chart, from), berth(chart, to)];
  const way = WAYS[`${route.from} ${route.to}`];
  if (way) return [a, ...way.map(([x, y]) => ({ x, y })), b];
  const bow = 0.08;
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * bow, y: (a.y + b.y) / 2 + (b.x - a.x) * bow }, b];
}
