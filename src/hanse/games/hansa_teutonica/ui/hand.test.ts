import { expect, it } from 'vitest';
import { hand } from './hand.svelte';

it('takes the shape in hand, and offers the other', () => {
  hand.shape = 't';
  const both = ['place a-b t', 'place a-b m'];
  expect(hand.choose(both)).toEqual({ taken: ['place a-b t'], others: ['place a-b m'] });
  hand.used('displace a-b bt m');
  expect(hand.choose(both)).toEqual({ taken: ['place a-b m'], others: ['place a-b t'] });
});

it('takes the only shape there is, whatever is in hand', () => {
  hand.shape = 't';
  expect(hand.choose(['place a-b m'])).toEqual({ taken: ['place a-b m'], others: [] });
  expect(hand.choose(['displace a-b bt m', 'displace a-b bm m'])).toMatchObject({ others: [] });
});

it('keeps options without a shape, and is not taught by them', () => {
  hand.shape = 'm';
  expect(hand.choose(['lift a-b bt', 'place a-b t']).taken).toEqual(['lift a-b bt']);
  hand.used('pay t');
  expect(hand.shape).toBe('m');
});
