// What is shown: plays the events of each message in order, then shows its view, which is the truth.
import { flushSync } from 'svelte';
import type { AnyUi, Motion } from '../games';
import type { Frame, Happened, LogLine, Now, Parts, Patch, Sheet, View } from '../wire';
import { take } from './fly';
import { patched } from './patch';
import { shared } from './steady';

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

/** One event, and what it changed; null: all that the message tells. */
export interface Beat {
  event: Happened;
  patch: Patch | null;
}

/** The events of fresh lines one by one; none if the server does not tell what each of them changed. */
export function beats(lines: readonly LogLine[]): Beat[] {
  const all = lines.flatMap(({ events, steps }) => events.map((event, i) => ({ event, patch: steps?.[i] ?? null })));
  return all.slice(0, -1).every((beat) => beat.patch) ? all : [];
}

const LONG = 280;

export class Stage {
  shown = $state.raw<Shown | null>(null);
  event = $state.raw<Happened | null>(null);
  busy = $state(false);
  over = $state(false);
  /** The seat the screen must be handed to before anything more is shown. */
  curtain = $state<number | null>(null);

  #queue: { now: Now; beats: Beat[] }[] = [];
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
    /** How fast: times as long as a motion lasts by itself. */
    readonly pace: () => number = () => 1,
  ) {}

  play(now: Now, beats: Beat[]): void {
    this.#queue.push({ now, beats });
    void this.#play();
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.#mustHide(next.now)) {
        this.curtain = next.now.eyes;
        this.#queue.unshift({ now: next.now, beats: [] });
        break;
      }
      for (const beat of next.beats) await this.#animate(beat, next.now);
      this.event = null;
      this.#show(next.now);
    }
    this.#rush = false;
    this.busy = false;
    this.#playing = false;
  }

  #show(now: Now): void {
    const { ply, eyes, asked, question } = now;
    const before = this.shown;
    const view = shared(before?.view, now.view);
    const frame = shared(before?.frame, now.frame);
    const scores = shared(before?.scores, now.scores);
    const parts = shared(before?.parts, now.parts);
    this.showing(now);
    this.over = now.over;
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

  async #animate({ event, patch }: Beat, now: Now): Promise<void> {
    const shown = this.shown;
    if (!shown || this.#rush) return;
    try {
      const motion = this.#motion(event);
      const view = patch ? patched(shown.view, patch) : now.view;
      if (!motion) {
        if (patch) this.shown = { ...shown, view };
        return;
      }
      const ms = (motion.ms ?? LONG) * this.pace() * (this.#queue.length > 1 ? 0.5 : 1);
      const flights = (motion.fly ?? []).map(({ from, to }) => take(from, to));
      this.event = event;
      this.shown = { ...shown, view };
      if (flights.length > 0) flushSync();
      for (const land of flights) land(ms);
      await this.#sleep(ms);
    } catch (error) {
      // A fault in a game's animation must not hold up the game.
      console.error(error);
    }
  }

  #motion(event: Happened): Motion | null {
    const motion = this.ui.motions?.[event.kind];
    if (motion === undefined) return null;
    return typeof motion === 'number' ? { ms: motion } : motion(event, this.sheet);
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
    if (!this.busy) return;
    this.#rush = true;
    this.#skip?.();
  }
}
