// Made by scripts/declare from src/hanse/server/messages.py, forms.py and documents.py. Read and change that, not this.

import type { Frame, Happened, Patch, View } from '../wire';

export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string | null;
  colour?: 'blue' | 'red' | 'green' | 'yellow' | 'purple' | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  variant?: string | null;
  options?: Record<string, boolean | number | string>;
  seed?: number | string | null;
  talk?: 'nobody' | 'players' | 'everybody';
  clock?: ClockTerms | null;
  hints?: boolean;
}

/** `base` seconds for the whole game and `more` after every turn, or `per` turn anew. When somebody's time is over `out` answers until he is back: a bot, the one named or the usual; or nobody. */
export interface ClockTerms {
  base: number;
  more?: number;
  out?: 'nobody' | 'bot';
  per?: 'game' | 'turn';
  bot?: string | null;
}

/** A table of one's own from how another stood before answer `ply`, against bots. */
export interface Try {
  ply: number;
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

/** One of: free a seat; let a bot answer for it, none: whoever holds it again; another name; another colour. */
export interface ChangeSeat {
  free?: true;
  bot?: string | null;
  name?: string;
  colour?: 'blue' | 'red' | 'green' | 'yellow' | 'purple';
}

/** Where the holder of a link wants to be told that he is asked: a browser's push service, or any address. `keys` are the browser's own, and `language` is that of the sentence. */
export interface NewCall {
  kind: 'push' | 'webhook';
  address: string;
  keys?: Record<string, string>;
  language?: string;
}

/** `seats`: as they were, each one further, or who was last begins. */
export interface Rematch {
  seats?: 'same' | 'rotated' | 'result';
}

/** A seat as somebody with the invitation sees it. */
export interface Invited {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  taken: boolean;
  colour?: string;
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
  /** Whether this link is the host's. */
  host: boolean;
  talk: 'nobody' | 'players' | 'everybody';
  clock: ClockTerms | null;
  result: Result | null;
  /** A record that somebody brought: to look at, nobody answers. */
  imported: boolean;
  /** Whether the host allows hints and chances before the end. */
  hints: boolean;
}

export interface Player {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  online: boolean;
  /** The bot that answers while its holder is away. */
  stand_in?: string;
  /** His own, if he has chosen one. */
  colour?: string;
}

/** How a match ended, as people are told. `tiebreak` and `reason` are slugs with a text each. */
export interface Result {
  scores: number[];
  winners: number[];
  /** [seat] by points and then what breaks ties; seats that nothing tells apart share a place. */
  places: number[];
  tiebreak: string | null;
  reason: string;
  parts: Record<string, number>[];
}

/** A record that was brought, and the link to look at it. */
export interface Imported {
  table: string;
  game: string;
  watch: string;
}

/** `host` is the link of whoever made the table; the same as `token`, if that holds a seat. `watch_id` and `invite_id` are what those links are called where they can be revoked. */
export interface Made {
  table: string;
  token: string | null;
  watch: string;
  invite: string | null;
  host: string;
  watch_id: string;
  invite_id: string | null;
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

/** Somewhere one is told; `where` is the host's name alone, for the address may be a secret. */
export interface Call {
  id: string;
  kind: string;
  where: string;
}

/** The server's public key for browsers' push services, as `PushManager.subscribe` takes it. */
export interface PushKey {
  key: string;
}

export interface Problem {
  no: string;
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

/** Ask everybody else to go back to before answer `back`, one of that seat's own. */
export interface AskBack {
  back: number;
  seat: number;
}

/** Yes or no to whoever wants to go back to `to`; from the seat that wants it, no takes the wish back. */
export interface Agree {
  agree: boolean;
  to: number;
  seat: number;
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

/** What to answer question `hint`, which is put to that seat. */
export interface AskHint {
  hint: number;
  seat: number;
  id?: number;
}

/** What everybody may expect in the position before answer `chances`; who asks anew waits for that alone. */
export interface AskChances {
  chances: number;
  id?: number;
}

/** Where a game that is over has turned, told as it is found; `false`: no more of it. */
export interface AskReport {
  report: boolean;
}

/** Let the bot that is asked question `hurry` answer at once, and so until another seat is asked. */
export interface Hurry {
  hurry: number;
}

/** Seconds that are `left` to each seat; that of `runs` grow fewer from now on. */
export interface Clocks {
  left: number[];
  runs: number | null;
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

/** A seat wants to go back to before answer `ply`. Seats that have agreed, that must still; and which has not. */
export interface Wish {
  seat: number;
  ply: number;
  yes: number[];
  waits: number[];
  no: number | null;
}

/** Why a table is only for reading: it was begun by rules of `version`, and those of today are `today`. Of its `answers` those that are told stand by today's rules; `stopped` says what forbids the next. If all of them stand (`stopped` is none), whoever holds a seat may let it go on. */
export interface Reading {
  version: number;
  today: number;
  answers: number;
  stopped: string | null;
}

/** How it stands, for one token: everything a page needs to go on. `eyes` come first and what one seat alone is told last: in between, all who see the same are told the same. */
export interface Now {
  type: 'now';
  eyes: number | null;
  ply: number;
  asked: number | null;
  question: string | null;
  frame: Frame;
  view: View;
  scores: number[];
  parts: Record<string, number>[];
  over: boolean;
  result: Result | null;
  players: Player[];
  log: LogLine[];
  wish?: Wish;
  cut?: number;
  reading?: Reading;
  clocks?: Clocks;
  options?: string[];
  floor?: FloorAt;
  /** The first answer one may take back to, across turns: nobody but bots would have to agree. */
  back?: number;
}

/** The end of a `Now`: for whoever holds the seat whose eyes it is for, and for nobody else. */
export interface Own {
  options?: string[];
  floor?: FloorAt;
  back?: number;
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

/** The answers worth a thought, best first, by what the seat may know. Made alike for alike questions. */
export interface Hint {
  type: 'hint';
  id: number;
  ply: number;
  seat: number;
  ranked: Advice[];
}

/** One answer, and what may be expected of it. */
export interface Advice {
  do: string;
  /** How the seat would go on to the end of its turn; the answer itself first. */
  line: string[];
  /** [seat] the chance of winning; alone, the points. Nothing where a game cannot be searched. */
  expect: number[];
  /** The standard error of what the seat asked may expect: of the sample, not of the judgement behind it. */
  error: number;
  /** [seat] what the line adds by category until the end of the turn, as far as it can be told now. */
  change: Record<string, number>[];
}

/** [seat] the chance of winning (alone, the points) and its standard error, by what these eyes may know. Nothing where a game cannot be searched, or nobody answered. */
export interface Chances {
  type: 'chances';
  id: number;
  ply: number;
  expect: number[];
  errors: number[];
}

/** `done` of `of` decisions were looked at; `verdicts` are those not told yet, `turning` the dearest. */
export interface Report {
  type: 'report';
  done: number;
  of: number;
  verdicts: Verdict[];
  turning: number[];
}

/** A decision looked at again, with what its seat could know then. `cost` is what the answer given was worth less than the best, with the standard error `doubt`; `better` is the best, if it was another. */
export interface Verdict {
  ply: number;
  seat: number;
  did: string;
  expect: number[];
  error: number;
  cost: number;
  doubt: number;
  better: Advice | null;
}

/** A game as the host is offered it; `doubts` counts facts of its data that are not certain. */
export interface GameDoc {
  id: string;
  title: string;
  version: number;
  minutes: number[];
  weight: number;
  variants: VariantDoc[];
  doubts: number;
  lesson: boolean;
}

export interface VariantDoc {
  id: string;
  title: string;
  /** By language, for a board from outside; otherwise its text is `variant-<id>`. */
  titles: Record<string, string>;
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
  card: boolean;
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

/** A table for one scene of a lesson; `name` is what the learner is called there. */
export interface NewLesson {
  scene: number;
  name?: string;
}

/** What the coach says; `do` are the answers it takes, none: one reads on. `at` is what it points at meanwhile. `instead` is what it says of another answer, if it has more to say than that it is one. */
export interface LessonStep {
  do: string[];
  at: string | null;
  says: string;
  instead: string | null;
}

/** The steps of each scene, in one language. */
export interface LessonDoc {
  scenes: LessonStep[][];
}

/** An example in short; `played` are the ids of its cases that can be drawn and tried, most often its own. */
export interface ExampleNote {
  id: string;
  says: string;
  rules: string[];
  played: string[];
}

/** An answer of an example that a rule forbids. */
export interface Forbidden {
  seat: number;
  text: string;
  rule: string;
  slug: string;
}

/** An answer and how it stands after it; or one that is refused, and all stays as it was. */
export interface ExampleStep {
  line: LogLine | null;
  at: At | null;
  refused: Forbidden | null;
}

/** An example with all that is needed to draw it; `mine` are the seats that answer in it. */
export interface ExampleDoc {
  game: string;
  id: string;
  variant: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  mine: number[];
  start: At;
  steps: ExampleStep[];
}

/** A rule as the book has it: `refuses` what it forbids, in slugs; `examples`: how many show it. */
export interface ReadRule {
  id: string;
  title: string;
  says: string;
  refuses: string[];
  examples: number;
}

/** What one should know before the first game, a paragraph each. */
export interface IntroDoc {
  aim: string;
  turn: string;
  end: string;
  advice: string;
}

/** `id` is the same in every language. */
export interface ChapterDoc {
  id: string;
  title: string;
  rules: ReadRule[];
}

/** The rule book of a game, in the order one reads it. */
export interface BookDoc {
  intro: IntroDoc | null;
  chapters: ChapterDoc[];
}

/** The lines that decide a rule and the tests that prove it, below the game's folder. */
export interface ProofDoc {
  code: string[];
  tests: string[];
}

/** What the page sends to a table. */
export type Request =
  | Do
  | AskWhy
  | AskAt
  | AskStory
  | Undo
  | AskBack
  | Agree
  | GoOn
  | Say
  | AskTalk
  | KeepNote
  | Ping
  | AskHint
  | AskChances
  | AskReport
  | Hurry;

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
  | Pong
  | Hint
  | Chances
  | Report;
