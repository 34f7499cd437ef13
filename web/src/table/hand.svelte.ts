// What a hand does before it answers: points, picks one of several meanings, is told why not.
import type { Handle, Target } from '../games';
import { settings } from '../settings.svelte';
import { texts } from '../texts.svelte';
import { homeless, named, Options, wishes } from './choose';
import type { Sitting } from './sitting.svelte';

export interface Pick {
  id: string;
  options: readonly string[];
  mark: string | undefined;
  x: number;
  y: number;
}

export interface Slip {
  x: number;
  y: number;
  text: string;
  rule: string | null;
  /** The action that the refusal is about. */
  what: string | null;
}

/** An option that ends the turn, about which the page asks first; `lost` is what it would give up, in words. */
export interface Leaving {
  option: string;
  mark: string | undefined;
  lost: string | null;
}

export class Hand {
  hovered = $state.raw<Pick | null>(null);
  picked = $state.raw<Pick | null>(null);
  chooser = $state.raw<Pick | null>(null);
  slip = $state.raw<Slip | null>(null);
  leaving = $state.raw<Leaving | null>(null);
  /** The option pointed at in a list or chooser. */
  pointed = $state<string | null>(null);
  /** Words lit from the log. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** Options without a thing on the board to tap. */
  loose = $state.raw<string[]>([]);

  readonly #sitting: Sitting;
  readonly #targets = new Map<string, Target>();

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  #options = $derived.by(() => new Options(this.#sitting.choices));

  ghost: string | null = $derived.by(() => {
    if (this.pointed !== null) return this.pointed;
    const pick = this.picked ?? this.hovered;
    return pick && pick.options.length === 1 ? (pick.options[0] ?? null) : null;
  });

  // --- things on the board

  target(id: string): Target | undefined {
    return this.#targets.get(id);
  }

  lit(target: Target): readonly string[] {
    return this.#options.of(target);
  }

  /** What a long press on a target offers as well. */
  rarer(target: Target): readonly string[] {
    return this.#options.rarer(target);
  }

  handle(target: Target): Handle {
    this.#targets.set(target.id, target);
    const { best } = this.#sitting;
    const lit = this.lit(target);
    const rarer = target.rarely && lit.length > 0 ? this.rarer(target) : [];
    const label = lit.length > 0 ? this.#told(lit) : target.label;
    return {
      'data-handle': target.id,
      'data-at': target.id,
      'data-lit': lit.length > 0 ? '' : undefined,
      'data-picked': this.picked?.id === target.id || this.chooser?.id === target.id ? '' : undefined,
      'data-mark': named(target.id, this.marks) ? '' : undefined,
      'data-hint': best !== null && lit.includes(best) ? '' : undefined,
      role: lit.length > 0 ? 'button' : label ? 'img' : undefined,
      tabindex: lit.length > 0 ? 0 : undefined,
      'aria-label': label,
      'aria-description': rarer.length > 0 ? texts.say('page-besides', { options: this.#told(rarer) }) : undefined,
    };
  }

  #told(options: readonly string[]): string {
    return options.map((option) => this.#sitting.say(option)).join(' · ');
  }

  /** Called after drawing: which options nothing on the page stands for. */
  settleLoose(ids: Iterable<string>): void {
    const { choices, ui } = this.#sitting;
    const targets = [...ids].map((id) => this.#targets.get(id)).filter((target) => target !== undefined);
    const without = new Set(homeless(this.#options, targets));
    const { buttons = [] } = ui;
    const button = (option: string): boolean =>
      typeof buttons === 'function' ? buttons(option, choices) : buttons.includes(option.split(' ')[0] ?? '');
    const loose = choices.filter((option) => without.has(option) || button(option));
    if (loose.join('\n') !== this.loose.join('\n')) this.loose = loose;
  }

  // --- taps

  /** What the shell calls for a tap, click or Enter on a thing. `sure`: no ghost first; `wide`: the rarer options too. */
  async tap(id: string, x: number, y: number, sure: boolean, wide = false): Promise<void> {
    if (this.#sitting.busy) this.#sitting.hurry();
    this.slip = null;
    const target = this.#targets.get(id);
    if (!target) return;
    const options = this.lit(target);
    const pick: Pick = { id, options, mark: target.mark, x, y };
    const rarer = wide ? this.rarer(target) : [];
    if (rarer.length > 0) {
      this.picked = null;
      this.chooser = { ...pick, options: [...options, ...rarer] };
    } else if (options.length > 1) {
      this.picked = null;
      this.chooser = pick;
    } else if (options.length === 1) {
      this.chooser = null;
      if (sure || settings.quick || this.picked?.id === id) this.#sitting.choose(options[0] ?? '', target.mark);
      else this.picked = pick;
    } else {
      this.cancel();
      await this.explain(target, x, y);
    }
  }

  /** Show an option as a first tap does: its ghost on the board, and the tick in the prompt. */
  pick(option: string): void {
    if (!this.#sitting.choices.includes(option)) return;
    this.cancel();
    this.picked = { id: '', options: [option], mark: undefined, x: 0, y: 0 };
  }

  hover(id: string | null): void {
    const target = id === null ? undefined : this.#targets.get(id);
    const options = target ? this.lit(target) : [];
    this.hovered = target && options.length > 0 ? { id: target.id, options, mark: target.mark, x: 0, y: 0 } : null;
  }

  cancel(): void {
    this.leaving = null;
    this.picked = null;
    this.chooser = null;
    this.hovered = null;
    this.pointed = null;
    this.slip = null;
  }

  // --- why not

  /** The rule that forbids what a tap would mean, at the spot. */
  async explain(target: Target, x: number, y: number): Promise<void> {
    const sitting = this.#sitting;
    if (!sitting.live) return this.note(x, y, texts.say('page-no-past'));
    if (sitting.over) return this.note(x, y, texts.say('page-no-over'));
    if (!sitting.yours) return this.note(x, y, texts.say('page-no-turn', { name: sitting.nameOf(sitting.asked) }));
    const found = await sitting.asks.refusal(wishes(target));
    if (found) this.note(x, y, sitting.refusal(found.why), found.rule, sitting.say(found.do));
    else if (target.label) this.note(x, y, target.label);
  }

  /** `what`: the action that cannot be done, so that nobody wonders which one was meant. */
  note(x: number, y: number, text: string, rule: string | null = null, what: string | null = null): void {
    this.slip = { x, y, text, rule, what };
    this.#sitting.said = [what && `${what}:`, text, rule && `(${rule})`].filter(Boolean).join(' ');
  }
}
