// Questions to the server that have an answer of their own: why not, what was then, how the points came.
import type { At, Parts, Reply, Request, Story, Why } from '../wire';

type Answer = At | Story | Why;

interface Waiting {
  type: Answer['type'];
  id: number;
  settle(answer: Answer | null): void;
}

const PATIENCE = 8000;
/** The server counts the whole game again for a story. */
const LONG_PATIENCE = 30_000;

export class Asks {
  readonly #open = new Set<Waiting>();
  #id = 0;
  #story: { last: number; rows: Promise<Parts[][] | null> } | null = null;

  constructor(readonly send: (request: Request) => boolean) {}

  /** How many questions have no answer yet. */
  get waiting(): number {
    return this.#open.size;
  }

  /** Gives an answer to whoever asked for it; false if the message is none. A story has no number: all who wait get it. */
  hear(reply: Reply): boolean {
    if (reply.type !== 'story' && reply.type !== 'why' && reply.type !== 'at') return false;
    for (const waiting of [...this.#open]) {
      if (waiting.type === reply.type && (reply.type === 'story' || waiting.id === reply.id)) waiting.settle(reply);
    }
    return true;
  }

  /** The connection is lost: nobody will answer what was asked on it. */
  lost(): void {
    for (const waiting of [...this.#open]) waiting.settle(null);
  }

  why(action: string): Promise<Why | null> {
    const id = ++this.#id;
    return this.#ask<Why>('why', id, { why: action, id });
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
    const id = ++this.#id;
    return this.#ask<At>('at', id, { at: ply, id });
  }

  /** Points of every seat before each answer up to `last`, and after it; asked once for each `last`, or until it comes. */
  story(last: number): Promise<Parts[][] | null> {
    if (this.#story?.last !== last) this.#story = { last, rows: this.#tell(last) };
    const asked = this.#story;
    void asked.rows.then((rows) => {
      if (!rows && this.#story === asked) this.#story = null;
    });
    return asked.rows;
  }
  async #tell(last: number): Promise<Parts[][] | null> {
    const story = await this.#ask<Story>('story', 0, { story: 1 }, LONG_PATIENCE);
    return story && rows(story, last);
  }

  /** Null if no answer comes in time, or none can. */
  #ask<A extends Answer>(type: A['type'], id: number, request: Request, patience = PATIENCE): Promise<A | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiting.settle(null), patience);
      const waiting: Waiting = {
        type,
        id,
        settle: (answer) => {
          clearTimeout(timer);
          this.#open.delete(waiting);
          resolve(answer as A | null);
        },
      };
      this.#open.add(waiting);
      if (!this.send(request)) waiting.settle(null);
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
