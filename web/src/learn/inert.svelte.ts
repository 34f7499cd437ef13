// A table on which nothing can be done: a board drawn from one position of an example.
import type { AnyUi, Handle, Seated, Table, Target } from '../games';
import { painted } from '../look/dye';
import { named } from '../table/choose';
import { seated } from '../table/seated';
import { wordsOf } from '../table/words';
import { Speech, texts } from '../texts.svelte';
import type { At, Doc, ExampleDoc, ExampleStep, Frame, LogLine, Parts, Sheet, Summary, View, Word } from '../wire';

export class Inert implements Table {
  /** How many steps have been taken. */
  taken = $state(0);

  readonly event = null;
  readonly ghost = null;
  readonly choices: readonly string[] = [];
  readonly lately = [];
  readonly still = true;
  readonly speech: Speech;

  constructor(
    readonly example: ExampleDoc,
    readonly doc: Doc,
    readonly ui: AnyUi,
  ) {
    this.speech = new Speech(doc, (seat) => this.players[seat]?.name ?? String(seat + 1));
  }

  /** The colours as they are painted. */
  get colours(): string[] {
    return painted([], this.doc.sheet.seats);
  }

  players: Seated[] = $derived.by(() =>
    seated(
      this.colours.map((_, seat) => ({
        seat,
        kind: 'here',
        name: '',
        bot: null,
        online: true,
      })),
      this.colours,
      [],
    ),
  );

  get step(): ExampleStep | null {
    return this.example.steps[this.taken - 1] ?? null;
  }
  /** A refused answer leaves all as it was. */
  get at(): At {
    return this.example.steps.slice(0, this.taken).findLast((step) => step.at)?.at ?? this.example.start;
  }
  get #line(): LogLine | null {
    return this.step?.line ?? null;
  }
  get sheet(): Sheet {
    return this.doc.sheet;
  }
  get switches(): Summary['options'] {
    return this.example.options;
  }
  get view(): View {
    return this.at.view;
  }
  /** Who answers next looks at it; at the end, who answered last. */
  get eyes(): number {
    const { steps, mine } = this.example;
    const near = [...steps.slice(this.taken), ...steps.slice(0, this.taken).toReversed()];
    const seat = near.map((step) => step.refused?.seat ?? step.line?.seat).find((who) => typeof who === 'number');
    return typeof seat === 'number' ? seat : (mine[0] ?? 0);
  }
  get asked(): number | null {
    return this.at.asked;
  }
  get question(): string | null {
    return this.at.question;
  }
  get frame(): Frame {
    return this.at.frame;
  }
  get scores(): number[] {
    return this.at.scores;
  }
  get parts(): Parts[] {
    return this.at.parts;
  }
  get over(): boolean {
    return this.at.question === null;
  }
  get language(): string {
    return texts.language;
  }

  #last: ReadonlySet<string> = $derived(this.#line ? wordsOf(this.#line) : new Set<string>());

  lit(): readonly string[] {
    return [];
  }
  handle(target: Target): Handle {
    return {
      'data-at': target.id,
      'data-last': named(target.id, this.#last) ? '' : undefined,
      role: target.label ? 'img' : undefined,
      'aria-label': target.label,
    };
  }
  choose(): void {}
  say(option: string): string {
    return this.speech.action(option);
  }
  word(domain: string, word: Word): string {
    return String(this.speech.word(domain, word));
  }
  text(id: string, args: Record<string, Word> = {}): string {
    return this.speech.text(id, args);
  }

  /** What came of a step in sentences; the answer itself if nothing is told of it. */
  told(step: ExampleStep): string {
    if (step.refused) return this.say(step.refused.text);
    const said = (step.line?.events ?? []).map((event) => this.speech.event(event)).filter((text) => text.trim());
    return said.length ? said.join(' ') : this.say(step.line?.text ?? '');
  }
}
