// Questions to the server that have an answer of their own: why not, what was then, how the points came.
import type { At, Heard, Parts, Story, Why } from '../wire';

const PATIENCE = 8000;

export class Asks {
  readonly #open = new Map<number, (answer: At | Why) => void>();
  #story: ((story: Story) => void) | null = null;
  #id = 0;

  constructor(readonly send: (message: object) => boolean) {}

  /** Gives an answer to whoever asked for it; false if the message is none. */
  hear(message: Heard): boolean {
    if (message.type === 'story') this.#story?.(message);
    else if (message.type === 'why' || message.type === 'at') {
      this.#open.get(message.id)?.(message);
      this.#open.delete(message.id);
    } else return false;
    return true;
  }

  why(action: string): Promise<Why | null> {
    return this.#ask<Why>({ why: action });
  }

  /** Why none of these can be done: the first rule that speaks of the thing itself, else that it is not asked now. */
  async refusal(actions: readonly string[]): Promise<Why | null> {
    let found: Why | null = null;
    for (const action of actions) {
      const why = await this.why(action);
      if (why?.no !== 'refused') continue;
      if (why.why !== 'not-now') return why;
      found ??= why;
    }
    return found;
  }

  at(ply: number): Promise<At | null> {
    return this.#ask<At>({ at: ply });
  }

  /** Points of every seat before each answer up to `last`, and after it. */
  story(last: number): Promise<Parts[][]> {
    return new Promise((resolve) => {
      this.#story = (story) => resolve(rows(story, last));
      this.send({ story: 1 });
    });
  }

  #ask<T extends At | Why>(message: object): Promise<T | null> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#open.set(id, resolve as (answer: At | Why) => void);
      if (!this.send({ ...message, id })) resolve(null);
      setTimeout(() => resolve(null), PATIENCE);
    });
  }
}

/** The story told ply by ply: a step holds until the next. */
export function rows({ steps }: Story, last: number): Parts[][] {
  const out: Parts[][] = [];
  for (let ply = 0, i = 0; ply <= last; ply++) {
    while ((steps[i + 1]?.ply ?? Number.POSITIVE_INFINITY) <= ply) i++;
    out.push(steps[i]?.parts ?? []);
  }
  return out;
}
