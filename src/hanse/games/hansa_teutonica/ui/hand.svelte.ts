// Which shape the hand holds: a comfort of the page, no part of the game. It keeps the one used last; a pile on the desk,
// T and M, or a long press on the post take the other.
import type { Shape } from './view';

const shapeOf = (option: string): Shape | null => {
  const last = option.slice(option.lastIndexOf(' ') + 1);
  return last === 't' || last === 'm' ? last : null;
};

class Hand {
  shape = $state<Shape>('t');

  /** Of options that differ by the shape one puts down, those of the shape in hand, and the others; all if none is of it. */
  choose(options: readonly string[]): { taken: readonly string[]; others: readonly string[] } {
    if (options.length < 2) return { taken: options, others: [] };
    const others = options.filter((option) => (shapeOf(option) ?? this.shape) !== this.shape);
    const taken = options.filter((option) => !others.includes(option));
    return taken.length > 0 ? { taken, others } : { taken: options, others: [] };
  }

  /** What was put down last is in hand from now on. */
  used(option: string): void {
    const shape = shapeOf(option);
    if (shape !== null && SHAPED.has(option.split(' ')[0] ?? '')) this.shape = shape;
  }
}

/** Verbs whose last word is the shape of a piece that comes from the supply. */
export const SHAPED = new Set(['place', 'displace', 'station']);

export const hand = new Hand();
