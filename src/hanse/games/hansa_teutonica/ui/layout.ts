// Where things stand on a board, in the chart's units: from the data's points, pushed apart until nothing lies on anything else.
import { type ChartMap, place, type Spot } from '$shell/look/chart';
import { along } from '$shell/look/line';
import { chart as base23 } from './maps/base_2-3';
import { chart as base45 } from './maps/base_4-5';
import { chart as britannia23 } from './maps/britannia_2-3';
import { chart as britannia45 } from './maps/britannia_4-5';
import { chart as east } from './maps/east';
import { LABELS, ROSES } from './nudge';
import { type Box, crowd, grow, inside, overlap, relax } from './solve';
import type { City, HtSheet, Route } from './view';

const CHARTS: Record<string, ChartMap> = {
  'base_2-3': base23,
  'base_4-5': base45,
  'britannia_2-3': britannia23,
  'britannia_4-5': britannia45,
  east,
};

export interface Placed {
  city: City;
  /** Middle of the row of printed houses. */
  x: number;
  y: number;
  box: Box;
  /** The banner with name, abilities and permission. */
  label: Box;
}

export interface Way {
  route: Route;
  /** From town to town over all posts. */
  points: Spot[];
  posts: Spot[];
  /** Where its marker lies. */
  plaque: Spot;
}

export interface Layout {
  chart: ChartMap;
  /** Whole drawing: the chart and what lies beside it. */
  width: number;
  height: number;
  /** Tall boards have their tracks at the left, broad ones above and below. */
  tall: boolean;
  side: number;
  house: number;
  post: number;
  type: number;
  /** How large markers are drawn. */
  plate: number;
  cities: Map<string, Placed>;
  ways: Way[];
  fields: Spot[];
}

export const PLAQUE = { width: 112, height: 42 };
/** Room kept free for the tracks on broad charts. */
export const TRACK = { top: 84, bottom: 88 };
/** Width of a name in Alegreya, near enough, without asking the browser. */
const wide = (text: string, type: number): number =>
  [...text].reduce(
    (sum, c) => sum + (/[ijlftr.,-]/.test(c) ? 0.32 : /[mwMW]/.test(c) ? 0.76 : /[A-ZÄÖÜ]/.test(c) ? 0.63 : 0.5),
    0,
  ) *
    type +
  14;

/** The chart of a board; rose and names make room for the tracks. */
export function chartOf(sheet: HtSheet): ChartMap {
  const chart = CHARTS[sheet.board] ?? base45;
  if (chart.height > chart.width) return chart;
  const rose = ROSES[sheet.board] ?? { x: chart.rose.x, y: chart.rose.y + 66 };
  const labels = chart.labels.map((label) => ({ ...label, y: Math.max(label.y, TRACK.top + label.size + 14) }));
  return { ...chart, rose: { ...chart.rose, ...rose }, labels };
}

/** The band for tracks: its size depends on the shape of the chart only. */
export function size(sheet: HtSheet): { width: number; height: number; tall: boolean; side: number } {
  const chart = chartOf(sheet);
  const tall = chart.height > chart.width;
  // Broad charts have water above and plain land below: the tracks lie on them.
  const side = tall ? 336 : 0;
  return { width: chart.width + side, height: chart.height, tall, side };
}

export const aspect = (sheet: HtSheet): number => {
  const { width, height } = size(sheet);
  return width / height;
};

/** Room that a city's houses take: one more for an extra office, none smaller than one house. */
export const row = (city: City): number => Math.max(1, city.offices.length);

export function arrange(sheet: HtSheet, name: (city: string) => string): Layout {
  const chart = chartOf(sheet);
  const { width, height, tall, side } = size(sheet);
  const [top, bottom] = tall ? [18, 18] : [TRACK.top, TRACK.bottom];
  const rim = { side: 18, top, bottom };
  const house = tall ? 36 : 40;
  const post = tall ? 17 : 19;
  const type = tall ? 25 : 27;
  const plate = tall ? 1.15 : 1;
  const [pw, ph] = [PLAQUE.width * plate, PLAQUE.height * plate];
  const field = 46;

  const boxes = new Map<string, Box>();
  for (const city of sheet.cities) {
    const at = place(chart, city.x, city.y);
    const w = row(city) * (house + 2) + 8;
    const box = { x: at.x - w / 2, y: at.y - house * 0.78, w, h: house * 1.48 };
    boxes.set(city.id, inside(box, chart, rim));
  }
  const fields = sheet.prestige.fields.map((f) => place(chart, f.x, f.y));
  const fixed = [
    ...boxes.values(),
    ...fields.map((f) => ({ x: f.x - field / 2, y: f.y - field / 2, w: field, h: field })),
  ];

  const flat = sheet.routes.flatMap((route) => route.posts.map(([x, y]) => place(chart, x, y)));
  const spots = relax(flat, fixed, post, chart, rim);
  const circles = spots.map((s) => ({ x: s.x - post, y: s.y - post, w: 2 * post, h: 2 * post }));

  const near = circles.map((b) => grow(b, 4));

  // Banners, the widest first: they find a place with more difficulty.
  const taken: Box[] = [];
  const cities = new Map<string, Placed>();
  const banner = (city: City) => ({
    w:
      wide(name(city.id), type) +
      (city.abilities?.length ?? 0) * type * 1.45 +
      (sheet.permissions[city.id] ? type * 1.5 * (sheet.permissions[city.id]?.length ?? 0) : 0) +
      6,
    h: type * 1.12,
  });
  for (const city of [...sheet.cities].sort((a, b) => banner(b).w - banner(a).w)) {
    const box = boxes.get(city.id) as Box;
    const { w, h } = banner(city);
    const middle = box.x + box.w / 2 - w / 2;
    const sides = {
      below: slides(box.w, w).map((dx) => ({ x: middle + dx, y: box.y + box.h + 1, w, h })),
      above: slides(box.w, w).map((dx) => ({ x: middle + dx, y: box.y - h - 1, w, h })),
      right: [0, -1, 1].map((k) => ({ x: box.x + box.w + 4, y: box.y + box.h / 2 - h / 2 + (k * box.h) / 3, w, h })),
      left: [0, -1, 1].map((k) => ({ x: box.x - w - 4, y: box.y + box.h / 2 - h / 2 + (k * box.h) / 3, w, h })),
    };
    const wished = LABELS[sheet.board]?.[city.id];
    const offered = wished ? sides[wished] : [...sides.below, ...sides.above, ...sides.right, ...sides.left];
    const others = [...fixed, ...circles, ...taken];
    const foreign = [...boxes.values()].filter((b) => b !== box).map((b) => grow(b, 26));
    const label = best(
      offered.map((b) => inside(b, chart, rim)),
      others,
      (i) => i * 6,
    );
    taken.push(label);
    cities.set(city.id, { city, x: box.x + box.w / 2, y: box.y + house * 0.78, box, label });
  }

  // Markers lie beside the middle of their route.
  const plaques: Box[] = [];
  let at = 0;
  const ways = sheet.routes.map((route): Way => {
    const posts = spots.slice(at, at + route.posts.length);
    at += route.posts.length;
    const ends = route.cities.map((id) => {
      const found = cities.get(id);
      return { x: found?.x ?? 0, y: found?.y ?? 0 };
    });
    return { route, posts, points: [ends[0] as Spot, ...posts, ends[1] as Spot], plaque: { x: 0, y: 0 } };
  });
  const solid = [...fixed, ...circles, ...taken];
  const urgent = (way: Way) => (way.route.permanent ? 0 : way.route.taberna ? 1 : 2);
  for (const way of [...ways].sort((a, b) => urgent(a) - urgent(b))) {
    const offered: Box[] = [];
    for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
      const p = along(way.points, share);
      const a = (p.angle * Math.PI) / 180;
      for (const reach of [1, 1.35, 0.75]) {
        for (const turn of [1, -1]) {
          const far = (Math.abs(Math.sin(a)) * (pw / 2) + Math.abs(Math.cos(a)) * (ph / 2) + post + 3) * reach;
          const x = p.x - Math.sin(a) * far * turn;
          const y = p.y + Math.cos(a) * far * turn;
          offered.push(inside({ x: x - pw / 2, y: y - ph / 2, w: pw, h: ph }, chart, rim));
        }
      }
    }
    const found = best(offered, solid, (i) => i * 4 + crowd(offered[i] as Box, plaques) * 0.7);
    plaques.push(found);
    way.plaque = { x: found.x + pw / 2, y: found.y + ph / 2 };
  }
  return { chart, width, height, tall, side, house, plate, post, type, cities, ways, fields };
}

/** How far a banner may be pushed along its houses: as long as it touches them. */
function slides(houses: number, banner: number): number[] {
  const most = (houses + banner) / 2 - 24;
  return [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1].map((k) => k * most);
}

function best(offered: Box[], others: Box[], price: (i: number, box: Box) => number): Box {
  let found = offered[0] as Box;
  let least = Number.POSITIVE_INFINITY;
  offered.forEach((box, i) => {
    const cost = others.reduce((sum, other) => sum + overlap(box, other), 0) + price(i, box);
    if (cost < least) [found, least] = [box, cost];
  });
  return found;
}
