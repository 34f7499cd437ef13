import { describe, expect, it } from 'vitest';
import { belonging, complete, homeless, named, Options, scarceFirst, wishes } from './choose';

const options = ['move danzig', 'buy danzig orange-2', 'buy danzig blue-1', 'build orange-2', 'end'];

describe('what belongs to a target', () => {
  it('is every option that holds all words of its id', () => {
    expect(belonging(options, { id: 'danzig' })).toEqual(options.slice(0, 3));
    expect(belonging(options, { id: 'danzig orange-2' })).toEqual(['buy danzig orange-2']);
  });
  it('is narrowed by meanings, of which one is enough', () => {
    expect(belonging(options, { id: 'own orange-2', means: ['build orange-2', 'sell orange-2'] })).toEqual([
      'build orange-2',
    ]);
    expect(belonging(options, { id: 'danzig', means: ['move danzig', 'place danzig'] })).toEqual(['move danzig']);
  });
  it('is told apart from like things by words that begin with #', () => {
    expect(belonging(options, { id: 'danzig orange-2 #1' })).toEqual(['buy danzig orange-2']);
  });
  it('is nothing for a target without meaning', () => {
    expect(belonging(options, { id: 'empty', means: [] })).toEqual([]);
    expect(belonging(options, { id: '#1' })).toEqual([]);
  });
});

describe('many answers side by side', () => {
  it('begin with those of whose kind there are few, in their order', () => {
    expect(scarceFirst(['put wine', 'put grain', 'join', 'stay', 'buy a', 'buy b', 'put iron'])).toEqual([
      'join',
      'stay',
      'buy a',
      'buy b',
      'put wine',
      'put grain',
      'put iron',
    ]);
  });
});

describe('what is rarely meant', () => {
  const both = new Options(['place a t', 'place a m', 'end']);
  const post = { id: 'a', means: ['place a t'], rarely: ['place a m'] };
  it('is offered besides, and never asked about by a plain tap', () => {
    expect(both.of(post)).toEqual(['place a t']);
    expect(both.rarer(post)).toEqual(['place a m']);
  });
  it('is what is meant if nothing else is possible', () => {
    const one = new Options(['place a m', 'end']);
    expect(one.of(post)).toEqual(['place a m']);
    expect(one.rarer(post)).toEqual([]);
  });
  it('has its home on the board', () => {
    expect(homeless(both, [post])).toEqual(['end']);
  });
});

it('asks about its meanings when nothing belongs to it, or about named wishes', () => {
  expect(wishes({ id: 'x', means: ['move x'] })).toEqual(['move x']);
  expect(wishes({ id: 'x', means: ['move x'], wishes: ['place x'] })).toEqual(['place x']);
  expect(wishes({ id: 'x' })).toEqual([]);
});

it('finds the options that nothing on the page stands for', () => {
  expect(homeless(new Options(options), [{ id: 'danzig' }, { id: 'orange-2' }])).toEqual(['end']);
  expect(homeless(new Options(options), [])).toEqual(options);
});

it('is named by a log line that holds all its words', () => {
  expect(named('danzig orange-2 #1', new Set(['danzig', 'orange-2', 'riga']))).toBe(true);
  expect(named('danzig orange-2', new Set(['danzig']))).toBe(false);
  expect(named('#1', new Set(['danzig']))).toBe(false);
});

it('completes typed notation by its beginning, else by beginnings of words', () => {
  expect(complete(options, 'buy d')).toEqual(['buy danzig orange-2', 'buy danzig blue-1']);
  expect(complete(options, 'dan blue')).toEqual(['buy danzig blue-1']);
  expect(complete(options, 'riga')).toEqual([]);
  expect(complete(options, ' ')).toEqual(options);
});
