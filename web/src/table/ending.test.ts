import { expect, it } from 'vitest';
import type { Doc } from '../wire';
import { asksFirst, ending } from './ending';

const VERBS = {
  end: { domains: [], stops: true, final: true },
  skip: { domains: [], stops: true, final: false },
  place: { domains: [], stops: false, final: false },
} as unknown as Doc['verbs'];

it('finds what ends the turn, or else what only stops', () => {
  expect(ending(['place a', 'skip', 'end'], VERBS)).toBe('end');
  expect(ending(['place a', 'skip'], VERBS)).toBe('skip');
  expect(ending(['place a'], VERBS)).toBeUndefined();
});

it('asks as it was told to, and only about what ends the turn', () => {
  const all = ['place a', 'end'];
  expect(asksFirst('end', all, VERBS, 'never', 'an action')).toBe(false);
  expect(asksFirst('end', all, VERBS, 'lost', null)).toBe(false);
  expect(asksFirst('end', all, VERBS, 'lost', 'an action')).toBe(true);
  expect(asksFirst('end', all, VERBS, 'always', null)).toBe(true);
  expect(asksFirst('place a', all, VERBS, 'always', null)).toBe(false);
});

it('asks nobody about the only choice', () => {
  expect(asksFirst('end', ['end'], VERBS, 'always', 'an action')).toBe(false);
});
