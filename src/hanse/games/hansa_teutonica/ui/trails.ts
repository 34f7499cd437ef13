// What changed on the posts between two positions, so that one can follow what others did.
import type { HtView } from './view';

export interface Step {
  route: string;
  post: number;
  piece: string;
}

export interface Change {
  /** Turn in which it happened: who was on turn, and a running number. */
  turn: number;
  to?: Step;
  from?: Step;
}

function differences(before: HtView, after: HtView): { came: Step[]; left: Step[] } {
  const came: Step[] = [];
  const left: Step[] = [];
  for (const route of new Set([...Object.keys(before.routes), ...Object.keys(after.routes)])) {
    const a = before.routes[route] ?? [];
    const b = after.routes[route] ?? [];
    for (let post = 0; post < Math.max(a.length, b.length); post++) {
      const [was, is] = [a[post] ?? null, b[post] ?? null];
      if (was === is) continue;
      if (is) came.push({ route, post, piece: is });
      if (was) left.push({ route, post, piece: was });
    }
  }
  return { came, left };
}

/** Follows one board. Positions that do not follow each other (looking back, undo) start afresh. */
export class Trails {
  #before: HtView | null = null;
  #turn = 0;
  #loose: Step[] = [];
  #seen: Change[] = [];

  follow(view: HtView): Change[] {
    const before = this.#before;
    this.#before = view;
    if (!before || before === view) return this.#seen;
    if (before.turn !== view.turn) {
      this.#turn += 1;
      this.#loose = [];
    }
    const { came, left } = differences(before, view);
    if (came.length + left.length > 6) {
      this.#seen = [];
      this.#loose = [];
      return this.#seen;
    }
    this.#loose.push(...left);
    for (const to of came) {
      const at = this.#loose.findIndex(
        (step) => step.piece === to.piece && (step.route !== to.route || step.post !== to.post),
      );
      const from = at < 0 ? undefined : this.#loose.splice(at, 1)[0];
      this.#seen = [
        ...this.#seen.filter((c) => c.to?.route !== to.route || c.to.post !== to.post),
        { turn: this.#turn, to, from },
      ];
    }
    this.#seen = this.#seen.filter((change) => this.#turn - change.turn < view.seats).slice(-14);
    return this.#seen;
  }

  age(change: Change): number {
    return this.#turn - change.turn;
  }
}
