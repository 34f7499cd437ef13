import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json, Patch } from '../wire';
import { patched } from './patch';

interface Case {
  says: string;
  before: Json;
  after: Json;
  patch: Patch;
}
const file = new URL('../../../tests/core/patches.json', import.meta.url);
const cases: { good: Case[]; bad: Case[] } = JSON.parse(readFileSync(file, 'utf8'));

it.each(cases.good)('does what the server tells: $says', ({ before, after, patch }) => {
  const kept = structuredClone(before);
  expect(patched(before, patch)).toEqual(after);
  expect(before).toEqual(kept);
});

it.each(cases.bad)('refuses the patch of another value: $says', ({ before, patch }) => {
  expect(() => patched(before, patch)).toThrow();
});

it('shares what did not change', () => {
  const before = { players: [{ hand: 1 }, { hand: 2 }], cogs: {} };
  const after = patched(before, [[['players', 0, 'hand'], 5]]);
  expect(after.players[0]).not.toBe(before.players[0]);
  expect(after.players[1]).toBe(before.players[1]);
  expect(after.cogs).toBe(before.cogs);
});
