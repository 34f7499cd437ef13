// Small geometry: boxes that must not lie on each other.
import type { ChartMap, Spot } from '$shell/look/chart';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Math.hypot is far slower. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Shared area. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How far things stay from the edges of the chart. */
export interface Rim {
  side: number;
  top: number;
  bottom: number;
}

/** Shared area with all of them; stops counting beyond `enough`. */
export function crowd(box: Box, others: readonly Box[], enough = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (const other of others) {
    sum += overlap(box, other);
    if (sum > enough) break;
  }
  return sum;
}

/** The box moved so that it lies inside the chart's frame. */
export function inside(box: Box, chart: ChartMap, rim: Rim): Box {
  return {
    ...box,
    x: Math.max(rim.side, Math.min(chart.width - rim.side - box.w, box.x)),
    y: Math.max(rim.top, Math.min(chart.height - rim.bottom - box.h, box.y)),
  };
}

/** Posts pushed off houses and off each other, no farther than needed. */
export function relax(
  points: readonly Spot[],
  boxes: readonly Box[],
  radius: number,
  chart: ChartMap,
  rim: Rim,
): Spot[] {
  const at = points.map((p) => ({ ...p }));
  const apart = 2 * radius + 5;
  const edge = { x: radius + rim.side, top: radius + rim.top, bottom: radius + rim.bottom };
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const a = at[i] as Spot;
        const b = at[j] as Spot;
        if (Math.abs(b.x - a.x) >= apart || Math.abs(b.y - a.y) >= apart) continue;
        const way = length(b.x - a.x, b.y - a.y) || 0.1;
        if (way >= apart) continue;
        moved = true;
        const push = (apart - way + 0.5) / 2 / way;
        const [dx, dy] = [(b.x - a.x) * push, (b.y - a.y) * push];
        a.x -= dx;
        a.y -= dy;
        b.x += dx;
        b.y += dy;
      }
    }
    for (const p of at) {
      for (const box of boxes) {
        const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
        const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
        if (dx > radius + 2 || dy > radius + 2 || length(dx, dy) > radius + 2) continue;
        moved = true;
        const outs = [
          { by: p.x - (box.x - radius - 3), x: -1, y: 0 },
          { by: box.x + box.w + radius + 3 - p.x, x: 1, y: 0 },
          { by: p.y - (box.y - radius - 3), x: 0, y: -1 },
          { by: box.y + box.h + radius + 3 - p.y, x: 0, y: 1 },
        ];
        const least = outs.reduce((a, b) => (b.by < a.by ? b : a));
        p.x += least.x * least.by * 0.6;
        p.y += least.y * least.by * 0.6;
      }
      p.x = Math.max(edge.x, Math.min(chart.width - edge.x, p.x));
      p.y = Math.max(edge.top, Math.min(chart.height - edge.bottom, p.y));
    }
    if (!moved) break;
  }
  return at;
}

export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});

/** From a box to a point outside it. */
export const gap = (box: Box, p: Spot): number =>
  length(Math.max(box.x - p.x, 0, p.x - box.x - box.w), Math.max(box.y - p.y, 0, p.y - box.y - box.h));
