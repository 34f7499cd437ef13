// Formats each text as the page does, with the page's own Fluent, and prints those that come out otherwise.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(`${process.cwd()}/package.json`);
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve('@fluent/bundle')));

const { FUNCTIONS } = await import(pathToFileURL(`${process.cwd()}/web/src/functions.js`));

const { files, said } = JSON.parse(readFileSync(0, 'utf8'));
const bundles = {};
for (const [language, texts] of Object.entries(files)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) bundles[language].addResource(new FluentResource(text));
}
const other = [];
for (const { language, key, args, text } of said) {
  const here = bundles[language].formatPattern(bundles[language].getMessage(key).value, args, []);
  if (here !== text) other.push({ language, key, args, text, here });
}
console.log(JSON.stringify({ compared: said.length, other }));
