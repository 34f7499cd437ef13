// Made by scripts/declare from src/hanse/server/messages.py. Read and change that, not this.

import type { Frame, Happened, Patch, View } from '../wire';

export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  variant?: string | null;
  options?: Record<string, boolean | number | string>;
  seed?: number | string | null;
  talk?: 'nobody' | 'players' | 'everybody';
}

export interface Join {
  seat: number;
  name?: string;
}

/** Another link to a table: an invitation, to one seat or any open one; or one to watch, with a seat's own eyes. */
export interface NewLink {
  kind: 'invite' | 'watch';
  seat?: number | null;
  label?: string;
}

/** Free a seat; or let a bot answer for it, `bot` none: whoever holds it again. */
export interface ChangeSeat {
  free?: true;
  bot?: string | null;
}

/** `seats`: as they were, each one further, or who was last begins. */
export interface Rematch {
  seats?: 'same' | 'rotated' | 'result';
}

export interface Do {
  do: string;
  seat: number;
  ply: number;
}

export interface AskWhy {
  why: string;
  id?: number;
}

export interface Undo {
  undo: number;
  ply: number;
}

export interface AskAt {
  at: number;
  id?: number;
}

export interface AskStory {
  story: unknown;
}

export interface Ping {
  ping: unknown;
}

/** Go on by today's rules with a table that was begun by older ones. */
export interface GoOn {
  go_on: number;
}

/** A line to everybody at the table. */
export interface Say {
  say: string;
}

/** What was said, from line `talk` on. */
export interface AskTalk {
  talk: number;
}

/** One's own notes about the table: new ones, or none to be told those there are. */
export interface KeepNote {
  note: string | null;
}

export interface Player {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  online: boolean;
  /** The bot that answers while its holder is away. */
  stand_in?: string;
}

/** A seat as somebody with the invitation sees it. */
export interface Invited {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  taken: boolean;
}

/** One answer and what came of it. `text` is none where it would tell a secret. `steps` of a fresh line: what each event changed in the view; the last event of a message has none. */
export interface LogLine {
  ply: number;
  seat: number | '*';
  text: string | null;
  events: Happened[];
  steps?: Patch[];
}

export interface FloorAt {
  ply: number;
  why: string;
}

/** Why a table is only for reading: it was begun by rules of `version`, and those of today are `today`. Of its `answers` those that are told stand by today's rules; `stopped` says what forbids the next. If all of them stand (`stopped` is none), whoever holds a seat may let it go on. */
export interface Reading {
  version: number;
  today: number;
  answers: number;
  stopped: string | null;
}

/** How it stands, for one token: everything a page needs to go on. */
export interface Now {
  type: 'now';
  ply: number;
  asked: number | null;
  question: string | null;
  frame: Frame;
  eyes: number | null;
  view: View;
  scores: number[];
  parts: Record<string, number>[];
  over: boolean;
  result: Result | null;
  players: Player[];
  log: LogLine[];
  options?: string[];
  floor?: FloorAt;
  cut?: number;
  reading?: Reading;
}

/** How a match ended. `tiebreak` and `reason` are slugs with a text each. */
export interface Result {
  scores: number[];
  winners: number[];
  /** [seat] by points and then what breaks ties; seats that nothing tells apart share a place. */
  places: number[];
  tiebreak: string | null;
  reason: string;
  parts: Record<string, number>[];
}

/** Why a message was not followed, for its sender alone. */
export interface No {
  type: 'no';
  no: 'refused' | 'unknown' | 'stale' | 'bad';
  why: string;
  rule: string | null;
  do: string | null;
}

export interface Why {
  type: 'why';
  id: number;
  do: string;
  legal: boolean;
  no: 'refused' | 'unknown' | null;
  rule: string | null;
  why: string | null;
}

export interface At {
  type: 'at';
  id: number;
  ply: number;
  asked: number | null;
  question: string | null;
  frame: Frame;
  view: View;
  scores: number[];
  parts: Record<string, number>[];
}

/** Points as they stand before answer `ply`, until the next step. */
export interface Step {
  ply: number;
  parts: Record<string, number>[];
}

export interface Story {
  type: 'story';
  steps: Step[];
}

export interface Pong {
  type: 'pong';
}

/** `n` counts the lines of a table; the same line may come twice. `seat` is none for somebody who watches. */
export interface TalkLine {
  n: number;
  ply: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Talk {
  type: 'talk';
  lines: TalkLine[];
}

/** One's own notes. */
export interface Noted {
  type: 'note';
  text: string;
}

/** There is a rematch: who asks for it with the link of this table gets a link of that one. */
export interface Next {
  type: 'next';
  table: string;
}

/** `chosen_seed`: somebody knew the seed before the first question, and with it what chance would say. */
export interface Summary {
  table: string;
  game: string;
  variant: string;
  options: Record<string, boolean | number | string>;
  ply: number;
  asked: number | null;
  over: boolean;
  yours: number[];
  players: Player[];
  chosen_seed: boolean;
}

/** `host` is the link of whoever made the table; the same as `token`, if that holds a seat. */
export interface Made {
  table: string;
  token: string | null;
  watch: string;
  invite: string | null;
  host: string;
}

/** `chosen_seed` as in `Summary`: who sits down should know before. */
export interface Invitation {
  table: string;
  game: string;
  variant: string;
  seats: Invited[];
  chosen_seed: boolean;
}

export interface Joined {
  token: string;
}

/** A link as those may see it who may revoke it; by its `id` nothing can be opened. */
export interface Link {
  id: string;
  kind: string;
  seat: number | null;
  label: string;
  host: boolean;
}

export interface MadeLink {
  id: string;
  token: string;
}

/** The table of a rematch, and one's own link to it. */
export interface Again {
  table: string;
  token: string;
}

export interface Problem {
  no: string;
}

/** A game as the host is offered it; `doubts` counts facts of its data that are not certain. */
export interface GameDoc {
  id: string;
  title: string;
  version: number;
  variants: VariantDoc[];
  doubts: number;
}

export interface VariantDoc {
  id: string;
  title: string;
  seats: number[];
  options: SwitchDoc[];
}

/** Something the host may choose. */
export interface SwitchDoc {
  name: string;
  type: 'bool' | 'int' | 'choice' | 'seat';
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  says: string;
  rule: string;
}

/** Everything that can be played here, and against whom. */
export interface CatalogDoc {
  games: GameDoc[];
  bots: string[];
  version: string;
  compiled: boolean;
}

/** What never changes at a table. `refusals` has the rules that may speak each. */
export interface Doc {
  verbs: Record<string, VerbDoc>;
  questions: Record<string, [string, string | null][]>;
  events: Record<string, [string, string | null][]>;
  domains: Record<string, string[]>;
  doubts: DoubtDoc[];
  sheet: Sheet;
  game: string;
  variant: string;
  seats: number;
  version: number;
  data: string;
  refusals: Record<string, string[]>;
}

export interface VerbDoc {
  domains: string[];
  stops: boolean;
  final: boolean;
}

export interface DoubtDoc {
  file: string;
  where: string;
  note: string;
}

/** What every game's sheet has; the rest is the game's own, declared in its `shapes`. */
export interface Sheet {
  /** The colours of the seats. */
  seats: string[];
  /** By domain, word and language. */
  names: Record<string, Record<string, Record<string, string>>>;
}

export interface RuleDoc {
  id: string;
  title: string;
  says: string;
}

/** What the page sends to a table. */
export type Request =
  | Do
  | AskWhy
  | AskAt
  | AskStory
  | Undo
  | GoOn
  | Say
  | AskTalk
  | KeepNote
  | Ping;

/** What a table tells the page. */
export type Reply =
  | Now
  | No
  | Why
  | At
  | Story
  | Talk
  | Noted
  | Next
  | Pong;
