// What a bot thinks, as far as one has asked for it: a hint, everybody's chances, where a game turned.
import type { Advice, Chances, Hint, Now, Reply, Report, Request, Summary, Verdict } from '../wire';

/** A report as far as it is made. */
export interface Reported {
  done: number;
  of: number;
  verdicts: readonly Verdict[];
  turning: readonly number[];
}

/** What must be known of a table to advise there. */
export interface Advisable {
  readonly summary: Pick<Summary, 'hints'>;
  readonly now: Pick<Now, 'ply' | 'asked'> | null;
  readonly mine: readonly number[];
  readonly choices: readonly string[];
  readonly over: boolean;
}

export class Advised {
  /** Whether the hints lie open; on a phone they take the place of what lies in the drawer. */
  open = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** The ply for which a hint is under way. */
  asking = $state<number | null>(null);
  /** The newest there are; they stay until others come, so that nothing flickers. */
  chances = $state.raw<Chances | null>(null);
  report = $state.raw<Reported | null>(null);
  reporting = $state(false);
  #wanted: number | null = null;

  constructor(
    readonly table: Advisable,
    readonly send: (request: Request) => boolean,
  ) {}

  /** Whether anybody may be told what a bot thinks. */
  get allowed(): boolean {
    return this.table.summary.hints || this.table.over;
  }
  /** Whether a hint can be had at all: for who plays, where the host allows it. */
  get hints(): boolean {
    return this.table.summary.hints && this.table.mine.length > 0 && !this.table.over;
  }
  /** The hints for the question that is put to one now. */
  here: Hint | null = $derived.by(() => {
    const { hint, table } = this;
    return hint && table.choices.length > 0 && hint.ply === table.now?.ply ? hint : null;
  });
  /** The answer that the board marks while hints lie open. */
  best: string | null = $derived.by(() => (this.open ? (this.here?.ranked[0]?.do ?? null) : null));

  /** Ask for hints on the question that is put to one, if they lie open. */
  ask(): void {
    const { now, choices } = this.table;
    if (this.hints && this.open && now && now.asked !== null && choices.length > 0) this.seek(now.ply, now.asked);
  }

  /** Ask for a hint, once for each question. */
  seek(ply: number, seat: number): void {
    if (this.asking === ply || this.hint?.ply === ply) return;
    if (this.send({ hint: ply, seat, id: ply })) this.asking = ply;
  }

  /** Ask for the chances at a position, once for each that is shown. */
  weigh(ply: number): void {
    if (this.#wanted === ply || this.chances?.ply === ply) return;
    if (this.send({ chances: ply, id: ply })) this.#wanted = ply;
  }

  look(on: boolean): void {
    if (on) this.report = { done: 0, of: 0, verdicts: [], turning: [] };
    this.reporting = on && this.send({ report: true });
    if (!on) this.send({ report: false });
  }

  /** The line is lost, or answers were taken back: nobody will answer what was asked, and what was said may be wrong. */
  forget(): void {
    this.asking = null;
    this.#wanted = null;
    this.hint = null;
    this.reporting = false;
  }

  hear(reply: Reply): boolean {
    if (reply.type === 'hint') {
      this.hint = reply;
      if (this.asking === reply.ply) this.asking = null;
    } else if (reply.type === 'chances') {
      if (this.#wanted === reply.ply) this.#wanted = null;
      if (reply.expect.length > 0) this.chances = reply;
    } else if (reply.type === 'report') this.#add(reply);
    else return false;
    return true;
  }

  #add({ done, of, verdicts, turning }: Report): void {
    const known = new Map((this.report?.verdicts ?? []).map((one) => [one.ply, one]));
    for (const one of verdicts) known.set(one.ply, one);
    this.report = { done, of, verdicts: [...known.values()].toSorted((a, b) => a.ply - b.ply), turning };
    if (done >= of) this.reporting = false;
  }
}

/** What a line changes for a seat, by category; what stays the same is not told. */
export const changes = (advice: Advice, seat: number): [string, number][] =>
  Object.entries(advice.change[seat] ?? {}).filter(([, points]) => points !== 0);

/** Hundredths of a win, or points where somebody plays alone; and how sure that is. */
export function expected(expect: number, error: number, alone: boolean): { n: number; error: number } {
  return alone
    ? { n: Math.round(expect), error: Math.round(error * 10) / 10 }
    : { n: Math.round(100 * expect), error: Math.max(1, Math.round(100 * error)) };
}

/** The verdicts that cost most, dearest first. */
export const dearest = (report: Reported, seats: readonly number[]): Verdict[] =>
  report.verdicts
    .filter((one) => report.turning.includes(one.ply) && seats.includes(one.seat))
    .toSorted((a, b) => b.cost - a.cost);
