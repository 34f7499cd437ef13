// The keyboard: the same options, without a mouse. No key but [ and ] leaves the present.
import { ending } from './ending';
import type { Sitting } from './sitting.svelte';

export interface Hands {
  lit(): HTMLElement[];
  look(ply: number | null): void;
  type(): void;
  book(rule: string | null): void;
  hint(): void;
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

function walk(event: KeyboardEvent, hands: Hands): void {
  const side = SIDES[event.key];
  if (!side) return;
  const lit = hands.lit();
  const held = document.activeElement?.closest<HTMLElement>('[data-handle]');
  if (lit.length > 0) {
    const next = held ? nearest(held, lit, side) : closest(lit);
    (next as HTMLElement | null | undefined)?.focus();
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
  void sitting.hand.tap(handle.dataset.handle ?? '', x, y, true, event.shiftKey);
}

export function keys(event: KeyboardEvent, sitting: Sitting, hands: Hands): void {
  const at = event.target;
  if (!(at instanceof Element) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (sitting.busy) sitting.hurry();
    else if (!sitting.live && !at.closest('dialog, [role=dialog]')) hands.look(null);
    sitting.hand.cancel();
    return;
  }
  if (at.closest('input, select, textarea, dialog, [role=dialog], [role=menu]')) return;
  const act = ACTS[event.key];
  if (act) act(event, sitting, hands);
  else walk(event, hands);
}

type Act = (event: KeyboardEvent, sitting: Sitting, hands: Hands) => void;

const ACTS: Record<string, Act> = {
  Enter: press,
  ' ': press,
  u: (_, sitting) => sitting.undoing.back(false),
  U: (_, sitting) => sitting.undoing.back(true),
  e: end,
  E: end,
  h: (_, sitting) => pulse(sitting),
  H: (_, sitting) => pulse(sitting),
  '/': (event, _, hands) => {
    event.preventDefault();
    hands.type();
  },
  '?': (_, sitting, hands) => explain(sitting, hands),
  '[': (_, sitting, hands) => step(-1, sitting, hands),
  ']': (_, sitting, hands) => step(1, sitting, hands),
  t: (_, __, hands) => hands.hint(),
  T: (_, __, hands) => hands.hint(),
  s: (_, sitting) => sitting.hurry(),
  S: (_, sitting) => sitting.hurry(),
  Home: (event, sitting, hands) => leap(event, 0, sitting, hands),
  End: (event, sitting, hands) => leap(event, null, sitting, hands),
};

/** To the first or the last position: only for who looks back already, or whose hand is on the log or its slider. */
function leap(event: KeyboardEvent, ply: number | null, sitting: Sitting, hands: Hands): void {
  if (sitting.live && !(event.target as Element).closest('.log, .replay')) return;
  event.preventDefault();
  hands.look(ply);
}

/** The second press answers what the first one made the page ask; a key held down is one press. */
function end(event: KeyboardEvent, sitting: Sitting): void {
  if (event.repeat) return;
  const option = ending(sitting.choices, sitting.doc.verbs);
  if (option) sitting.choose(option, undefined, sitting.hand.leaving?.option === option);
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
  const target = handle ? sitting.hand.target(handle.dataset.handle ?? '') : undefined;
  if (!handle || !target) {
    hands.book(null);
    return;
  }
  const [x, y] = middle(handle);
  const options = sitting.lit(target);
  if (options.length > 0) sitting.hand.note(x, y, options.map((o) => sitting.say(o)).join(' · '));
  else void sitting.hand.explain(target, x, y);
}
