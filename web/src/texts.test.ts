// A missing text fails here, not before a player.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { onCards } from './cards';

const HERE = new URL('.', import.meta.url).pathname;
const GAMES = join(HERE, '../../src/hanse/games');

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Keys of a Fluent file with the arguments each uses. */
function keys(path: string): Map<string, string> {
  const text = readFileSync(path, 'utf8');
  const out = new Map<string, string>();
  for (const part of text.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) out.set(key, [...new Set(part.match(/\$\w+/g) ?? [])].sort().join(' '));
  }
  const errors = new FluentBundle('en').addResource(new FluentResource(text));
  expect(errors).toEqual([]);
  return out;
}

/** A language is there because the house's texts are (hanse.core.languages). */
const LANGUAGES = readdirSync(join(HERE, '../../src/hanse/texts/i18n')).map((name) => name.replace(/\.ftl$/, ''));

const boards = readdirSync(GAMES)
  .filter((game) => !game.includes('.'))
  .map((game) => join(GAMES, game, 'ui/texts'))
  .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory());

describe.each([join(HERE, 'texts'), ...boards])('%s', (folder) => {
  it.each(LANGUAGES)('%s has the keys and arguments of en', (language) => {
    expect([...keys(join(folder, `${language}.ftl`))].sort()).toEqual([...keys(join(folder, 'en.ftl'))].sort());
  });
});

it('has every text that the shell names', () => {
  const known = keys(join(HERE, 'texts/en.ftl'));
  const code = files(HERE).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'));
  const missing = new Set<string>();
  for (const path of code) {
    const text = readFileSync(path, 'utf8');
    for (const [, key] of text.matchAll(/\bt\('([a-z0-9-]+)'/g)) if (!known.has(`page-${key}`)) missing.add(`${key}`);
    for (const [, key] of text.matchAll(/'page-([a-z0-9-]+)'/g)) if (!known.has(`page-${key}`)) missing.add(`${key}`);
    // Composed keys: at least one text must begin so.
    for (const [, start] of text.matchAll(/\bt\(`([a-z0-9-]+)\$\{/g))
      if (![...known.keys()].some((key) => key.startsWith(`page-${start}`))) missing.add(`${start}…`);
  }
  expect([...missing]).toEqual([]);
});

it('has no text that nothing names', () => {
  const code = files(HERE)
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const composed = [...code.matchAll(/`(?:page-)?([a-z0-9-]+-)\$\{/g)].map(([, start]) => `page-${start}`);
  const idle = [...keys(join(HERE, 'texts/en.ftl')).keys()].filter(
    (key) =>
      !code.includes(`'${key.slice(5)}'`) && !code.includes(key) && !composed.some((start) => key.startsWith(start)),
  );
  expect(idle).toEqual([]);
});

describe.each(readdirSync(GAMES).filter((game) => !game.includes('.') && !game.startsWith('_')))('%s', (game) => {
  const folder = join(GAMES, game, 'i18n');
  it.each(statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [])(
    '%s: a card says what the game says',
    (file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const whole = new FluentBundle('en', { useIsolating: false });
      whole.addResource(new FluentResource(text));
      const card = new FluentBundle('en', { useIsolating: false });
      expect(card.addResource(new FluentResource(onCards(text)))).toEqual([]);
      const said = (bundle: FluentBundle, key: string) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '', {});
      const shown = [...keys(join(folder, file)).keys()].filter((key) =>
        /^(title|tagline|variant-|option-.*-label$)/.test(key),
      );
      expect(shown.length).toBeGreaterThan(2);
      for (const key of shown) expect(said(card, key), key).toBe(said(whole, key));
    },
  );
});
