/**
 * What texts may ask, besides what Fluent knows. `SAME($a, $b)`: whether both are told alike, so that nobody lifts a
 * piece "of themselves". Plain JavaScript, so that a test can hold it against Python's (hanse.texts.speech).
 * @type {Record<string, (given: unknown[]) => string>}
 */
export const FUNCTIONS = { SAME: ([one, other]) => (String(one) === String(other) ? 'yes' : 'no') };
