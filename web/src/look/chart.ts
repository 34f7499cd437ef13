/** The data of one drawn chart (made by scripts/maps) and how a board finds its way on it. */

export interface ChartLabel {
  /** A Latin name, the same in every language … */
  text?: string;
  /** … or the key of a text that the reader's language decides. */
  key?: string;
  kind: 'sea' | 'land' | 'region';
  x: number;
  y: number;
  angle: number;
  size: number;
}

export interface ChartMap {
  id: string;
  width: number;
  height: number;
  /** Layout thousandths of the data files to canvas units: see `place`. */
  layout: { x: number; y: number; sx: number; sy: number };
  /** Land as one path. */
  land: string;
  /** Water near the coast, nearest first, each a path of areas that also cover the land. */
  depth: string[];
  graticule: string;
  rivers: string[];
  /** x, y, size of each molehill. */
  hills: number[][];
  /** Land that the rules call a region; an id such as `wales+scotland` belongs to both. */
  regions: { id: string; d: string }[];
  labels: ChartLabel[];
  rose: { x: number; y: number; r: number };
  /** A far land in a frame of its own. */
  inset?: { x: number; y: number; width: number; height: number; land: string; depth: string[] };
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a point of the data files (thousandths of the board) lies on the chart. */
export function place(chart: ChartMap, x: number, y: number): Spot {
  const { layout } = chart;
  return { x: x * layout.sx + layout.x, y: y * layout.sy + layout.y };
}

/** The `viewBox` that shows the whole chart. */
export function viewBox(chart: ChartMap): string {
  return `0 0 ${chart.width} ${chart.height}`;
}

/** Rounds the corners of a chart's path (`M x y l dx dy …` in whole units), except where it leaves the canvas. */
export function soften(d: string, chart: ChartMap): string {
  let out = '';
  for (const loop of d.split('M').slice(1)) {
    const closed = loop.endsWith('z');
    const numbers = (loop.match(/-?\d+/g) ?? []).map(Number);
    const points: [number, number][] = [];
    let x = 0;
    let y = 0;
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i] as number;
      y += numbers[i + 1] as number;
      points.push([x, y]);
      if (x < 0 || y < 0 || x > chart.width || y > chart.height) points.push([x, y]);
    }
    const half = (a: [number, number], b: [number, number]) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
    const n = points.length;
    const at = (i: number) => points[((i % n) + n) % n] as [number, number];
    if (n < 3) {
      out += `M${loop}`;
    } else if (closed) {
      out += `M${half(at(-1), at(0))}`;
      for (let i = 0; i < n; i += 1) out += `Q${at(i)[0]} ${at(i)[1]} ${half(at(i), at(i + 1))}`;
      out += 'Z';
    } else {
      out += `M${at(0)[0]} ${at(0)[1]}`;
      for (let i = 1; i < n - 2; i += 1) out += `Q${at(i)[0]} ${at(i)[1]} ${half(at(i), at(i + 1))}`;
      out += `Q${at(n - 2)[0]} ${at(n - 2)[1]} ${at(n - 1)[0]} ${at(n - 1)[1]}`;
    }
  }
  return out;
}
