// The keyboard: the same options, without a mouse.
import type { Sitting } from './sitting.svelte';

export interface Hands {
  lit(): HTMLElement[];
  look(ply: number | null): void;
  type(): void;
  book(rule: string | null): void;
}

const SIDES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The lit thing nearest in a direction; things straight ahead count as nearer than things aside. */
export function nearest(from: Element, among: readonly Element[], side: readonly [number, number]): Element | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of among) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const ahead = (ex - x) * side[0] + (ey - y) * side[1];
    const aside = Math.abs((ex - x) * side[1]) + Math.abs((ey - y) * side[0]);
    const way = ahead + 2 * aside;
    if (ahead > 1 && way < least) [best, least] = [element, way];
  }
  return best;
}

function walk(event: KeyboardEvent, sitting: Sitting, hands: Hands): void {
  const side = SIDES[event.key];
  if (!side) return;
  const lit = hands.lit();
  const held = document.activeElement?.closest<HTMLElement>('[data-spot]');
  if (lit.length > 0) {
    const next = held ? nearest(held, lit, side) : lit[0];
    (next as HTMLElement | null)?.focus();
    event.preventDefault();
  } else if (side[0] !== 0) {
    step(side[0], sitting, hands);
    event.preventDefault();
  }
}

function step(by: number, sitting: Sitting, hands: Hands): void {
  hands.look(sitting.ply + by);
}

/** Space and Enter on a thing of the board. */
function press(event: KeyboardEvent, sitting: Sitting): boolean {
  const spot = (event.target as Element).closest<HTMLElement>('[data-spot]');
  if (!spot) return false;
  event.preventDefault();
  const [x, y] = middle(spot);
  void sitting.tap(spot.dataset.spot ?? '', x, y, true);
  return true;
}

export function keys(event: KeyboardEvent, sitting: Sitting, hands: Hands): void {
  const at = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (sitting.busy) sitting.hurry();
    sitting.cancel();
    return;
  }
  if (at.closest('input, select, textarea, dialog, [role=dialog], [role=menu]')) return;
  switch (event.key) {
    case 'Enter':
    case ' ':
      press(event, sitting);
      return;
    case 'u':
      return sitting.undo(false);
    case 'U':
      return sitting.undo(true);
    case 'e':
    case 'E':
      return end(sitting);
    case 'h':
    case 'H':
      return pulse(sitting);
    case '/':
      event.preventDefault();
      return hands.type();
    case '?':
      return explain(sitting, hands);
    case '[':
      return step(-1, sitting, hands);
    case ']':
      return step(1, sitting, hands);
    case 'Home':
      return hands.look(0);
    case 'End':
      return hands.look(null);
    default:
      walk(event, sitting, hands);
  }
}

/** The option that ends the turn, or failing that the one that stops what is going on. */
export function ending(sitting: Sitting): string | undefined {
  const verb = (option: string) => sitting.doc.verbs[option.split(' ')[0] ?? ''];
  return sitting.choices.find((o) => verb(o)?.final) ?? sitting.choices.find((o) => verb(o)?.stops);
}

function end(sitting: Sitting): void {
  const option = ending(sitting);
  if (option) sitting.choose(option);
}

function pulse(sitting: Sitting): void {
  sitting.pulse = true;
  setTimeout(() => {
    sitting.pulse = false;
  }, 1600);
}

/** What is under the finger, in words: its options, or why it has none; with nothing held, the rules. */
function explain(sitting: Sitting, hands: Hands): void {
  const spot = document.activeElement?.closest<HTMLElement>('[data-spot]');
  const target = spot ? sitting.target(spot.dataset.spot ?? '') : undefined;
  if (!spot || !target) return hands.book(null);
  const [x, y] = middle(spot);
  const options = sitting.lit(target);
  if (options.length > 0) sitting.note(x, y, options.map((o) => sitting.say(o)).join(' · '));
  else void sitting.explain(target, x, y);
}
