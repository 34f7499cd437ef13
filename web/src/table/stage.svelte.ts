// What is shown: plays the events of each message in order, then shows its view, which is the truth.
import type { AnyUi } from '../games';
import type { Frame, Happened, Now, Parts, Sheet, View } from '../wire';
import { fly } from './fly';

/** What stands on the table for the eyes: the truth now, or a past position. */
export interface Shown {
  ply: number;
  eyes: number | null;
  view: View;
  asked: number | null;
  question: string | null;
  frame: Frame;
  scores: number[];
  parts: Parts[];
}

const STEP = 280;

export class Stage {
  shown = $state.raw<Shown | null>(null);
  event = $state.raw<Happened | null>(null);
  busy = $state(false);
  /** The seat the screen must be handed to before anything more is shown. */
  curtain = $state<number | null>(null);

  #queue: { now: Now; events: Happened[] }[] = [];
  #playing = false;
  #rush = false;
  #skip: (() => void) | null = null;

  constructor(
    readonly ui: AnyUi,
    readonly sheet: Sheet,
    /** Whether a screen is shared by people who must not see the same. */
    readonly shared: boolean,
    /** Told what is shown, before it is. */
    readonly showing: (now: Now) => void,
  ) {}

  play(now: Now, events: Happened[]): void {
    this.#queue.push({ now, events });
    void this.#play();
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.#mustHide(next.now)) {
        this.curtain = next.now.eyes;
        this.#queue.unshift({ now: next.now, events: [] });
        break;
      }
      for (const event of next.events) await this.#animate(event);
      this.event = null;
      this.#show(next.now);
    }
    this.#rush = false;
    this.busy = false;
    this.#playing = false;
  }

  #show(now: Now): void {
    const { ply, eyes, view, asked, question, frame, scores, parts } = now;
    this.showing(now);
    this.shown = { ply, eyes, view, asked, question, frame, scores, parts };
  }

  /** Eyes change between people who share this screen: the curtain falls first. */
  #mustHide(now: Now): boolean {
    return this.shared && !now.over && now.eyes !== null && this.shown?.eyes !== now.eyes;
  }

  /** The right person sits before the screen. (The server has told the log's secret lines anew, for these eyes.) */
  lift(): void {
    const next = this.#queue.at(-1);
    this.curtain = null;
    if (!next) return;
    this.#queue = [];
    this.#show(next.now);
  }

  async #animate(event: Happened): Promise<void> {
    const shown = this.shown;
    if (!shown || !this.ui.motion || this.#rush) return;
    try {
      const motion = this.ui.motion(event, shown.view, this.sheet);
      if (!motion) return;
      const ms = (motion.ms ?? STEP) * (this.#queue.length > 1 ? 0.5 : 1);
      this.event = event;
      if (ms > 0) for (const flight of motion.fly ?? []) fly(flight.from, flight.to, ms);
      if (motion.view) this.shown = { ...shown, view: motion.view };
      if (ms > 0) await this.#sleep(ms);
    } catch (error) {
      // A fault in a game's animation must not hold up the game.
      console.error(error);
    }
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Skip what is being shown. */
  hurry(): void {
    this.#rush = true;
    this.#skip?.();
  }
}
