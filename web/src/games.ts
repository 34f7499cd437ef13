// The contract between the shell and a game's `ui/index.ts`. docs/page.md tells it with examples.
import type { Component } from 'svelte';
import type { Doc, Frame, Happened, Parts, Sheet, Summary, View, Word } from './wire';

/**
 * Something on the board or desk that a person may point at.
 *
 * `id` names it, unique on the page: words of the notation, so that log lines can light it ("danzig",
 * "danzig orange-2"). A word that begins with # only tells like things apart ("danzig orange-2 #1").
 *
 * `means` says which options belong to it: an option belongs if it holds all the words of one of them
 * ("move danzig", "build orange-2", or just "danzig"). Left out, the id is meant.
 *
 * A meaning that is a whole action text is also a wish: when no option belongs to a tapped thing, the shell asks the
 * server why not, and shows the rule. `wishes` names others to ask about instead, most telling first.
 */
export interface Target {
  id: string;
  means?: readonly string[];
  wishes?: readonly string[];
  /**
   * More meanings, which are hardly ever meant while one of `means` is possible: a tap need not ask which. A long press,
   * the other mouse button or Shift+Enter offers them too.
   */
  rarely?: readonly string[];
  /** What it is when it is not lit, for ears ("Danzig, 2 of your booths"). */
  label?: string;
  /** Decoration sent behind the action, for engines that take one (which of several alike): "@2". */
  mark?: string;
}

/** Attributes to spread on the element: `<g {...table.handle({ id: 'danzig' })}>`. Works on SVG and HTML alike. */
export type Handle = Record<string, unknown>;

export interface Seated {
  seat: number;
  name: string;
  /** The colour the sheet names for the seat ("purple"), for texts; `style={player.style}` sets --seat and --seat-ink. */
  colour: string;
  /** Always shown beside the colour. */
  letter: string;
  style: string;
  mine: boolean;
  bot: string | null;
  /** The bot that answers while he is away. */
  standIn: string | null;
  open: boolean;
  online: boolean;
}

/** A game by its types. Each has its own in `ui/made.ts`, made from what its Python declares. */
export interface Shapes {
  view: object;
  sheet: Sheet;
  event: { kind: string };
  frames: object;
}

/** What the shell knows of every game. */
interface Any {
  view: View;
  sheet: Sheet;
  event: Happened;
  frames: Record<string, Frame>;
}

/** What a board, a desk or a seat's slip is given. All of it is reactive; nothing of it may be changed. */
export interface Table<G extends Shapes = Any> {
  readonly doc: Doc;
  readonly sheet: G['sheet'];
  /** What the host chose. */
  readonly switches: Summary['options'];
  /** What is to be drawn: the truth now, a past position, or a step of an animation. */
  readonly view: G['view'];
  /** Whose view this is; null for a watcher. */
  readonly eyes: number | null;
  readonly players: readonly Seated[];
  readonly asked: number | null;
  readonly question: (keyof G['frames'] & string) | null;
  readonly frame: G['frames'][keyof G['frames']];
  readonly scores: readonly number[];
  readonly parts: readonly Parts[];
  readonly over: boolean;
  /** The actions one may choose now; empty while watching, waiting, animating or looking back. */
  readonly choices: readonly string[];
  /** The option that is pointed at but not yet chosen: draw what it would do, dashed. */
  readonly ghost: string | null;
  /** The event being animated, if any. */
  readonly event: G['event'] | null;
  /** What happened since one's own last answer, for trails on the board. */
  readonly lately: readonly G['event'][];
  /** True if nothing should move by itself. */
  readonly still: boolean;
  readonly language: string;

  handle(target: Target): Handle;
  /** The choices that belong to a target. */
  lit(target: Target): readonly string[];
  /** Take one of the choices (a desk's own buttons). */
  choose(option: string): void;
  /** An option as a sentence in the reader's language. */
  say(option: string): string;
  /** A word of a domain in the reader's language: `word('city', 'danzig')`. */
  word(domain: string, word: Word): string;
  /** A text of the game, or of the house. */
  text(id: string, args?: Record<string, Word>): string;
}

/** What an event looks like, besides what it changed: that the server tells. */
export interface Motion {
  /**
   * Things that fly: from one `data-at` to another (a handle's id, or "seat-2" for a player's slip). They leave where they
   * stood before the event and arrive where they stand after it.
   */
  fly?: { from: string; to: string }[];
  /** How long it is shown, in ms; 280 if left out. */
  ms?: number;
}

/**
 * By kind of event: its motion, or only how long it is shown. What the kinds left out have changed is shown with the event
 * that follows.
 */
export type Motions<G extends Shapes = Any> = {
  readonly [K in G['event']['kind']]?:
    | number
    | ((event: Extract<G['event'], { kind: K }>, sheet: G['sheet']) => Motion);
};

export interface GameUi<G extends Shapes = Any> {
  /** Draws the view, spreads handles, knows no rule. Fills the box it is given. */
  Board: Component<{ table: Table<G> }>;
  /** What belongs to the seat whose eyes these are, under the board; absent for games without. */
  Desk?: Component<{ table: Table<G> }>;
  /** True if the desk holds things for everybody, such as an open display: then watchers get it too. */
  deskForAll?: boolean;
  /** What one sees of any player, on the slip with name and points that the shell draws. */
  Seat: Component<{ table: Table<G>; seat: number }>;
  /** Width ÷ height of the board, so that room can be kept for it. */
  aspect: number | ((sheet: G['sheet']) => number);
  /** Pixels that a player's slip takes beside the board, whatever lies on it: in a low window, and in one of 860 or more. */
  slip?: readonly [number, number];
  /** Pixels that are kept for the desk under the board, whatever lies on it; likewise. */
  desk?: readonly [number, number];
  /** True if seats see different things: then a curtain falls between people who share a screen. */
  secrets?: boolean | ((sheet: G['sheet']) => boolean);
  motions?: Motions<G>;
  /** Options that get a button of their own beside the prompt although they stand on the board as well: by verb, or one by one. */
  buttons?: readonly string[] | ((option: string, choices: readonly string[]) => boolean);
  /** Categories of points that one has for certain; the others are what they would be if the game ended now. */
  scored?: readonly string[];
  /** Kinds of events that are no news to whoever was away for a turn. */
  quiet?: readonly G['event']['kind'][];
  /** Is told which option was chosen, for comforts of the page: what one does next is often the same. */
  chose?(option: string): void;
  /**
   * What would be lost if the turn were ended by this option, in the reader's language; null if nothing. The page asks
   * about it first, once.
   */
  leaves?(table: Table<G>, option: string): string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: the shell carries views it does not understand.
export type AnyUi = GameUi<any>;

const found = import.meta.glob<{ default: AnyUi }>('../../src/hanse/games/*/ui/index.ts');

const folder = (path: string): string => path.split('/').at(-3) ?? '';

const loaders = new Map(Object.entries(found).map(([path, load]) => [folder(path), load]));

export const drawn = (game: string): boolean => loaders.has(game);

export async function loadUi(game: string): Promise<AnyUi> {
  const load = loaders.get(game);
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
