// Small geometry: boxes that must not lie on each other.
import type { ChartMap, Spot } from '$shell/look/chart';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

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

export const crowd = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** The box moved so that it lies inside the chart's frame. */
export function inside(box: Box, chart: ChartMap, rim: Rim): Box {
  return {
    ...box,
    x: Math.max(rim.side, Math.min(chart.width - rim.side - box.w, box.x)),
    y: Math.max(rim.top, Math.min(chart.height - rim.bottom - box.h, box.y)),
  };
}

/** Posts pushed off houses and off each other, each as near to its own point as that allows. */
export function relax(
  points: readonly Spot[],
  boxes: readonly Box[],
  radius: number,
  chart: ChartMap,
  rim: Rim,
): Spot[] {
  const at = points.map((p) => ({ ...p }));
  const gap = 2 * radius + 5;
  const edge = { x: radius + rim.side, top: radius + rim.top, bottom: radius + rim.bottom };
  for (let round = 0; round < 120; round++) {
    at.forEach((p, i) => {
      const home = points[i] as Spot;
      p.x += (home.x - p.x) * 0.03;
      p.y += (home.y - p.y) * 0.03;
    });
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const a = at[i] as Spot;
        const b = at[j] as Spot;
        const way = Math.hypot(b.x - a.x, b.y - a.y) || 0.1;
        if (way >= gap) continue;
        const push = (gap - way) / 2 / way;
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
        if (Math.hypot(dx, dy) >= radius + 3) continue;
        const outs = [
          { by: p.x - (box.x - radius - 3), x: -1, y: 0 },
          { by: box.x + box.w + radius + 3 - p.x, x: 1, y: 0 },
          { by: p.y - (box.y - radius - 3), x: 0, y: -1 },
          { by: box.y + box.h + radius + 3 - p.y, x: 0, y: 1 },
        ];
        const least = outs.reduce((a, b) => (b.by < a.by ? b : a));
        p.x += least.x * least.by * 0.5;
        p.y += least.y * least.by * 0.5;
      }
      p.x = Math.max(edge.x, Math.min(chart.width - edge.x, p.x));
      p.y = Math.max(edge.top, Math.min(chart.height - edge.bottom, p.y));
    }
  }
  return at;
}

export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});
