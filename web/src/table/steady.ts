// Messages bring everything anew; what is the same as before stays the same object, so that nothing is told or drawn again.

/**
 * The value, with every part that equals the same part of the old one taken from there: what reads only such a part is not
 * reckoned again. Values are as JSON has them, so nothing in them is a circle.
 */
export function shared<T>(old: unknown, value: T): T {
  if (old === value || old === null || value === null || typeof old !== 'object' || typeof value !== 'object')
    return value;
  if (Array.isArray(old) !== Array.isArray(value)) return value;
  const before = old as Record<string, unknown>;
  const after = value as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = shared(before[key], after[key]);
    same &&= key in before && after[key] === before[key];
  }
  return same ? (old as T) : value;
}

/** Remembers the last value, and gives it back for one that is equal. */
export function steady<T>(): (value: T) => T {
  let last: { value: T; text: string } | null = null;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  };
}
