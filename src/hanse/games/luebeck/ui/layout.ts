// Where things stand on our chart, in its own units: decoration only. A city or line that corrections add gets a plain place.
import { type ChartMap, place, type Spot } from '$shell/look/chart';
import type { City, SeaLine } from './view';

type Side = 'above' | 'below' | 'left' | 'right';

/** Where cogs lie, the first berth first, and where the town's name stands. */
const BERTHS: Record<string, { slots: [number, number][]; label: Side }> = {
  luebeck: {
    slots: [
      [780, 742],
      [668, 700],
      [668, 905],
      [752, 905],
      [836, 905],
      [584, 905],
    ],
    label: 'below',
  },
  stettin: {
    slots: [
      [976, 842],
      [1060, 842],
      [976, 920],
      [1060, 920],
      [1144, 842],
      [892, 920],
    ],
    label: 'below',
  },
  danzig: {
    slots: [
      [1150, 690],
      [1168, 770],
      [1252, 770],
      [1236, 690],
      [1168, 846],
      [1252, 846],
    ],
    label: 'below',
  },
  riga: {
    slots: [
      [1424, 478],
      [1424, 562],
      [1338, 606],
      [1424, 646],
      [1338, 684],
      [1424, 394],
    ],
    label: 'below',
  },
  reval: {
    slots: [
      [1400, 150],
      [1310, 140],
      [1400, 72],
      [1310, 62],
      [1220, 140],
      [1220, 62],
    ],
    label: 'below',
  },
  visby: {
    slots: [
      [1140, 440],
      [1146, 360],
      [1146, 520],
      [1150, 280],
      [1062, 300],
      [1070, 220],
    ],
    label: 'above',
  },
  helsingborg: {
    slots: [
      [868, 560],
      [868, 486],
      [950, 500],
      [868, 412],
      [950, 426],
      [868, 338],
    ],
    label: 'above',
  },
  bergen: {
    slots: [
      [336, 118],
      [336, 44],
      [250, 118],
      [250, 44],
      [500, 60],
      [584, 60],
    ],
    label: 'above',
  },
  hamburg: {
    slots: [
      [455, 742],
      [455, 668],
      [370, 742],
      [520, 900],
      [440, 960],
      [524, 980],
    ],
    label: 'below',
  },
  london: {
    slots: [
      [72, 960],
      [72, 1040],
      [72, 884],
      [150, 1086],
      [150, 930],
      [72, 808],
    ],
    label: 'below',
  },
  bruegge: {
    slots: [
      [404, 1000],
      [404, 1078],
      [488, 1000],
      [488, 1078],
      [240, 1086],
      [560, 960],
    ],
    label: 'below',
  },
};

/** Points that the lines pass, so that they stay in the water. */
const WAYS: Record<string, [number, number][]> = {
  'luebeck stettin': [
    [742, 736],
    [800, 728],
    [862, 752],
  ],
  'luebeck visby': [
    [748, 722],
    [860, 686],
    [960, 690],
    [1048, 600],
    [1084, 500],
  ],
  'stettin danzig': [
    [892, 760],
    [940, 730],
    [1010, 682],
    [1070, 664],
    [1096, 696],
  ],
  'danzig riga': [
    [1118, 676],
    [1162, 560],
    [1184, 470],
    [1226, 400],
    [1290, 396],
    [1326, 436],
  ],
  'riga reval': [
    [1344, 420],
    [1322, 350],
    [1304, 296],
    [1312, 236],
  ],
  'visby helsingborg': [
    [1032, 500],
    [1012, 590],
    [940, 636],
    [860, 646],
    [808, 616],
  ],
  'helsingborg bergen': [
    [774, 510],
    [738, 440],
    [680, 388],
    [580, 384],
    [480, 414],
    [400, 340],
    [376, 230],
  ],
  'helsingborg hamburg': [
    [750, 506],
    [716, 448],
    [670, 408],
    [590, 442],
    [530, 500],
    [508, 600],
    [512, 700],
    [540, 788],
  ],
  'bergen london': [
    [360, 210],
    [300, 420],
    [244, 640],
    [262, 850],
    [292, 950],
    [252, 1012],
    [200, 1012],
  ],
  'hamburg bruegge': [
    [548, 802],
    [486, 808],
    [408, 840],
    [344, 882],
    [328, 960],
    [310, 1008],
  ],
  'riga visby': [
    [1330, 426],
    [1290, 388],
    [1226, 372],
    [1140, 380],
  ],
};

const PLAIN = {
  slots: [
    [70, 10],
    [70, -62],
    [70, 82],
    [150, 10],
    [150, -62],
    [150, 82],
  ] as [number, number][],
  label: 'below' as Side,
};

export const town = (chart: ChartMap, city: City): Spot => place(chart, city.x, city.y);

export const side = (city: City): Side => BERTHS[city.id]?.label ?? PLAIN.label;

/** Where the nth cog of a city lies. */
export function berth(chart: ChartMap, city: City, n: number): Spot {
  const own = BERTHS[city.id];
  if (own) {
    const [x, y] = own.slots[n % own.slots.length] ?? [0, 0];
    return { x, y };
  }
  const at = town(chart, city);
  const [dx, dy] = PLAIN.slots[n % PLAIN.slots.length] ?? [0, 0];
  return { x: at.x + dx, y: at.y + dy };
}

/** The line from town to town: over the given points, or a soft bow to its right. */
export function way(chart: ChartMap, line: SeaLine, cities: Map<string, City>): Spot[] {
  const from = cities.get(line.from);
  const to = cities.get(line.to);
  if (!from || !to) return [];
  const [a, b] = [town(chart, from), town(chart, to)];
  const points = WAYS[`${line.from} ${line.to}`];
  if (points) return [a, ...points.map(([x, y]) => ({ x, y })), b];
  const bow = 0.08;
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * bow, y: (a.y + b.y) / 2 + (b.x - a.x) * bow }, b];
}
