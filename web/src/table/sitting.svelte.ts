// One sitting at a table: hears the server, keeps what is shown, and turns taps into answers.
import { Advised } from '../advice/advised.svelte';
import * as api from '../api';
import type { AnyUi, Handle, Seated, Table, Target } from '../games';
import { keepTable, tables } from '../kept';
import { painted } from '../look/dye';
import { settings } from '../settings.svelte';
import { type Connection, Socket } from '../socket';
import { Speech, texts } from '../texts.svelte';
import { Together } from '../together/together.svelte';
import type {
  Doc,
  Frame,
  Happened,
  Hint,
  LogLine,
  No,
  Now,
  Parts,
  Reply,
  Request,
  Sheet,
  Summary,
  View,
  Why,
  Word,
} from '../wire';
import { Asks } from './asks';
import { lastOwn, turnStart } from './back';
import { bell } from './bell';
import { homeless, named, Options, wishes } from './choose';
import { asksFirst } from './ending';
import { lately } from './lately';
import { seated } from './seated';
import { beats, type Shown, Stage } from './stage.svelte';
import { steady } from './steady';
import { merged } from './words';

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

/** How much longer everything takes for who wants to follow calmly. */
const CALM = 2.2;

/** An option that ends the turn, about which the page asks first; `lost` is what it would give up, in words. */
export interface Leaving {
  option: string;
  mark: string | undefined;
  lost: string | null;
}

export class Sitting implements Table {
  readonly token: string;
  readonly doc: Doc;
  readonly ui: AnyUi;
  readonly summary: Summary;
  readonly speech: Speech;
  /** What people do here besides playing. */
  readonly together: Together;
  /** What a bot thinks, for who asks. */
  readonly advice: Advised;

  now = $state.raw<Now | null>(null);
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>('opening');
  /** The ply one looks back at; null is now. */
  past = $state.raw<Shown | null>(null);
  waiting = $state(false);
  hovered = $state.raw<Pick | null>(null);
  picked = $state.raw<Pick | null>(null);
  chooser = $state.raw<Pick | null>(null);
  slip = $state.raw<Slip | null>(null);
  leaving = $state.raw<Leaving | null>(null);
  /** How often one has answered, or was asked whether one means it: each time the focus goes back to the question. */
  answered = $state(0);
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

  readonly #stage: Stage;
  readonly #asks: Asks;
  readonly #socket: Socket;
  #wanted: number | null = null;
  /** The ply one has just gone back to: there nothing is answered by itself. */
  #returned: number | null = null;
  /** Runs while an answer is under way. */
  #slow: ReturnType<typeof setTimeout> | null = null;
  #targets = new Map<string, Target>();
  #story: { ply: number; rows: Promise<Parts[][] | null> } | null = null;

  constructor(token: string, summary: Summary, doc: Doc, ui: AnyUi) {
    this.token = token;
    this.summary = summary;
    this.doc = doc;
    this.ui = ui;
    this.speech = new Speech(doc, (seat) => this.players[seat]?.name ?? String(seat + 1));
    this.#stage = new Stage(
      ui,
      doc.sheet,
      this.secrets && this.mine.length > 1,
      (now) => this.#remember(now),
      () => (settings.pace === 'calm' ? CALM : 1),
    );
    this.#asks = new Asks((request) => this.#socket.send(request));
    this.together = new Together(token, summary.yours, (request) => this.#socket.send(request));
    this.advice = new Advised((request) => this.#socket.send(request));
    this.#socket = new Socket(token, this.#hear, (connection) => {
      const before = this.connection;
      this.connection = connection;
      if (connection === 'open') {
        if (before !== 'open') this.together.connected();
        return;
      }
      this.#heard();
      this.#asks.lost();
      this.advice.forget();
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
  get switches(): Summary['options'] {
    return this.summary.options;
  }
  get ready(): boolean {
    return this.#stage.shown !== null;
  }
  get event(): Happened | null {
    return this.#stage.event;
  }
  get busy(): boolean {
    return this.#stage.busy;
  }
  get curtain(): number | null {
    return this.#stage.curtain;
  }
  get #see(): Shown {
    const shown = this.past ?? this.#stage.shown;
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
  /** As shown: not before the last piece has come to rest. */
  get over(): boolean {
    return this.#stage.over;
  }
  get live(): boolean {
    return this.past === null;
  }
  get language(): string {
    return texts.language;
  }
  get still(): boolean {
    return this.reduced || settings.pace === 'once';
  }
  get mine(): number[] {
    return this.summary.yours;
  }
  get secrets(): boolean {
    const secrets = this.ui.secrets ?? false;
    return typeof secrets === 'function' ? secrets(this.sheet) : secrets;
  }

  // Every sentence of the log names players, and all that is drawn has their colours.
  #sameColours = steady<string[]>();
  colours: string[] = $derived.by(() => {
    const own = (this.now?.players ?? this.summary.players).map((player) => player.colour);
    return this.#sameColours(painted(own, this.doc.sheet.seats ?? []));
  });

  #samePlayers = steady<Seated[]>();
  players: Seated[] = $derived.by(() =>
    this.#samePlayers(seated(this.now?.players ?? this.summary.players, this.colours, this.mine)),
  );

  /** Whether the question is for somebody who holds this link. */
  get yours(): boolean {
    const asked = this.#stage.shown?.asked ?? null;
    return asked !== null && this.mine.includes(asked);
  }

  choices: readonly string[] = $derived.by(() => {
    if (this.past || this.busy || this.waiting || this.curtain !== null || this.connection !== 'open') return [];
    return this.now?.options ?? [];
  });

  #options = $derived(new Options(this.choices));

  ghost: string | null = $derived.by(() => {
    if (this.pointed !== null) return this.pointed;
    const pick = this.picked ?? this.hovered;
    return pick && pick.options.length === 1 ? (pick.options[0] ?? null) : null;
  });

  /** The log's lines since one's own last answer, as far as they are shown. */
  lines: LogLine[] = $derived.by(() => (this.ready ? lately(this.log, this.mine, this.ply) : []));
  lately: Happened[] = $derived(this.lines.flatMap((line) => line.events));

  lit(target: Target): readonly string[] {
    return this.#options.of(target);
  }

  handle(target: Target): Handle {
    this.#targets.set(target.id, target);
    const lit = this.lit(target);
    const rarer = target.rarely && lit.length > 0 ? this.rarer(target) : [];
    const label = lit.length > 0 ? lit.map((option) => this.say(option)).join(' · ') : target.label;
    return {
      'data-handle': target.id,
      'data-at': target.id,
      'data-lit': lit.length > 0 ? '' : undefined,
      'data-picked': this.picked?.id === target.id || this.chooser?.id === target.id ? '' : undefined,
      'data-mark': named(target.id, this.marks) ? '' : undefined,
      'data-hint': this.best !== null && lit.includes(this.best) ? '' : undefined,
      role: lit.length > 0 ? 'button' : label ? 'img' : undefined,
      tabindex: lit.length > 0 ? 0 : undefined,
      'aria-label': label,
      'aria-description': rarer.length > 0 ? this.#besides(rarer) : undefined,
    };
  }

  /** What a long press on a target offers as well. */
  rarer(target: Target): readonly string[] {
    return this.#options.rarer(target);
  }
  #besides(options: readonly string[]): string {
    return texts.say('page-besides', { options: options.map((option) => this.say(option)).join(' · ') });
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

  /** What the shell calls for a tap, click or Enter on a thing. `sure`: no ghost first; `wide`: the rarer options too. */
  async tap(id: string, x: number, y: number, sure: boolean, wide = false): Promise<void> {
    if (this.busy) this.hurry();
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
    if (!this.yours) return this.note(x, y, texts.say('page-no-turn', { name: this.#name(this.asked) }));
    const found = await this.#asks.refusal(wishes(target));
    if (found) this.note(x, y, this.refusal(found.why), found.rule, this.say(found.do));
    else if (target.label) this.note(x, y, target.label);
  }

  refusal(slug: string | null): string {
    if (!slug) return texts.say('page-no-unknown');
    const now = this.now;
    return this.speech.refusal(slug, now?.question ?? null, now?.frame ?? {});
  }

  /** `what`: the action that cannot be done, so that nobody wonders which one was meant. */
  note(x: number, y: number, text: string, rule: string | null = null, what: string | null = null): void {
    this.slip = { x, y, text, rule, what };
    this.said = [what && `${what}:`, text, rule && `(${rule})`].filter(Boolean).join(' ');
  }

  /** Let a table of older rules go on by today's. */
  goOn(): void {
    if (this.now?.reading) this.#send({ go_on: this.now.ply });
  }

  /** Give an answer. `sure`: the page has asked already, if it had to. */
  choose(option: string, mark?: string, sure = false): void {
    const now = this.now;
    if (this.#slow !== null || now?.asked == null || !this.choices.includes(option)) return;
    const lost = this.ui.leaves?.(this, option) ?? null;
    this.cancel();
    this.answered += 1;
    if (!sure && asksFirst(option, this.choices, this.doc.verbs, settings.ask, lost)) {
      this.leaving = { option, mark, lost };
      this.said = lost ?? texts.say('page-leave-ask');
      return;
    }
    this.since = null;
    this.ui.chose?.(option);
    this.#send({ do: mark ? `${option} ${mark}` : option, seat: now.asked, ply: now.ply });
  }

  /** Not yet: the turn goes on. */
  stay(): void {
    this.cancel();
    this.answered += 1;
  }

  /** Gives the only possible answer, if that is wished. */
  chooseSingle(): void {
    const [only] = this.choices;
    if (!settings.single || only === undefined || this.choices.length > 1) return;
    if (this.now?.ply !== this.#returned) this.choose(only, undefined, true);
  }

  cancel(): void {
    this.leaving = null;
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
    const { buttons = [] } = this.ui;
    const button = (option: string): boolean =>
      typeof buttons === 'function' ? buttons(option, this.choices) : buttons.includes(option.split(' ')[0] ?? '');
    const loose = this.choices.filter((option) => without.has(option) || button(option));
    if (loose.join('\n') !== this.loose.join('\n')) this.loose = loose;
  }

  // --- back

  get canUndo(): boolean {
    if (!this.live || this.over || !(this.yours || this.now?.back !== undefined)) return false;
    return lastOwn(this.log, this.mine, this.now) !== null;
  }
  undo(all = false): void {
    const now = this.now;
    const to = (all ? turnStart : lastOwn)(this.log, this.mine, now);
    if (now && to !== null && this.canUndo) this.undoTo(to);
    else if (now?.floor) this.said = texts.say(`page-floor-${now.floor.why}`);
  }
  undoTo(ply: number): void {
    const now = this.now;
    if (!now || !this.canUndo) return;
    this.cancel();
    this.answered += 1;
    this.#send({ undo: ply, ply: now.ply });
  }

  /** Whether others must agree before one's answers can be taken back beyond the floor. */
  get needsLeave(): boolean {
    const now = this.now;
    return this.live && !this.over && this.mine.length > 0 && now?.back === undefined && !now?.reading;
  }
  get lastAnswer(): number | null {
    return this.log.findLast(({ seat }) => seat !== '*' && this.mine.includes(seat))?.ply ?? null;
  }
  /** Ask the others to go back to before an answer of one's own. */
  wish(ply: number): void {
    const seat = this.log.find((line) => line.ply === ply)?.seat;
    if (typeof seat === 'number' && this.mine.includes(seat)) this.#socket.send({ back: ply, seat });
  }
  /** Say yes or no to whoever wants to go back, or no longer want to oneself. */
  agree(seat: number, yes: boolean): void {
    const wish = this.now?.wish;
    if (wish) this.#socket.send({ agree: yes, to: wish.ply, seat });
  }

  /**
   * One answer at a time. What is lit goes dark only if the server is slow: putting out a hundred lights and lighting
   * them again costs more than most answers take.
   */
  #send(request: Request): void {
    if (this.#slow !== null) return;
    this.#slow = setTimeout(() => {
      this.waiting = true;
    }, 250);
    this.#socket.send(request);
  }

  #heard(): void {
    clearTimeout(this.#slow ?? undefined);
    this.#slow = null;
    this.waiting = false;
  }

  // --- looking back

  async look(ply: number | null): Promise<void> {
    this.cancel();
    this.#wanted = ply;
    if (ply === null || !this.now || ply >= this.now.ply) {
      this.past = null;
      return;
    }
    const at = await this.#asks.at(ply);
    // By now somebody may want to see another position, or none.
    if (at && this.#wanted === ply) this.past = { ...at, eyes: this.#stage.shown?.eyes ?? null };
  }

  why(action: string): Promise<Why | null> {
    return this.#asks.why(action);
  }

  /** Points of every seat before each answer, and after the last; null if the server does not tell. */
  story(): Promise<Parts[][] | null> {
    const ply = this.now?.ply ?? 0;
    if (this.#story?.ply !== ply) this.#story = { ply, rows: this.#asks.story(ply) };
    const asked = this.#story;
    // What did not come is asked for again.
    void asked.rows.then((rows) => {
      if (!rows && this.#story === asked) this.#story = null;
    });
    return asked.rows;
  }

  // --- hearing

  #hear = (reply: Reply): void => {
    if (this.#asks.hear(reply) || this.together.hear(reply) || this.advice.hear(reply)) return;
    if (reply.type === 'now') this.#take(reply);
    else if (reply.type === 'no') this.#refused(reply);
  };

  #refused(no: No): void {
    this.#heard();
    const text = no.no === 'refused' ? this.refusal(no.why) : texts.say(`page-no-${no.no}`);
    this.note(innerWidth / 2, innerHeight * 0.6, text, no.rule);
  }

  #take(now: Now): void {
    const before = this.now;
    this.log = merged(this.log, now.log, now.ply, now.cut);
    this.now = now;
    this.together.tell(now);
    this.#heard();
    if (before?.ply !== now.ply || now.cut !== undefined) this.cancel();
    if (now.cut !== undefined) {
      this.#returned = now.ply;
      this.advice.forget();
    }
    const asked = now.asked !== null && this.mine.includes(now.asked);
    if (before && asked && before.asked !== now.asked) {
      if (settings.sound) bell();
      if (document.hidden) {
        const title = texts.say('title', {}, this.doc.game);
        const text = texts.say('notice-asked', { name: this.#name(now.asked), game: title });
        void import('../together/push').then(({ show }) => show(this.summary.table, title, text));
      }
    }
    const fresh = before && now.cut === undefined ? now.log.filter((line) => line.ply >= before.ply) : [];
    const told = fresh.flatMap((line) => line.events.map((event) => this.speech.event(event)));
    if (asked && before?.asked !== now.asked) told.push(this.speech.question(now.question ?? '', now.frame));
    if (told.length > 0) this.said = told.join(' ');
    const quiet = this.still || document.hidden || !this.live;
    this.#stage.play(now, quiet ? [] : beats(fresh));
  }

  /** How far one has looked; what came before the first look of this visit happened while one was away. */
  #remember({ ply, over }: Now): void {
    if (!this.#stage.shown) {
      const left = tables().find((table) => table.token === this.token)?.ply;
      if (left !== undefined && left > 0 && left < ply) this.since = left;
    }
    keepTable({ token: this.token, game: this.doc.game, seen: Date.now(), ply, over, fresh: false });
  }

  lift(): void {
    this.#stage.lift();
  }

  /** Whether a bot thinks whom one may hurry. */
  get hurries(): boolean {
    const asked = this.now?.asked ?? null;
    if (!this.live || this.over || asked === null || !this.players[asked]?.bot) return false;
    return this.mine.length > 0 || this.players.every((player) => player.bot);
  }

  /** What moves has moved, and a bot that thinks answers at once. */
  hurry(): void {
    this.#stage.hurry();
    if (this.hurries && this.now) this.#socket.send({ hurry: this.now.ply });
  }

  // --- advice

  /** Whether anybody may be told what a bot thinks. */
  get mayAdvise(): boolean {
    return this.summary.hints || this.over;
  }
  /** Whether a hint can be had at all: for who plays, where the host allows it. */
  get mayHint(): boolean {
    return this.summary.hints && this.mine.length > 0 && !this.over;
  }
  /** The hints for the question that is put to one now. */
  hinted: Hint | null = $derived.by(() => {
    const { hint } = this.advice;
    return hint && this.choices.length > 0 && hint.ply === this.now?.ply ? hint : null;
  });
  /** The answer that the board marks while hints lie open. */
  best: string | null = $derived.by(() => (this.advice.open ? (this.hinted?.ranked[0]?.do ?? null) : null));

  seekHint(): void {
    const now = this.now;
    if (this.mayHint && this.advice.open && now && now.asked !== null && this.choices.length > 0) {
      this.advice.seek(now.ply, now.asked);
    }
  }
  /** Show an option as a first tap does: its ghost on the board, and the tick in the prompt. */
  pick(option: string): void {
    if (!this.choices.includes(option)) return;
    this.cancel();
    this.picked = { id: '', options: [option], mark: undefined, x: 0, y: 0 };
  }

  #name(seat: number | null): string {
    return seat === null ? '' : (this.players[seat]?.name ?? '');
  }
}
