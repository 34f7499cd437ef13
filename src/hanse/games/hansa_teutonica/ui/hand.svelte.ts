// Which shape the hand holds: a comfort of the page, no part of the game. Tapping a pile on the desk arms it.
import type { Shape } from './view';

class Hand {
  shape = $state<Shape | null>(null);

  toggle(shape: Shape): void {
    this.shape = this.shape === shape ? null : shape;
  }

  /** Of options that differ by the shape one puts down, those of the armed shape; all if there are none of it. */
  choose(options: string[]): string[] {
    if (this.shape === null || options.length < 2) return options;
    const fit = options.filter((option) => option.endsWith(` ${this.shape}`));
    return fit.length > 0 ? fit : options;
  }
}

export const hand = new Hand();
