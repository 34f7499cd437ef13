// What a game's card on the first page says of it, taken out of the game's texts when the page is built. Plain JavaScript,
// since vite.config.ts reads it before anything is built.
const ON_CARDS = /^(title|tagline|variant-[\w-]+|option-[\w-]+-label) =/;

/**
 * Of a Fluent file, the texts that a card may show.
 * @param {string} text
 */
export const onCards = (text) =>
  text
    .split(/\n(?=\S)/)
    .filter((message) => ON_CARDS.test(message))
    .map((message) => message.trimEnd())
    .join('\n');
