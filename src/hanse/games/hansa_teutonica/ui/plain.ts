// The paper under a board from outside: what its file draws, or plain land. Nothing is built for it beforehand.
import type { ChartMap, Spot } from '$shell/look/chart';
import type { HtSheet } from './view';

/** Margins of the charts that scripts/maps draws. */
const PAD = { side: 30, top: 60, bottom: 40 };
const GRID = 125;
const BEYOND = 40;

export function plain(sheet: HtSheet): ChartMap {
  const [sx, sy] = sheet.aspect >= 1 ? [sheet.aspect, 1] : [1, 1 / sheet.aspect];
  const layout = { x: PAD.side, y: PAD.top, sx, sy };
  const width = Math.round(1000 * sx) + 2 * PAD.side;
  const height = Math.round(1000 * sy) + PAD.top + PAD.bottom;
  const path = (line: readonly (readonly number[])[]): string => steps(line.map(([x = 0, y = 0]) => at(x, y)));
  const at = (x: number, y: number): Spot => ({ x: Math.round(x * sx + layout.x), y: Math.round(y * sy + layout.y) });
  const land = sheet.drawn?.land.length
    ? sheet.drawn.land.map((line) => `${path(line)}z`).join('')
    : `M${-BEYOND} ${-BEYOND}l${width + 2 * BEYOND} 0 0 ${height + 2 * BEYOND} ${-width - 2 * BEYOND} 0z`;
  const lines: string[] = [];
  for (let k = GRID; k < 1000; k += GRID) {
    const { x, y } = at(k, k);
    lines.push(`M${x} 0l0 ${height}`, `M0 ${y}l${width} 0`);
  }
  return {
    id: `hansa_teutonica/${sheet.board}`,
    width,
    height,
    layout,
    land,
    depth: [],
    graticule: lines.join(''),
    rivers: (sheet.drawn?.rivers ?? []).map(path),
    hills: [],
    regions: [],
    labels: (sheet.drawn?.names ?? []).map(({ text, kind, x, y, size }) => ({
      text,
      kind,
      ...at(x, y),
      angle: 0,
      size,
    })),
    rose: { ...free(sheet, at, width, height), r: 42 },
  };
}

/** A chart's path: from the first point by steps, in whole units. */
function steps(points: readonly Spot[]): string {
  let d = '';
  let [x, y] = [0, 0];
  for (const [i, point] of points.entries()) {
    d += i === 0 ? `M${point.x} ${point.y}` : `${i === 1 ? 'l' : ' '}${point.x - x} ${point.y - y}`;
    [x, y] = [point.x, point.y];
  }
  return d;
}

/** The spot farthest from all towns and posts, for the rose. */
function free(sheet: HtSheet, at: (x: number, y: number) => Spot, width: number, height: number): Spot {
  const things = [
    ...sheet.cities.map((city) => at(city.x, city.y)),
    ...sheet.routes.flatMap((route) => route.posts.map(([x, y]) => at(x, y))),
    ...sheet.prestige.fields.map((field) => at(field.x, field.y)),
  ];
  let best = { x: width / 2, y: height / 2 };
  let far = 0;
  for (let x = 90; x <= width - 90; x += 30) {
    for (let y = 190; y <= height - 190; y += 30) {
      const near = Math.min(...things.map((thing) => (thing.x - x) ** 2 + (thing.y - y) ** 2));
      if (near > far) [best, far] = [{ x, y }, near];
    }
  }
  return best;
}
