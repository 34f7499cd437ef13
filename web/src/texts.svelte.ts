// Texts from the Fluent files that Python reads too: the page's own, the house's, and one per game, each loaded when wanted.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FUNCTIONS } from './functions';
import { keep, kept } from './kept';
import type { Doc, Frame, Happened, Word } from './wire';

type Load = () => Promise<{ default: string }>;

const own = import.meta.glob<{ default: string }>('./texts/*.ftl');
const house = import.meta.glob<{ default: string }>('../../src/hanse/texts/i18n/*.ftl');
const games = import.meta.glob<{ default: string }>('../../src/hanse/games/*/i18n/*.ftl');
const boards = import.meta.glob<{ default: string }>('../../src/hanse/games/*/ui/texts/*.ftl');

const named = import.meta.glob<string>('../../src/hanse/texts/i18n/*.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});

const cards = import.meta.glob<string>('../../src/hanse/games/*/i18n/*.ftl', {
  query: '?card',
  import: 'default',
  eager: true,
});

const ENGLISH = 'en';

/** Each language in its own name, so that whoever is lost can find it: a language is there because its file is. */
export const ENDONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(named)
    .map(([path, name]): [string, string] => [/([^/]+)\.ftl$/.exec(path)?.[1] ?? '', name])
    .toSorted(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || (a < b ? -1 : 1)),
);

function preferred(): string {
  const wanted = [kept('language', ''), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find((language) => ENDONYMS.has(language)) ?? ENGLISH;
}

/** The texts in a folder in one language, or in English if there are none in that. */
const spoken = <T>(files: Record<string, T>, folder: string, language: string): T | undefined =>
  [language, ENGLISH]
    .map((code) => Object.entries(files).find(([path]) => path.endsWith(`${folder}/${code}.ftl`))?.[1])
    .find((found) => found !== undefined);

/** A number that every language of Latin letters writes alike. To ask the browser how costs more than the rest of a sentence. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const latin = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Latn';
const plain = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

export type Args = Record<string, Word | undefined>;

class Texts {
  language = $state<string>(ENGLISH);
  #latin = $derived(latin(this.language));
  #base = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, FluentBundle>>({});

  /** Called once before the first paint, then at every change of language. */
  async speak(language: string = preferred()): Promise<void> {
    const base = await this.#read(language, [spoken(house, '', language), spoken(own, '', language)]);
    const again = Object.keys(this.#games);
    const fresh = Object.fromEntries(await Promise.all(again.map(async (g) => [g, await this.#game(g, language)])));
    this.#base = base;
    this.#games = fresh;
    this.language = language;
    document.documentElement.lang = language;
    keep('language', language);
  }

  async learn(game: string): Promise<void> {
    if (game in this.#games) return;
    const bundle = await this.#game(game, this.language);
    this.#games = { ...this.#games, [game]: bundle };
  }

  #game(game: string, language: string): Promise<FluentBundle> {
    const loads = [spoken(games, `/${game}/i18n`, language), spoken(boards, `/${game}/ui/texts`, language)];
    return this.#read(language, loads);
  }

  /** What the cards of games say that are not learnt yet. */
  #cards = $derived.by((): Record<string, FluentBundle> => {
    const names = new Set(Object.keys(cards).map((path) => path.split('/').at(-3) ?? ''));
    const of = (game: string) => spoken(cards, `/${game}/i18n`, this.language) ?? '';
    return Object.fromEntries([...names].map((game) => [game, this.#bundle(this.language, [of(game)])]));
  });

  async #read(language: string, loads: (Load | undefined)[]): Promise<FluentBundle> {
    const found = await Promise.all(loads.map((load) => load?.()));
    return this.#bundle(
      language,
      found.map((text) => text?.default ?? ''),
    );
  }

  #bundle(language: string, all: string[]): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const text of all) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  /** A text of the house, or of the game if one is named; null if there is none. */
  find(id: string, args: Args = {}, game?: string): string | null {
    const own = game === undefined ? undefined : (this.#games[game] ?? this.#cards[game]);
    for (const bundle of [own, this.#base]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (!bundle || !pattern) continue;
      const given: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(args))
        given[name] = this.#latin && plain(value) ? new Plain(value) : (value ?? 'none');
      return bundle.formatPattern(pattern, given, []);
    }
    return null;
  }

  say(id: string, args: Args = {}, game?: string): string {
    return this.find(id, args, game) ?? id;
  }
}

export const texts = new Texts();

/** A page text, the most used call of all. */
export const t = (id: string, args: Args = {}): string => texts.say(`page-${id}`, args);

/** A number as the reader writes it: 4,5 or 4.5, and a minus that is no hyphen. */
export const figure = (n: number): string => new Intl.NumberFormat(texts.language).format(n).replace('-', '−');

/** The words of one table: what its ids, options and events are called. */
export class Speech {
  constructor(
    readonly doc: Doc,
    readonly seat: (seat: number) => string,
  ) {}

  text(id: string, args: Args = {}): string {
    return texts.say(id, args, this.doc.game);
  }

  /** A word of a domain. Numbers stay numbers, so that plurals work. */
  word(domain: string | null, word: Word | undefined): string | number {
    if (word === null || word === undefined) return 'none';
    if (domain === 'seat') return this.seat(Number(word));
    if (domain === null) return word;
    const names = this.doc.sheet.names?.[domain]?.[word];
    const name = names?.[texts.language] ?? names?.en ?? texts.find(`${domain}-${word}`, this.#seats(), this.doc.game);
    if (name) return name;
    return /^\d+$/.test(String(word)) ? Number(word) : word;
  }

  /** The players' names for a word that speaks of one: `$seat0`, `$seat1`, … */
  #seats(): Args {
    const args: Args = {};
    for (let seat = 0; seat < this.doc.sheet.seats.length; seat++) args[`seat${seat}`] = this.seat(seat);
    return args;
  }

  /** An action as a sentence: `verb-<verb>` with one argument per domain, a repeated domain numbered. */
  action(option: string): string {
    const [verb = '', ...words] = (option.split(' @')[0] ?? '').split(' ');
    const domains = this.doc.verbs[verb]?.domains ?? [];
    const args: Args = {};
    domains.forEach((domain, i) => {
      const times = domains.slice(0, i).filter((d) => d === domain).length;
      args[times ? `${domain}${times + 1}` : domain] = this.word(domain, words[i]);
    });
    return texts.find(`verb-${verb}`, args, this.doc.game) ?? option;
  }

  /** An event as a sentence of its own; empty if it is not worth one. */
  event(event: Happened): string {
    const fields = this.#fields(this.doc.events[event.kind], event);
    const said = (texts.find(`event-${event.kind}`, fields, this.doc.game) ?? event.kind).trim();
    return said === '' || /[.!?…]$/.test(said) ? said : `${said}.`;
  }

  question(question: string, frame: Frame): string {
    return texts.find(`ask-${question}`, this.#fields(this.doc.questions[question], frame), this.doc.game) ?? question;
  }

  /** Why not. A text may have what is asked in it as `$asked`. */
  refusal(slug: string, question: string | null, frame: Frame): string {
    return (
      texts.find(`no-${slug}`, { asked: question ? this.question(question, frame) : 'none' }, this.doc.game) ?? slug
    );
  }

  #fields(fields: [string, string | null][] | undefined, values: Record<string, Word>): Args {
    return Object.fromEntries((fields ?? []).map(([name, domain]) => [name, this.word(domain, values[name])]));
  }
}
