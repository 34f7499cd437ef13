// The next table where one is asked. Looked for when one has nothing to do here.
import * as api from '../api';
import { type KeptTable, tables } from '../kept';

const EVERY = 60_000;
const FEW = 8;
const RECENT = 14 * 24 * 3600 * 1000;

export class Waiting {
  next = $state.raw<KeptTable | null>(null);
  #looked = 0;

  constructor(readonly here: string) {}

  /** From now on, until what it returns is called. */
  look(): () => void {
    void this.#ask();
    const beat = setInterval(() => void this.#ask(), EVERY);
    return () => clearInterval(beat);
  }

  async #ask(): Promise<void> {
    const now = Date.now();
    if (document.hidden || now - this.#looked < EVERY / 2) return;
    this.#looked = now;
    const others = tables().filter((table) => table.token !== this.here && now - table.seen < RECENT && !table.over);
    for (const table of others.slice(0, FEW)) {
      const found = await api.summary(table.token).catch(() => null);
      if (found && found.asked !== null && !found.over && found.yours.includes(found.asked)) {
        this.next = table;
        return;
      }
    }
    this.next = null;
  }
}
