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
    [-92, 20],
    [-92, -66],
  ],
  booths: [0, 84],
  berth: [80, 40],
  label: 'above',
};

const GROUND: Record<string, Ground> = {
  toensberg: {
    wares: [
      [-98, -40],
      [-98, 48],
    ],
    booths: [104, 70],
    berth: [23, 124],
    label: 'above',
  },
  aalborg: {
    wares: [
      [-92, 52],
      [-92, 140],
    ],
    booths: [10, 86],
    berth: [108, -28],
    label: 'above',
  },
  copenhagen: { wares: [[-94, -14]], booths: [-32, 82], berth: [62, 70], label: 'above' },
  luebeck: {
    wares: [
      [-92, -34],
      [-92, 54],
    ],
    booths: [92, 52],
    berth: [92, -72],
    label: 'above',
  },
  stockholm: {
    wares: [
      [-70, 84],
      [-158, 84],
    ],
    booths: [-90, 162],
    berth: [92, 54],
    label: 'above',
  },
  kalmar: { wares: [[-96, -14]], booths: [-96, 76], berth: [112, 50], label: 'above' },
  danzig: {
    wares: [
      [-30, 96],
      [58, 96],
    ],
    booths: [-116, 24],
    berth: [6, -84],
    label: 'right',
  },
  reval: {
    wares: [
      [66, 78],
      [-24, 94],
    ],
    booths: [34, 178],
    berth: [-100, -16],
    label: 'above',
  },
  riga: {
    wares: [
      [100, -34],
      [100, 54],
    ],
    booths: [-104, 66],
    berth: [-54, -84],
    label: 'below',
  },
};

/** Points that lanes pass, so that they stay in the water and apart from each other. */
const WAYS: Record<string, [number, number][]> = {
  'copenhagen toensberg': [
    [432, 768],
    [426, 690],
    [382, 590],
    [348, 460],
  ],
  'aalborg copenhagen': [
    [346, 604],
    [404, 694],
    [414, 762],
  ],
  'luebeck aalborg': [
    [304, 888],
    [298, 808],
    [282, 716],
    [308, 622],
  ],
  'aalborg toensberg': [
    [306, 448],
    [258, 388],
  ],
  'copenhagen luebeck': [[436, 878]],
  'danzig luebeck': [
    [790, 846],
    [700, 880],
    [612, 918],
    [492, 916],
  ],
  'copenhagen danzig': [
    [530, 866],
    [612, 868],
    [712, 824],
    [800, 806],
  ],
  'kalmar copenhagen': [
    [748, 726],
    [640, 752],
    [548, 776],
  ],
  'stockholm reval': [
    [968, 226],
    [1080, 168],
  ],
  'reval riga': [
    [1222, 262],
    [1222, 356],
  ],
  'riga danzig': [
    [1172, 432],
    [1118, 428],
    [1052, 470],
    [1000, 560],
    [962, 690],
    [918, 788],
  ],
  'danzig reval': [
    [888, 770],
    [908, 650],
    [946, 520],
    [1000, 400],
    [1062, 300],
    [1136, 216],
  ],
  'riga stockholm': [
    [1176, 404],
    [1112, 410],
    [1020, 366],
  ],
  'danzig kalmar': [
    [858, 772],
    [836, 700],
  ],
  'stockholm kalmar': [
    [846, 344],
    [774, 454],
    [768, 566],
  ],
  'toensberg stockholm': [
    [400, 128],
    [600, 116],
  ],
};

export const ground = (city: string): Ground => GROUND[city] ?? PLAIN;

export const town = (chart: ChartMap, city: City): Spot => place(chart, city.x, city.y);

export function berth(chart: ChartMap, city: City): Spot {
  const at = town(chart, city);
  const [dx, dy] = ground(city.id).berth;
  return { x: at.x + dx, y: at.y + dy };
}

function aside(chart: ChartMap, city: City, by: number): Spot {
  const at = town(chart, city);
  return { x: at.x + by, y: at.y };
}

/** The share of a line that its ends leave free for town and ship. */
export function trim(points: readonly Spot[], free: number): number {
  let long = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b) long += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return long > 0 ? Math.min(0.25, free / long) : 0;
}

/** The paper about the stacks of the supply. */
export function supplyBox(stacks: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [stacks.map((at) => at.x), stacks.map((at) => at.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x - 54, y: y - 92, width: Math.max(...xs) - x + 108, height: Math.max(...ys) - y + 138 };
}

/** The way from one stack to the next, in degrees. */
export const turn = (from: Spot, to: Spot): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The line of a route: over the given points, or a soft bow to its right. */
export function line(chart: ChartMap, route: Route, cities: Map<string, City>): Spot[] {
  const from = cities.get(route.from);
  const to = cities.get(route.to);
  if (!from || !to) return [];
  const [a, b] =
    route.kind === 'land' ? [aside(chart, from, 44), aside(chart, to, -44)] : [berth(chart, from), berth(chart, to)];
  const way = WAYS[`${route.from} ${route.to}`];
  if (way) return [a, ...way.map(([x, y]) => ({ x, y })), b];
  const bow = 0.08;
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * bow, y: (a.y + b.y) / 2 + (b.x - a.x) * bow }, b];
}
