// Where things stand on our chart. Towns, lines and the cog field lie where the sheet says; what lies about them is decoration.
import { type ChartMap, place, type Spot } from '$shell/look/chart';
import type { City, CogField, SeaLine } from './view';

type Side = 'above' | 'below' | 'left' | 'right';

/** Where cogs lie, the first berth first, from the town's middle, and where its name stands. */
interface Ground {
  slots: [number, number][];
  label: Side;
}

const BERTHS: Record<string, Ground> = {
  luebeck: {
    slots: [
      [72, -28],
      [-40, -70],
      [-16, 138],
      [68, 138],
      [-16, 206],
      [68, 206],
    ],
    label: 'below',
  },
  stettin: {
    slots: [
      [98, 20],
      [182, 20],
      [98, 98],
      [182, 98],
      [266, 20],
      [14, 98],
    ],
    label: 'below',
  },
  danzig: {
    slots: [
      [71, -42],
      [89, 38],
      [173, 38],
      [157, -42],
      [89, 114],
      [173, 114],
    ],
    label: 'below',
  },
  riga: {
    slots: [
      [88, 1],
      [88, 85],
      [2, 129],
      [88, 169],
      [2, 207],
      [88, -83],
    ],
    label: 'below',
  },
  reval: {
    slots: [
      [37, -83],
      [-53, -93],
      [37, -161],
      [-53, -171],
      [-143, -93],
      [-143, -171],
    ],
    label: 'below',
  },
  visby: {
    slots: [
      [78, 31],
      [84, -49],
      [84, 111],
      [88, -129],
      [0, -109],
      [8, -189],
    ],
    label: 'above',
  },
  helsingborg: {
    slots: [
      [94, 14],
      [134, -70],
      [210, -56],
      [134, -146],
      [210, -132],
      [134, -222],
    ],
    label: 'above',
  },
  bergen: {
    slots: [
      [-87, -22],
      [-87, -96],
      [-173, -22],
      [-173, -96],
      [84, -80],
      [161, -80],
    ],
    label: 'above',
  },
  hamburg: {
    slots: [
      [-145, -93],
      [-145, -167],
      [-230, -93],
      [-92, 65],
      [-160, 125],
      [-76, 145],
    ],
    label: 'below',
  },
  london: {
    slots: [
      [-82, -50],
      [-86, 30],
      [-82, -126],
      [-4, 85],
      [-4, -80],
      [-82, -202],
    ],
    label: 'below',
  },
  bruegge: {
    slots: [
      [85, -39],
      [85, 39],
      [169, -39],
      [169, 39],
      [-82, 55],
      [241, -79],
    ],
    label: 'below',
  },
};

const PLAIN: Ground = {
  slots: [
    [70, 10],
    [70, -62],
    [70, 82],
    [150, 10],
    [150, -62],
    [150, 82],
  ],
  label: 'below',
};

/** The cog field and the cogs that wait on it, from its middle. */
export const FIELD = { width: 182, height: 282 };
const WAITING: [number, number][] = [
  [-43, -59],
  [41, -59],
  [-43, 15],
  [41, 15],
  [-43, 89],
  [41, 89],
];

const ground = (city: City): Ground => BERTHS[city.id] ?? PLAIN;

const nth = (at: Spot, slots: readonly [number, number][], n: number): Spot => {
  const [dx, dy] = slots[n % slots.length] ?? [0, 0];
  return { x: at.x + dx, y: at.y + dy };
};

export const town = (chart: ChartMap, city: City): Spot => place(chart, city.x, city.y);

export const side = (city: City): Side => ground(city).label;

/** Where the nth cog of a city lies. */
export const berth = (chart: ChartMap, city: City, n: number): Spot => nth(town(chart, city), ground(city).slots, n);

export const field = (chart: ChartMap, at: CogField): Spot => place(chart, at.x, at.y);

/** Where the nth cog waits, from the field's middle. */
export const waiting = (n: number): Spot => nth({ x: 0, y: 0 }, WAITING, n);

/** The line from town to town: over the points where it bends, or in a soft bow to its right. */
export function way(chart: ChartMap, line: SeaLine, cities: Map<string, City>): Spot[] {
  const from = cities.get(line.from);
  const to = cities.get(line.to);
  if (!from || !to) return [];
  const [a, b] = [town(chart, from), town(chart, to)];
  if (line.via.length > 0) return [a, ...line.via.map(([x, y]) => place(chart, x, y)), b];
  const bow = 0.08;
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * bow, y: (a.y + b.y) / 2 + (b.x - a.x) * bow }, b];
}
