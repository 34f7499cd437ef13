// Going back: as far as one may alone, and by leave of the others beyond that.
import { texts } from '../texts.svelte';
import type { Request } from '../wire';
import { lastOwn, turnStart } from './back';
import type { Sitting } from './sitting.svelte';

export class Undoing {
  readonly #sitting: Sitting;
  readonly #send: (request: Request) => boolean;

  constructor(sitting: Sitting, send: (request: Request) => boolean) {
    this.#sitting = sitting;
    this.#send = send;
  }

  /** Whether one may take back now without asking anybody. */
  get possible(): boolean {
    const { live, over, yours, now, log, mine } = this.#sitting;
    if (!live || over || !(yours || now?.back !== undefined)) return false;
    return lastOwn(log, mine, now) !== null;
  }

  /** Back to before one's last answer, or before the first of the turn. */
  back(turn = false): void {
    const sitting = this.#sitting;
    const { log, mine, now } = sitting;
    const ply = (turn ? turnStart : lastOwn)(log, mine, now);
    if (now && ply !== null && this.possible) this.to(ply);
    else if (now?.floor) sitting.said = texts.say(`page-floor-${now.floor.why}`);
  }

  to(ply: number): void {
    const { now } = this.#sitting;
    if (now && this.possible) this.#sitting.request({ undo: ply, ply: now.ply });
  }

  /** Whether others must agree before one's answers can be taken back beyond the floor. */
  get needsLeave(): boolean {
    const { now, live, over, mine } = this.#sitting;
    return live && !over && mine.length > 0 && now?.back === undefined && !now?.reading;
  }

  get lastAnswer(): number | null {
    const { log, mine } = this.#sitting;
    return log.findLast(({ seat }) => seat !== '*' && mine.includes(seat))?.ply ?? null;
  }

  /** Ask the others to go back to before an answer of one's own. */
  wish(ply: number): void {
    const { log, mine } = this.#sitting;
    const seat = log.find((line) => line.ply === ply)?.seat;
    if (typeof seat === 'number' && mine.includes(seat)) this.#send({ back: ply, seat });
  }

  /** Say yes or no to whoever wants to go back, or no longer want to oneself. */
  agree(seat: number, yes: boolean): void {
    const wish = this.#sitting.now?.wish;
    if (wish) this.#send({ agree: yes, to: wish.ply, seat });
  }
}
