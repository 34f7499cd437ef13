// What people around a table do besides playing: write, note, look at clocks, go on to a rematch.
import { keepTable, tables } from '../kept';
import type { Clocks, Now, Reply, Request, TalkLine } from '../wire';

/** A phrase is sent as its name between colons, so that each reads it in his own language. */
export const PHRASES = [
  'hello',
  'luck',
  'well-played',
  'thanks',
  'sorry',
  'moment',
  'back',
  'your-turn',
  'good-game',
] as const;

const PHRASE = new RegExp(`^:(${PHRASES.join('|')}):$`);

/** The name of the phrase a line is; null if somebody wrote it. */
export const phraseOf = (text: string): string | null => PHRASE.exec(text)?.[1] ?? null;

/** What lies over the table: the invitation, or what can be done about one seat. */
export type Laid = { what: 'invite' } | { what: 'seat'; seat: number };

export type Leaf = 'log' | 'talk' | 'notes' | 'hint';

export class Together {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Lines one has seen. */
  read = $state(0);
  /** One's own notes; null until the server has told them. */
  note = $state<string | null>(null);
  /** There is a rematch. */
  next = $state(false);
  laid = $state.raw<Laid | null>(null);
  leaf = $state<Leaf>('log');
  /** This browser made the table a moment ago. */
  readonly fresh: boolean;
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);

  constructor(
    readonly token: string,
    readonly mine: readonly number[],
    readonly send: (request: Request) => boolean,
  ) {
    const kept = tables().find((table) => table.token === token);
    this.read = kept?.read ?? 0;
    this.fresh = kept?.fresh ?? false;
  }

  /** Lines of others that one has not seen. */
  get unread(): number {
    return this.lines.filter((line) => line.n >= this.read && (line.seat === null || !this.mine.includes(line.seat)))
      .length;
  }

  /** The line is open, for the first time or again: what was said meanwhile? */
  connected(): void {
    this.send({ talk: this.lines.length });
  }

  hear(reply: Reply): boolean {
    if (reply.type === 'talk') this.#take(reply.lines);
    else if (reply.type === 'note') this.note = reply.text;
    else if (reply.type === 'next') this.next = true;
    else return false;
    return true;
  }

  tell({ clocks }: Now): void {
    this.clocks = clocks ? { ...clocks, at: performance.now() } : null;
  }

  /** Seconds that a seat has left by now. */
  left(seat: number): number {
    const { clocks } = this;
    if (!clocks) return 0;
    const gone = clocks.runs === seat ? (performance.now() - clocks.at) / 1000 : 0;
    return Math.max(0, (clocks.left[seat] ?? 0) - gone);
  }

  /** Everything there is has been read. */
  seen(game: string): void {
    if (this.read === this.lines.length) return;
    this.read = this.lines.length;
    keepTable({ token: this.token, game, seen: Date.now(), read: this.read });
  }

  #take(lines: readonly TalkLine[]): void {
    const known = new Map(this.lines.map((line) => [line.n, line]));
    for (const line of lines) known.set(line.n, line);
    this.lines = [...known.values()].toSorted((a, b) => a.n - b.n);
    if (this.read > this.lines.length) this.read = this.lines.length;
  }
}
