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

/** Where the hand was last, for what it held may be gone by now. */
let hand: [number, number] | null = null;

function closest(lit: readonly HTMLElement[]): HTMLElement | undefined {
  const from = hand;
  if (!from) return lit[0];
  const way = (element: Element) => Math.hypot(middle(element)[0] - from[0], middle(element)[1] - from[1]);
  return lit.toSorted((a, b) => way(a) - way(b))[0];
}

function walk(event: KeyboardEvent, sitting: Sitting, hands: Hands): void {
  const side = SIDES[event.key];
  if (!side) return;
  const lit = hands.lit();
  const held = document.activeElement?.closest<HTMLElement>('[data-handle]');
  if (lit.length > 0) {
    const next = held ? nearest(held, lit, side) : closest(lit);
    (next as HTMLElement | null | undefined)?.focus();
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
function press(event: KeyboardEvent, sitting: Sitting): void {
  const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
  if (!handle) return;
  event.preventDefault();
  const [x, y] = middle(handle);
  hand = [x, y];
  void sitting.tap(handle.dataset.handle ?? '', x, y, true);
}

export function keys(event: KeyboardEvent, sitting: Sitting, hands: Hands): void {
  const at = event.target;
  if (!(at instanceof Element) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (sitting.busy) sitting.hurry();
    sitting.cancel();
    return;
  }
  if (at.closest('input, select, textarea, dialog, [role=dialog], [role=menu]')) return;
  const act = ACTS[event.key];
  if (act) act(event, sitting, hands);
  else walk(event, sitting, hands);
}

type Act = (event: KeyboardEvent, sitting: Sitting, hands: Hands) => void;

const ACTS: Record<string, Act> = {
  Enter: press,
  ' ': press,
  u: (_, sitting) => sitting.undo(false),
  U: (_, sitting) => sitting.undo(true),
  e: (_, sitting) => end(sitting),
  E: (_, sitting) => end(sitting),
  h: (_, sitting) => pulse(sitting),
  H: (_, sitting) => pulse(sitting),
  '/': (event, _, hands) => {
    event.preventDefault();
    hands.type();
  },
  '?': (_, sitting, hands) => explain(sitting, hands),
  '[': (_, sitting, hands) => step(-1, sitting, hands),
  ']': (_, sitting, hands) => step(1, sitting, hands),
  Home: (_, __, hands) => hands.look(0),
  End: (_, __, hands) => hands.look(null),
};

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
  const handle = document.activeElement?.closest<HTMLElement>('[data-handle]');
  const target = handle ? sitting.target(handle.dataset.handle ?? '') : undefined;
  if (!handle || !target) {
    hands.book(null);
    return;
  }
  const [x, y] = middle(handle);
  const options = sitting.lit(target);
  if (options.length > 0) sitting.note(x, y, options.map((o) => sitting.say(o)).join(' · '));
  else void sitting.explain(target, x, y);
}
