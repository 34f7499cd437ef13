// One sitting at a table: hears the server, keeps what is shown, sends answers.
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
  LogLine,
  No,
  Now,
  Parts,
  Reply,
  Request,
  Sheet,
  Summary,
  View,
  Word,
} from '../wire';
import { Asks } from './asks';
import { bell } from './bell';
import { asksFirst } from './ending';
import { Hand } from './hand.svelte';
import { lately } from './lately';
import { seated } from './seated';
import { beats, type Shown, Stage } from './stage.svelte';
import { steady } from './steady';
import { Undoing } from './undoing.svelte';
import { merged } from './words';

/** How much longer everything takes for who wants to follow calmly. */
const CALM = 2.2;

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
  /** What one points at. */
  readonly hand = new Hand(this);
  /** What may be taken back. */
  readonly undoing: Undoing;
  /** Questions that have an answer of their own. */
  readonly asks: Asks;

  now = $state.raw<Now | null>(null);
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>('opening');
  /** The ply one looks back at; null is now. */
  past = $state.raw<Shown | null>(null);
  waiting = $state(false);
  /** How often one has answered, or was asked whether one means it: each time the focus goes back to the question. */
  answered = $state(0);
  pulse = $state(false);
  said = $state('');
  reduced = $state(false);
  /** What was answered from here on happened while one was away. */
  since = $state<number | null>(null);

  readonly #stage: Stage;
  readonly #socket: Socket;
  #wanted: number | null = null;
  /** The ply one has just gone back to: there nothing is answered by itself. */
  #returned: number | null = null;
  /** Runs while an answer is under way. */
  #slow: ReturnType<typeof setTimeout> | null = null;

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
    this.asks = new Asks((request) => this.#socket.send(request));
    this.undoing = new Undoing(this, (request) => this.#socket.send(request));
    this.together = new Together(token, summary.yours, (request) => this.#socket.send(request));
    this.advice = new Advised(this, (request) => this.#socket.send(request));
    this.#socket = new Socket(token, this.#hear, (connection) => {
      const before = this.connection;
      this.connection = connection;
      if (connection === 'open') {
        if (before !== 'open') this.together.connected();
        return;
      }
      this.#heard();
      this.asks.lost();
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

  get ghost(): string | null {
    return this.hand.ghost;
  }

  /** The log's lines since one's own last answer, as far as they are shown. */
  lines: LogLine[] = $derived.by(() => (this.ready ? lately(this.log, this.mine, this.ply) : []));
  lately: Happened[] = $derived(this.lines.flatMap((line) => line.events));

  lit(target: Target): readonly string[] {
    return this.hand.lit(target);
  }
  handle(target: Target): Handle {
    return this.hand.handle(target);
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

  // --- answers

  refusal(slug: string | null): string {
    if (!slug) return texts.say('page-no-unknown');
    const now = this.now;
    return this.speech.refusal(slug, now?.question ?? null, now?.frame ?? {});
  }

  /** Let a table of older rules go on by today's. */
  goOn(): void {
    if (this.now?.reading) this.request({ go_on: this.now.ply });
  }

  /** Give an answer. `sure`: the page has asked already, if it had to. */
  choose(option: string, mark?: string, sure = false): void {
    const now = this.now;
    if (this.#slow !== null || now?.asked == null || !this.choices.includes(option)) return;
    const lost = this.ui.leaves?.(this, option) ?? null;
    if (!sure && asksFirst(option, this.choices, this.doc.verbs, settings.ask, lost)) {
      this.hand.cancel();
      this.answered += 1;
      this.hand.leaving = { option, mark, lost };
      this.said = lost ?? texts.say('page-leave-ask');
      return;
    }
    this.since = null;
    this.ui.chose?.(option);
    this.request({ do: mark ? `${option} ${mark}` : option, seat: now.asked, ply: now.ply });
  }

  /** Not yet: the turn goes on. */
  stay(): void {
    this.hand.cancel();
    this.answered += 1;
  }

  /** Gives the only possible answer, if that is wished. */
  chooseSingle(): void {
    const [only] = this.choices;
    if (!settings.single || only === undefined || this.choices.length > 1) return;
    if (this.now?.ply !== this.#returned) this.choose(only, undefined, true);
  }

  /**
   * Something that changes the table: one at a time. What is lit and what is pointed at goes dark only if the server is
   * slow: putting out a hundred lights and lighting them again costs more than most answers take, and a frame in which only
   * the ghost has gone is one for which the new position waits.
   */
  request(request: Request): void {
    if (this.#slow !== null) return;
    this.#slow = setTimeout(() => {
      this.waiting = true;
      this.hand.cancel();
    }, 250);
    this.#socket.send(request);
  }

  /** What was under way is answered, or never will be: the hand is empty, and back at the question. */
  #heard(): void {
    if (this.#slow === null) return;
    clearTimeout(this.#slow);
    this.#slow = null;
    this.waiting = false;
    this.hand.cancel();
    this.answered += 1;
  }

  // --- looking back

  async look(ply: number | null): Promise<void> {
    this.hand.cancel();
    this.#wanted = ply;
    if (ply === null || !this.now || ply >= this.now.ply) {
      this.past = null;
      return;
    }
    const at = await this.asks.at(ply);
    // By now somebody may want to see another position, or none.
    if (at && this.#wanted === ply) this.past = { ...at, eyes: this.#stage.shown?.eyes ?? null };
  }

  /** Points of every seat before each answer, and after the last; null if the server does not tell. */
  story(): Promise<Parts[][] | null> {
    return this.asks.story(this.now?.ply ?? 0);
  }

  // --- hearing

  #hear = (reply: Reply): void => {
    if (this.asks.hear(reply) || this.together.hear(reply) || this.advice.hear(reply)) return;
    if (reply.type === 'now') this.#take(reply);
    else if (reply.type === 'no') this.#refused(reply);
  };

  #refused(no: No): void {
    this.#heard();
    const text = no.no === 'refused' ? this.refusal(no.why) : texts.say(`page-no-${no.no}`);
    this.hand.note(innerWidth / 2, innerHeight * 0.6, text, no.rule);
  }

  #take(now: Now): void {
    const before = this.now;
    this.log = merged(this.log, now.log, now.ply, now.cut);
    this.now = now;
    this.together.tell(now);
    this.#heard();
    if (before?.ply !== now.ply || now.cut !== undefined) this.hand.cancel();
    if (now.cut !== undefined) {
      this.#returned = now.ply;
      this.advice.forget();
    }
    const asked = now.asked !== null && this.mine.includes(now.asked);
    if (before && asked && before.asked !== now.asked) {
      if (settings.sound) bell();
      if (document.hidden) {
        const title = texts.say('title', {}, this.doc.game);
        const text = texts.say('notice-asked', { name: this.nameOf(now.asked), game: title });
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

  /** The answer that the board marks while hints lie open. */
  get best(): string | null {
    return this.advice.best;
  }

  nameOf(seat: number | null): string {
    return seat === null ? '' : (this.players[seat]?.name ?? '');
  }
}
