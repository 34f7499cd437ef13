import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { onCards } from './web/src/cards.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function excerpt(text: string, query: string | undefined): string {
  if (query === 'name') return /^language = (.+)$/m.exec(text)?.[1] ?? '';
  return query === 'card' ? onCards(text) : text;
}

/**
 * `import text from './en.ftl'` gives the file's text: Python and the page read the same Fluent files.
 * `import name from './en.ftl?name'` gives its text `language` alone, so that the page can offer a language unread.
 * `import card from './en.ftl?card'` gives what a game's card says, so that the first page need not read whole games.
 */
function fluent(): Plugin {
  return {
    name: 'hanse-fluent',
    transform(code, id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.ftl')) return undefined;
      return { code: `export default ${JSON.stringify(excerpt(code, query))};`, map: null };
    },
  };
}

export default defineConfig({
  root: here('web'),
  base: './', // the server says where it lies; see --prefix
  plugins: [svelte({ configFile: here('svelte.config.js') }), fluent()],
  resolve: { alias: { $shell: here('web/src') } },
  build: {
    outDir: here('src/hanse/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay files of their own: inlined they would block the first paint.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
  },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8200', ws: true } },
  },
  test: {
    root: here('.'),
    include: ['web/**/*.test.ts', 'src/hanse/games/*/ui/**/*.test.ts'],
    passWithNoTests: true,
  },
});
