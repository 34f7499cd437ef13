// The log as people read it: an answer and what chance added to it are one passage.
import type { Speech } from '../texts.svelte';
import type { LogLine, Parts } from '../wire';

export interface Passage {
  ply: number;
  /** The position after this passage is the one before this answer. */
  after: number;
  seat: number | '*';
  lines: LogLine[];
}

/** Whom a line is about: who answered, or the one other of whom all its events tell ("Red has 2 actions"). */
function subject({ seat, events }: LogLine): number | '*' {
  const named = new Set(
    events.flatMap((event) => (event.seat === undefined || event.seat === null ? [] : [event.seat])),
  );
  const [only] = named;
  return seat === '*' || named.size !== 1 ? seat : Number(only);
}

/**
 * The log in passages. Those of `told` whose lines are still the same are taken over as they are, so that whoever draws them
 * need draw only what is new.
 */
export function tell(log: readonly LogLine[], told: readonly Passage[] = []): Passage[] {
  const out: Passage[] = [];
  let at = 0;
  for (const passage of told) {
    const next = log[at + passage.lines.length];
    const same = passage.lines.every((line, i) => log[at + i] === line) && next?.seat !== '*';
    if (!same) break;
    out.push(passage);
    at += passage.lines.length;
  }
  const kept = out.length;
  for (const line of log.slice(at)) {
    const last = out.length > kept ? out.at(-1) : undefined;
    if (line.seat === '*' && last) {
      last.lines.push(line);
      last.after = line.ply + 1;
    } else out.push({ ply: line.ply, after: line.ply + 1, seat: subject(line), lines: [line] });
  }
  return out;
}

/** Whose turn begins with a passage or after it, if its events say so. */
const begun = ({ lines }: Passage): number | undefined => {
  const event = lines.flatMap((line) => line.events).findLast(({ kind }) => kind === 'turn');
  return event?.seat === undefined || event.seat === null ? undefined : Number(event.seat);
};

export interface Turn {
  /** Its first answer. */
  ply: number;
  seat: number | '*';
  passages: Passage[];
}

/**
 * Passages by turns. A game that tells of its turns decides where they begin, so what others answer in between belongs to them;
 * otherwise a turn is what one player answers without another.
 */
export function turns(passages: readonly Passage[]): Turn[] {
  const told = passages.some((passage) => begun(passage) !== undefined);
  const out: Turn[] = [];
  let next: number | undefined;
  for (const passage of passages) {
    const { seat, ply } = passage;
    const whose = begun(passage);
    // "Red has 2 actions", and nothing else, is the first line of Red's turn.
    const first = whose !== undefined && whose === seat && passage.lines[0]?.seat !== seat;
    const last = out.at(-1);
    if (first) out.push({ ply, seat, passages: [passage] });
    else if (next !== undefined) out.push({ ply, seat: next, passages: [passage] });
    else if (!last || (!told && last.seat !== seat) || (told && last.seat === '*' && seat !== '*'))
      out.push({ ply, seat, passages: [passage] });
    else last.passages.push(passage);
    next = first ? undefined : whose;
  }
  return out;
}

/** Turns from a passage on. The turn it lies in keeps its first answer, so it is the same turn when more of it is drawn. */
export function from(all: readonly Turn[], start: number): Turn[] {
  const out: Turn[] = [];
  let before = start;
  for (const turn of all) {
    const { length } = turn.passages;
    if (before < length) out.push(before > 0 ? { ...turn, passages: turn.passages.slice(before) } : turn);
    before = Math.max(0, before - length);
  }
  return out;
}

/** What happened, in sentences; if nothing that has words did, what was answered. */
export function sentences(passage: Passage, speech: Pick<Speech, 'event' | 'action' | 'seat'>): string[] {
  const all = passage.lines.flatMap((line) => line.events.map((event) => speech.event(event)));
  const said = all.filter((text) => text.trim() !== '');
  const [first] = passage.lines;
  if (said.length || !first?.text) return said;
  const done = speech.action(first.text);
  return [first.seat === '*' ? done : `${speech.seat(first.seat)}: ${done}`];
}

export interface Gain {
  passage: Passage;
  by: number;
}

/** The passages that changed one part of one seat's points, and by how much. `points[ply]` is before that answer. */
export function gains(
  passages: readonly Passage[],
  points: readonly (readonly Parts[])[],
  seat: number,
  part: string,
): Gain[] {
  const at = (ply: number): number => points[Math.min(ply, points.length - 1)]?.[seat]?.[part] ?? 0;
  return passages
    .map((passage) => ({ passage, by: at(passage.after) - at(passage.ply) }))
    .filter((gain) => gain.by !== 0);
}

export const total = (parts: Parts | undefined): number => Object.values(parts ?? {}).reduce((a, b) => a + b, 0);

/** The categories anybody has points in, in the game's order. */
export const categories = (parts: readonly Parts[]): string[] => [...new Set(parts.flatMap((p) => Object.keys(p)))];
