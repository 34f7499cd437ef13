// Where things stand on a board, in the chart's units: from the data's points, pushed apart until nothing lies on anything else.
import { type ChartMap, place, type Spot } from '$shell/look/chart';
import { along } from '$shell/look/line';
import { chart as base23 } from './maps/base_2-3';
import { chart as base45 } from './maps/base_4-5';
import { chart as britannia23 } from './maps/britannia_2-3';
import { chart as britannia45 } from './maps/britannia_4-5';
import { chart as east } from './maps/east';
import { ROSES } from './nudge';
import { PLACES } from './places';
import { plain } from './plain';
import { boxes, search } from './search';
import { type Box, crowd, inside, type Rim } from './solve';
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
  /** Where its marker lies, and the point of the route it belongs to. */
  plaque: Spot;
  anchor: Spot;
  /** There is no room for words. */
  small: boolean;
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

/** Where things were found to have room: posts of a route, middle and top of a name, a marker and whether it is small. */
export interface Places {
  /** The layout they were found for, see `mark`. */
  of: string;
  posts: Record<string, [number, number][]>;
  labels: Record<string, [number, number]>;
  markers: Record<string, [number, number, number]>;
}

export const PLAQUE = { width: 112, height: 42 };
/** Radius of a marker without words. */
export const TOKEN = 21;
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
  const made = CHARTS[sheet.board];
  const chart = made ?? plain(sheet);
  if (chart.height > chart.width) return chart;
  const rose = made ? (ROSES[sheet.board] ?? { x: chart.rose.x, y: chart.rose.y + 66 }) : chart.rose;
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

/** Sizes of things on a board; tall boards are denser. */
export function measures(sheet: HtSheet): {
  tall: boolean;
  house: number;
  post: number;
  type: number;
  plate: number;
  rim: Rim;
} {
  const { tall } = size(sheet);
  return tall
    ? { tall, house: 34, post: 17, type: 24, plate: 1.05, rim: { side: 18, top: 18, bottom: 18 } }
    : { tall, house: 40, post: 19, type: 27, plate: 1, rim: { side: 18, ...TRACK } };
}

/** The banner of a city: abilities, name, permissions, in one line. */
export function banner(sheet: HtSheet, id: string, name: string): { w: number; h: number } {
  const { type } = measures(sheet);
  const abilities = sheet.cities.find((city) => city.id === id)?.abilities?.length ?? 0;
  const grants = sheet.permissions[id]?.length ?? 0;
  return { w: wide(name, type) + abilities * type * 1.45 + grants * type * 1.5 + 6, h: type * 1.12 };
}

/** A short mark of where the sheet puts towns, posts and fields: one corrected value gives another. */
export function mark(sheet: HtSheet): string {
  const spots = [
    ...sheet.cities.map(({ id, x, y }) => [id, x, y]),
    ...sheet.routes.map(({ id, posts }) => [id, ...posts]),
    ...sheet.prestige.fields.map(({ x, y }) => [x, y]),
  ];
  let sum = 0;
  for (const letter of JSON.stringify(spots)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}

/** Places found before, if they are of this very layout. */
function known(sheet: HtSheet): Places | null {
  const places = PLACES[sheet.board];
  return places?.of === mark(sheet) ? places : null;
}

export function arrange(sheet: HtSheet, name: (city: string) => string): Layout {
  const chart = chartOf(sheet);
  const { width, height, tall, side } = size(sheet);
  const { house, post, type, plate, rim } = measures(sheet);
  const places = known(sheet) ?? search(sheet, name);
  const houses = boxes(sheet);
  const cities = new Map<string, Placed>();
  for (const city of sheet.cities) {
    const box = houses.get(city.id) as Box;
    const [middle, y] = places.labels[city.id] ?? [box.x, box.y + box.h];
    const { w, h } = banner(sheet, city.id, name(city.id));
    const label = inside({ x: middle - w / 2, y, w, h }, chart, rim);
    cities.set(city.id, { city, x: box.x + box.w / 2, y: box.y + house * 0.78, box, label });
  }
  const ways = sheet.routes.map((route): Way => {
    const posts = (places.posts[route.id] ?? []).map(([x, y]) => ({ x, y }));
    const [from, to] = route.cities.map((id) => ({ x: cities.get(id)?.x ?? 0, y: cities.get(id)?.y ?? 0 }));
    const [x, y, small] = places.markers[route.id] ?? [0, 0, 0];
    const points = [from as Spot, ...posts, to as Spot];
    const near = [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => along(points, share));
    const far = (p: Spot) => (p.x - x) ** 2 + (p.y - y) ** 2;
    const anchor = near.reduce((a, b) => (far(b) < far(a) ? b : a));
    return { route, posts, points, plaque: { x, y }, anchor, small: small === 1 };
  });
  const fields = sheet.prestige.fields.map((f) => place(chart, f.x, f.y));
  const labels = names(chart, [
    ...[...cities.values()].flatMap((c) => [c.box, c.label]),
    ...ways.flatMap((w) => w.posts.map((p) => around(p, post, post))),
    ...ways.map((w) =>
      w.small ? around(w.plaque, TOKEN, TOKEN) : around(w.plaque, PLAQUE.width / 2, PLAQUE.height / 2),
    ),
    ...fields.map((f) => around(f, 24, 24)),
  ]);
  return { chart: { ...chart, labels }, width, height, tall, side, house, plate, post, type, cities, ways, fields };
}

const around = (p: Spot, w: number, h: number): Box => ({ x: p.x - w, y: p.y - h, w: 2 * w, h: 2 * h });

const STEPS = [0, 30, -30, 60, -60, 90, -90];
const SIZES = [1, 0.85, 0.7];

/** Names of lands and seas are decoration: they step aside for what is played with, grow smaller, and lands may be left out. */
function names(chart: ChartMap, things: readonly Box[]): ChartMap['labels'] {
  return chart.labels.flatMap((label) => {
    const { text, angle, kind, x, y } = label;
    if (angle !== 0 || text === undefined) return [label];
    for (const size of SIZES.map((by) => label.size * by)) {
      const w = text.length * size * (kind === 'sea' ? 0.42 : 0.5);
      const step = STEPS.find((dx) => crowd(around({ x: x + dx, y: y - size * 0.35 }, w, size * 0.6), things, 60) < 60);
      if (step !== undefined) return [{ ...label, x: x + step, size }];
    }
    return kind === 'land' ? [] : [label];
  });
}
