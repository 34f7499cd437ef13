// One sitting at a table: hears the server, keeps what is shown, and turns taps into answers.
import * as api from '../api';
import type { AnyUi, Seated, Spot, Table, Target } from '../games';
import { keepTable, tables } from '../kept';
import { settings } from '../settings.svelte';
import { type Line, Socket } from '../socket';
import { Speech, texts } from '../texts.svelte';
import type {
  At,
  Doc,
  Entry,
  Frame,
  Happened,
  Heard,
  Now,
  Parts,
  Sheet,
  Story,
  Summary,
  View,
  Why,
  Word,
} from '../wire';
import { bell } from './bell';
import { homeless, named, Options, wishes } from './choose';
import { fly } from './fly';

/** What stands on the table for the eyes: the truth now, or a past position. */
interface Shown {
  ply: number;
  eyes: number | null;
  view: View;
  asked: number | null;
  question: string | null;
  frame: Frame;
  scores: number[];
  parts: Parts[];
}

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
}

const STEP = 280;

export class Sitting implements Table {
  readonly token: string;
  readonly doc: Doc;
  readonly ui: AnyUi;
  readonly summary: Summary;
  readonly speech: Speech;

  now = $state.raw<Now | null>(null);
  log = $state.raw<Entry[]>([]);
  line = $state<Line>('opening');
  /** The ply one looks back at; null is now. */
  past = $state.raw<Shown | null>(null);
  /** The seat the screen must be handed to before anything more is shown. */
  curtain = $state<number | null>(null);
  event = $state.raw<Happened | null>(null);
  busy = $state(false);
  waiting = $state(false);
  hovered = $state.raw<Pick | null>(null);
  picked = $state.raw<Pick | null>(null);
  chooser = $state.raw<Pick | null>(null);
  slip = $state.raw<Slip | null>(null);
  /** The option pointed at in a list or chooser. */
  pointed = $state<string | null>(null);
  /** Words lit from the log. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  pulse = $state(false);
  said = $state('');
  /** Options without a thing on the board to tap. */
  loose = $state.raw<string[]>([]);
  reduced = $state(false);
  /** What was answered from here on happened while one was away. */
  since = $state<number | null>(null);

  #shown = $state.raw<Shown | null>(null);
  #socket: Socket;
  #queue: { now: Now; events: Happened[] }[] = [];
  #playing = false;
  #skip: (() => void) | null = null;
  #rush = false;
  #asks = new Map<number, (answer: never) => void>();
  #story: ((story: Story) => void) | null = null;
  #id = 0;
  #targets = new Map<string, Target>();

  constructor(token: string, summary: Summary, doc: Doc, ui: AnyUi) {
    this.token = token;
    this.summary = summary;
    this.doc = doc;
    this.ui = ui;
    this.speech = new Speech(doc, (seat) => this.players[seat]?.name ?? String(seat + 1));
    this.#socket = new Socket(token, this.#hear, (line) => {
      this.line = line;
      if (line !== 'open') this.waiting = false;
    });
  }

  static async begin(token: string): Promise<Sitting> {
    const summary = await api.summary(token);
    const { loadUi } = await import('../games');
    const [doc, ui] = await Promise.all([
      api.sheet(summary.game, summary.variant, summary.players.length, summary.options),
      loadUi(summary.game),
      texts.learn(summary.game),
    ]);
    keepTable({ token, game: summary.game, seen: Date.now() });
    return new Sitting(token, summary, doc, ui);
  }

  leave(): void {
    this.#socket.close();
  }

  // --- what boards read

  get sheet(): Sheet {
    return this.doc.sheet;
  }
  get options(): Record<string, unknown> {
    return this.summary.options;
  }
  get ready(): boolean {
    return this.#shown !== null;
  }
  get #see(): Shown {
    const shown = this.past ?? this.#shown;
    if (!shown) throw new Error('nothing is shown yet');
    return shown;
  }
  get view(): View {
    return this.#see.view;
  }
  get eyes(): number | null {
    return this.#see.eyes;
  }
  get asked(): number | null {
    return this.#see.asked;
  }
  get question(): string | null {
    return this.#see.question;
  }
  get frame(): Frame {
    return this.#see.frame;
  }
  get scores(): number[] {
    return this.#see.scores;
  }
  get parts(): Parts[] {
    return this.#see.parts;
  }
  get ply(): number {
    return this.#see.ply;
  }
  get over(): boolean {
    return this.now?.over ?? false;
  }
  get live(): boolean {
    return this.past === null;
  }
  get language(): string {
    return texts.language;
  }
  get still(): boolean {
    return this.reduced || !settings.moves;
  }
  get mine(): number[] {
    return this.summary.yours;
  }
  get secrets(): boolean {
    const secrets = this.ui.secrets ?? false;
    return typeof secrets === 'function' ? secrets(this.sheet) : secrets;
  }

  players: Seated[] = $derived.by(() => {
    const colours = this.doc.sheet.seats ?? [];
    const given = this.now?.players ?? this.summary.players;
    const names = given.map((player) => player.name || texts.say('page-seat-empty', { number: player.seat + 1 }));
    return given.map((player) => {
      const colour = colours[player.seat] ?? `seat-${player.seat}`;
      return {
        seat: player.seat,
        name: names[player.seat] ?? '',
        colour,
        letter: letters(names)[player.seat] ?? '',
        style: `--seat: var(--seat-${player.seat}); --seat-ink: var(--seat-${player.seat}-ink)`,
        mine: this.mine.includes(player.seat),
        bot: player.bot ?? null,
        open: player.kind === 'open' && !player.name,
        online: player.online,
      };
    });
  });

  /** Whether the question is for somebody who holds this link. */
  get yours(): boolean {
    const now = this.now;
    return now !== null && now.asked !== null && this.mine.includes(now.asked);
  }

  choices: readonly string[] = $derived.by(() => {
    if (this.past || this.busy || this.waiting || this.curtain !== null || this.line !== 'open') return [];
    return this.now?.options ?? [];
  });

  #options = $derived(new Options(this.choices));

  ghost: string | null = $derived.by(() => {
    if (this.pointed !== null) return this.pointed;
    const pick = this.picked ?? this.hovered;
    return pick && pick.options.length === 1 ? (pick.options[0] ?? null) : null;
  });

  /** Words of what happened last, for a quiet mark on the board. */
  recent: ReadonlySet<string> = $derived.by(() => {
    const upto = this.past ? this.past.ply : Number.POSITIVE_INFINITY;
    const last = this.log.findLast((entry) => entry.seat !== '*' && entry.ply < upto);
    return last ? wordsOf(last) : new Set<string>();
  });

  lit(target: Target): readonly string[] {
    return this.#options.of(target);
  }

  spot(target: Target): Spot {
    this.#targets.set(target.id, target);
    const lit = this.lit(target);
    const label = lit.length > 0 ? lit.map((option) => this.say(option)).join(' · ') : target.label;
    return {
      'data-spot': target.id,
      'data-at': target.id,
      'data-lit': lit.length > 0 ? '' : undefined,
      'data-picked': this.picked?.id === target.id || this.chooser?.id === target.id ? '' : undefined,
      'data-mark': named(target.id, this.marks) ? '' : undefined,
      'data-last': named(target.id, this.recent) ? '' : undefined,
      role: lit.length > 0 ? 'button' : label ? 'img' : undefined,
      tabindex: lit.length > 0 ? 0 : undefined,
      'aria-label': label,
    };
  }

  say(option: string): string {
    return this.speech.action(option);
  }
  word(domain: string, word: Word): string {
    return String(this.speech.word(domain, word));
  }
  text(id: string, args: Record<string, Word> = {}): string {
    return this.speech.text(id, args);
  }

  // --- taps

  /** What the shell calls for a tap, click or Enter on a thing. `sure`: no ghost first. */
  async tap(id: string, x: number, y: number, sure: boolean): Promise<void> {
    if (this.busy) this.hurry();
    this.slip = null;
    const target = this.#targets.get(id);
    if (!target) return;
    const options = this.lit(target);
    const pick: Pick = { id, options, mark: target.mark, x, y };
    if (options.length > 1) {
      this.picked = null;
      this.chooser = pick;
    } else if (options.length === 1) {
      this.chooser = null;
      if (sure || settings.quick || this.picked?.id === id) this.choose(options[0] ?? '', target.mark);
      else this.picked = pick;
    } else {
      this.cancel();
      await this.explain(target, x, y);
    }
  }

  /** The rule that forbids what a tap would mean, at the spot. */
  async explain(target: Target, x: number, y: number): Promise<void> {
    if (!this.live) return this.note(x, y, texts.say('page-no-past'));
    if (this.over) return this.note(x, y, texts.say('page-no-over'));
    if (!this.yours) return this.note(x, y, texts.say('page-no-turn', { name: this.#name(this.now?.asked ?? null) }));
    let found: Why | null = null;
    for (const wish of wishes(target)) {
      const why = await this.why(wish);
      if (why?.no !== 'refused') continue;
      if (!found || found.why === 'not-now') found = why;
      if (found.why !== 'not-now') break;
    }
    if (found) this.note(x, y, this.refusal(found.why), found.rule);
    else if (target.label) this.note(x, y, target.label);
  }

  refusal(slug: string | null): string {
    return slug ? this.speech.text(`no-${slug}`) : texts.say('page-no-unknown');
  }

  note(x: number, y: number, text: string, rule: string | null = null): void {
    this.slip = { x, y, text, rule };
    this.said = rule ? `${text} (${rule})` : text;
  }

  choose(option: string, mark?: string): void {
    const now = this.now;
    if (now?.asked == null || !this.choices.includes(option)) return;
    this.cancel();
    this.since = null;
    this.waiting = true;
    this.#socket.send({ do: mark ? `${option} ${mark}` : option, seat: now.asked, ply: now.ply });
  }

  cancel(): void {
    this.picked = null;
    this.chooser = null;
    this.hovered = null;
    this.pointed = null;
    this.slip = null;
  }

  hover(id: string | null): void {
    const target = id === null ? undefined : this.#targets.get(id);
    const options = target ? this.lit(target) : [];
    this.hovered = target && options.length > 0 ? { id: target.id, options, mark: target.mark, x: 0, y: 0 } : null;
  }

  target(id: string): Target | undefined {
    return this.#targets.get(id);
  }

  /** Called after drawing: which options nothing on the page stands for. */
  settleLoose(ids: Iterable<string>): void {
    const targets = [...ids].map((id) => this.#targets.get(id)).filter((target) => target !== undefined);
    const without = new Set(homeless(this.#options, targets));
    const buttons = new Set(this.ui.buttons ?? []);
    const loose = this.choices.filter((option) => without.has(option) || buttons.has(option.split(' ')[0] ?? ''));
    if (loose.join('\n') !== this.loose.join('\n')) this.loose = loose;
  }

  // --- back

  get canUndo(): boolean {
    const now = this.now;
    return this.live && this.yours && !!now?.floor && now.ply > now.floor.ply;
  }
  undo(all = false): void {
    const now = this.now;
    if (!now?.floor) return;
    if (!this.canUndo) {
      this.said = texts.say(`page-floor-${now.floor.why}`);
      return;
    }
    this.cancel();
    this.waiting = true;
    this.#socket.send({ undo: all ? now.floor.ply : now.ply - 1, ply: now.ply });
  }
  undoTo(ply: number): void {
    const now = this.now;
    if (!now?.floor || !this.canUndo || ply < now.floor.ply) return;
    this.waiting = true;
    this.#socket.send({ undo: ply, ply: now.ply });
  }

  // --- looking back

  async look(ply: number | null): Promise<void> {
    this.cancel();
    if (ply === null || !this.now || ply >= this.now.ply) {
      this.past = null;
      return;
    }
    const at = await this.#ask<At>({ at: ply });
    if (at) this.past = { ...at, eyes: this.#shown?.eyes ?? null };
  }

  async why(action: string): Promise<Why | null> {
    return this.#ask<Why>({ why: action });
  }

  /** Points of every seat before each answer, and after the last. */
  story(): Promise<Parts[][]> {
    return new Promise((resolve) => {
      this.#story = ({ steps }) => {
        const last = this.now?.ply ?? 0;
        const rows: Parts[][] = [];
        for (let ply = 0, i = 0; ply <= last; ply++) {
          while ((steps[i + 1]?.ply ?? Number.POSITIVE_INFINITY) <= ply) i++;
          rows.push(steps[i]?.parts ?? []);
        }
        resolve(rows);
      };
      this.#socket.send({ story: 1 });
    });
  }

  #ask<T>(message: object): Promise<T | null> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#asks.set(id, resolve as (answer: never) => void);
      if (!this.#socket.send({ ...message, id })) resolve(null);
      setTimeout(() => resolve(null), 5000);
    });
  }

  // --- hearing

  #hear = (message: Heard): void => {
    if (message.type === 'now') this.#take(message);
    else if (message.type === 'no') this.#refused(message);
    else if (message.type === 'story') this.#story?.(message);
    else if (message.type === 'why' || message.type === 'at') {
      this.#asks.get(message.id)?.(message as never);
      this.#asks.delete(message.id);
    }
  };

  #refused(no: { no: string; rule: string | null; why: string | null }): void {
    this.waiting = false;
    const text = no.no === 'refused' ? this.refusal(no.why) : texts.say(`page-no-${no.no}`);
    this.note(innerWidth / 2, innerHeight * 0.6, text, no.rule);
  }

  #take(now: Now): void {
    const before = this.now;
    const known = new Map(this.log.map((entry) => [entry.ply, entry]));
    const from = now.cut ?? Number.POSITIVE_INFINITY;
    for (const ply of known.keys()) if (ply >= from) known.delete(ply);
    for (const entry of now.log) known.set(entry.ply, entry);
    this.log = [...known.values()].filter((entry) => entry.ply < now.ply).sort((a, b) => a.ply - b.ply);
    this.now = now;
    this.waiting = false;
    this.cancel();
    const asked = now.asked !== null && this.mine.includes(now.asked);
    if (before && asked && before.asked !== now.asked) {
      if (settings.sound) bell();
    }
    const fresh = before && now.cut === undefined ? now.log.filter((entry) => entry.ply >= before.ply) : [];
    const told = fresh.flatMap((entry) => entry.events.map((event) => this.speech.event(event)));
    if (asked && before?.asked !== now.asked) told.push(this.speech.question(now.question ?? '', now.frame));
    if (told.length > 0) this.said = told.join(' ');
    const events = fresh.flatMap((entry) => entry.events);
    const quiet = !before || this.still || document.hidden || !this.live || events.length > 40;
    this.#queue.push({ now, events: quiet ? [] : events });
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
    if (!this.#shown) {
      const left = tables().find((table) => table.token === this.token)?.ply;
      if (left !== undefined && left > 0 && left < ply) this.since = left;
    }
    keepTable({ token: this.token, game: this.doc.game, seen: Date.now(), ply });
    this.#shown = { ply, eyes, view, asked, question, frame, scores, parts };
  }

  /** Eyes change between people who share this screen, and something is hidden: the curtain falls first. */
  #mustHide(now: Now): boolean {
    if (!this.secrets || this.mine.length < 2 || now.over || now.eyes === null) return false;
    return this.#shown?.eyes !== now.eyes;
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
    const shown = this.#shown;
    if (!shown || !this.ui.motion || this.#rush) return;
    const motion = this.ui.motion(event, shown.view, this.sheet);
    if (!motion) return;
    const ms = (motion.ms ?? STEP) * (this.#queue.length > 1 ? 0.5 : 1);
    this.event = event;
    if (ms > 0) for (const flight of motion.fly ?? []) fly(flight.from, flight.to, ms);
    if (motion.view) this.#shown = { ...shown, view: motion.view };
    if (ms > 0) await this.#sleep(ms);
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

  #name(seat: number | null): string {
    return seat === null ? '' : (this.players[seat]?.name ?? '');
  }
}

/** The words a log line speaks of: its action's, and those of its events. */
export function wordsOf(entry: Entry): Set<string> {
  const words = new Set<string>((entry.text ?? '').split(' ').slice(1));
  for (const event of entry.events)
    for (const [field, value] of Object.entries(event))
      if (field !== 'kind' && typeof value === 'string') words.add(value);
  return words;
}

/** One letter per name, all different: the first free one of the name, else of the alphabet. */
export function letters(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const own = name.toLocaleUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
    const letter = [...own, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((l) => !used.has(l)) ?? '?';
    used.add(letter);
    return letter;
  });
}
