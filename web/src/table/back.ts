// Taking back: which answer is next to go.
import type { LogLine, Now } from '../wire';

/** The lowest answer one may take back without asking anybody; infinite if none. */
export function lowest(now: Now | null): number {
  return now?.back ?? now?.floor?.ply ?? Number.POSITIVE_INFINITY;
}

/** One's own last answer that may be taken back. */
export function lastOwn(log: readonly LogLine[], mine: readonly number[], now: Now | null): number | null {
  const least = lowest(now);
  const line = log.findLast(({ ply, seat }) => ply >= least && seat !== '*' && mine.includes(seat));
  return line?.ply ?? null;
}

/** Where one's turn began: this one, or if nothing was answered in it yet, the one before. */
export function turnStart(log: readonly LogLine[], mine: readonly number[], now: Now | null): number | null {
  const last = lastOwn(log, mine, now);
  if (last === null) return null;
  if (now?.floor && last >= now.floor.ply) return now.floor.ply;
  const seat = log.find((line) => line.ply === last)?.seat;
  let start = last;
  for (const line of log.toReversed()) {
    if (line.ply > last || line.seat === '*') continue;
    if (line.seat !== seat || line.ply < lowest(now)) break;
    start = line.ply;
  }
  return start;
}
