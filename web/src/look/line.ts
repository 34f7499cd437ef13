/** Soft lines through points: lanes, trails, and the way a piece moves. */
import type { Spot } from './chart';

/** Control points of a Catmull–Rom curve through the points, one cubic per span. */
function spans(points: Spot[]): [Spot, Spot, Spot, Spot][] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Spot;
  return points.slice(1).map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      b,
      { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 },
      { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 },
      c,
    ];
  });
}

const n = (v: number) => Math.round(v * 10) / 10;

/** The path through the points; also good for `offset-path: path("…")` when a piece travels. */
export function curve(points: Spot[]): string {
  const first = points[0];
  if (first === undefined) return '';
  const rest = spans(points).map(([, p, q, b]) => `C${n(p.x)} ${n(p.y)} ${n(q.x)} ${n(q.y)} ${n(b.x)} ${n(b.y)}`);
  return `M${n(first.x)} ${n(first.y)}${rest.join('')}`;
}

/** A point and its direction (degrees) at a share 0 to 1 of the way. */
export function along(points: Spot[], share: number): Spot & { angle: number } {
  const parts = spans(points);
  const lengths = parts.map(([a, , , b]) => Math.hypot(b.x - a.x, b.y - a.y));
  let left = share * lengths.reduce((sum, l) => sum + l, 0);
  let i = 0;
  while (i < parts.length - 1 && left > (lengths[i] as number)) {
    left -= lengths[i] as number;
    i += 1;
  }
  const part = parts[i];
  if (part === undefined) return { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, angle: 0 };
  const t = Math.max(0, Math.min(1, left / ((lengths[i] as number) || 1)));
  const [a, p, q, b] = part;
  const u = 1 - t;
  const mix = (k: 'x' | 'y') => u * u * u * a[k] + 3 * u * u * t * p[k] + 3 * u * t * t * q[k] + t * t * t * b[k];
  const slope = (k: 'x' | 'y') => u * u * (p[k] - a[k]) + 2 * u * t * (q[k] - p[k]) + t * t * (b[k] - q[k]);
  return { x: mix('x'), y: mix('y'), angle: (Math.atan2(slope('y'), slope('x')) * 180) / Math.PI };
}
