// What changed in a JSON value, as the server tells it (core/patch.py). tests/core/patches.json holds both to it.
import type { Json, Patch } from '../wire';

function put(value: Json, path: readonly Json[], given: readonly Json[]): Json {
  const [key, ...rest] = path;
  const [whole] = given;
  if (key === undefined) {
    if (whole === undefined) throw new Error('the whole cannot be deleted');
    return whole;
  }
  const goes = rest.length === 0 && given.length === 0;
  if (Array.isArray(value)) {
    const item = typeof key === 'number' ? value[key] : undefined;
    if (item === undefined || goes) throw new Error(`nothing can be changed at ${key}`);
    return value.with(key as number, put(item, rest, given));
  }
  if (value === null || typeof value !== 'object' || typeof key !== 'string') throw new Error(`no place for ${key}`);
  const old = value[key];
  if (old === undefined && (rest.length > 0 || goes)) throw new Error(`nothing can be changed at ${key}`);
  if (!goes) return { ...value, [key]: put(old ?? null, rest, given) };
  const { [key]: _, ...others } = value;
  return others;
}

/** The value with the changes made; what did not change is shared with it. Throws if they are another value's. */
export function patched<T>(value: T, patch: Patch): T {
  let out = value as Json;
  for (const [path, ...given] of patch) {
    if (!Array.isArray(path)) throw new Error('a change begins with its path');
    out = put(out, path, given);
  }
  return out as T;
}
