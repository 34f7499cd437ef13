// What goes between server and page. The names are the server's; nothing here is computed by the page.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Word = string | number | null;

export interface OptionDoc {
  name: string;
  type: 'bool' | 'int' | 'choice' | 'seat';
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  says: string;
  rule?: string;
}

export interface VariantDoc {
  id: string;
  title: string;
  seats: number[];
  options: OptionDoc[];
}

export interface GameDoc {
  id: string;
  title: string;
  version: number;
  variants: VariantDoc[];
  doubts: number;
}

export interface House {
  games: GameDoc[];
  bots: string[];
  version: string;
  compiled: boolean;
}

/** What never changes at a table: `core.describe` and the game's own sheet. */
export interface Doc {
  game: string;
  variant: string;
  seats: number;
  version: number;
  data: string;
  verbs: Record<string, { domains: string[]; stops: boolean; final: boolean }>;
  questions: Record<string, [string, string | null][]>;
  events: Record<string, [string, string | null][]>;
  domains: Record<string, string[]>;
  doubts: { file: string; where: string; note: string }[];
  refusals: Record<string, string>;
  sheet: Sheet;
}

export type Names = Record<string, Record<string, Record<string, string>>>;
export type Sheet = { names?: Names; seats?: string[] } & Record<string, unknown>;

export interface Rule {
  id: string;
  title: string;
  says: string;
}

export interface Player {
  seat: number;
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  bot: string | null;
  online: boolean;
}

export type Happened = { kind: string } & Record<string, Word>;

export interface Entry {
  ply: number;
  seat: number | '*';
  text: string | null;
  events: Happened[];
  /** What each event changed in the view, as patches; the last of a message has none, because the view follows. */
  steps?: Json[][][];
}

export type Parts = Record<string, number>;

export interface Result {
  scores: number[];
  winners: number[];
  tiebreak: string | null;
  reason: string;
  parts: Parts[];
}

export type View = Record<string, unknown>;
export type Frame = Record<string, Word>;

export interface Now {
  type: 'now';
  ply: number;
  asked: number | null;
  question: string | null;
  frame: Frame;
  options?: string[];
  eyes: number | null;
  view: View;
  scores: number[];
  parts: Parts[];
  over: boolean;
  result: Result | null;
  floor?: { ply: number; why: string } | null;
  players: Player[];
  log: Entry[];
  cut?: number;
}

export interface No {
  type: 'no';
  no: 'refused' | 'unknown' | 'stale' | 'bad';
  rule: string | null;
  why: string | null;
  do?: string;
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
  view: View;
  scores: number[];
  parts: Parts[];
  asked: number | null;
  question: string | null;
  frame: Frame;
}

/** Points of every seat, told whenever they changed: as they stand before answer `ply`, until the next step. */
export interface Story {
  type: 'story';
  steps: { ply: number; parts: Parts[] }[];
}

export type Heard = Now | No | Why | At | Story | { type: 'pong' };

export interface Summary {
  table: string;
  game: string;
  variant: string;
  options: Record<string, unknown>;
  ply: number;
  asked: number | null;
  over: boolean;
  yours: number[];
  players: Player[];
}

export interface Invite {
  table: string;
  game: string;
  variant: string;
  seats: { seat: number; kind: string; name: string; bot: string | null; taken: boolean }[];
}

export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  variant: string;
  options: Record<string, boolean | number | string>;
  seats: NewSeat[];
  seed: number | null;
}

export interface Made {
  table: string;
  token: string | null;
  watch: string;
  invite: string | null;
}
