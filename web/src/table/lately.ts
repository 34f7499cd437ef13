// What happened since one's own last answer: for the quiet line by the question, and for trails on the board.
import type { Doc, Happened, LogLine } from '../wire';

/** More than this nobody follows. */
const MOST = 60;
/** Before one has answered anything, only what was last is news. */
const FIRST = 4;

/** Whether a line begins the turn of somebody whom `whose` means. */
const begins = ({ events }: LogLine, whose: (seat: number) => boolean): boolean =>
  events.some(({ kind, seat }) => kind === 'turn' && seat != null && whose(Number(seat)));

/**
 * The lines after one's own last answer, of those before `upto`. When a turn of one's own has begun since, all those after the
 * turn before it: what one was asked meanwhile, between the others' deeds, makes them no older.
 */
export function lately(log: readonly LogLine[], mine: readonly number[], upto: number): LogLine[] {
  const told = log.filter((line) => line.ply < upto);
  const own = told.findLastIndex(({ seat }) => seat !== '*' && mine.includes(seat));
  if (own < 0) return told.slice(-FIRST);
  const me = (seat: number): boolean => mine.includes(seat);
  const now = told.findLastIndex((line) => begins(line, me));
  const before = now > own ? told.slice(0, own + 1).findLastIndex((line) => begins(line, me)) : -1;
  const others = before < 0 ? -1 : told.findIndex((line, i) => i > before && begins(line, (seat) => !me(seat)));
  return told.slice((others < 0 ? own : others) + 1).slice(-MOST);
}

/** Whether an event names one of the seats. */
function names(event: Happened, mine: readonly number[], events: Doc['events']): boolean {
  const fields = events[event.kind] ?? [];
  return fields.some(([field, domain]) => domain === 'seat' && mine.some((seat) => event[field] === String(seat)));
}

/** What others did, in order, but what was done to oneself first. `quiet` are kinds of events that are no news. */
export function news(
  lines: readonly LogLine[],
  mine: readonly number[],
  events: Doc['events'],
  quiet: readonly string[],
): Happened[] {
  const all = lines
    .filter(({ seat }) => seat === '*' || !mine.includes(seat))
    .flatMap((line) => line.events.map((event) => ({ event, to: names(event, mine, events), seat: line.seat })))
    .filter(({ event, to, seat }) => !quiet.includes(event.kind) && (to || seat !== '*'));
  return [...all.filter(({ to }) => to), ...all.filter(({ to }) => !to)].map(({ event }) => event);
}
