// The log as people read it: an answer and what chance added to it are one line.
import type { Entry, Parts } from '../wire';

export interface Told {
  ply: number;
  /** The position after this line is the one before this answer. */
  after: number;
  seat: number | '*';
  entries: Entry[];
}

export function tell(log: readonly Entry[]): Told[] {
  const out: Told[] = [];
  for (const entry of log) {
    const last = out.at(-1);
    if (entry.seat === '*' && last) {
      last.entries.push(entry);
      last.after = entry.ply + 1;
    } else out.push({ ply: entry.ply, after: entry.ply + 1, seat: entry.seat, entries: [entry] });
  }
  return out;
}

export interface Gain {
  told: Told;
  by: number;
}

/** The lines that changed one part of one seat's points, and by how much. `points[ply]` is before that answer. */
export function gains(
  lines: readonly Told[],
  points: readonly (readonly Parts[])[],
  seat: number,
  part: string,
): Gain[] {
  const at = (ply: number): number => points[Math.min(ply, points.length - 1)]?.[seat]?.[part] ?? 0;
  return lines.map((told) => ({ told, by: at(told.after) - at(told.ply) })).filter((gain) => gain.by !== 0);
}

export const total = (parts: Parts | undefined): number => Object.values(parts ?? {}).reduce((a, b) => a + b, 0);
