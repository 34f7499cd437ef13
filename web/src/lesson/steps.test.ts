import { expect, it } from 'vitest';
import { standing } from './steps';

const tell = { do: [], at: null, says: '', instead: null };
const tap = (...texts: string[]) => ({ ...tell, do: texts });
const STEPS = [tell, tap('fill'), tap('sell a', 'sell b'), tell];
const said = (...texts: string[]) => texts.map((text, i) => ({ ply: 2 * i, text }));

it('waits where something is to be read, then where something is to be done', () => {
  expect(standing(STEPS, [], 0)).toEqual({ at: 0, astray: null });
  expect(standing(STEPS, [], 1)).toEqual({ at: 1, astray: null });
  expect(standing(STEPS, said('fill'), 1)).toEqual({ at: 2, astray: null });
});

it('takes any of the answers, with or without a mark, and one who did not read', () => {
  expect(standing(STEPS, said('fill', 'sell b @2'), 1)).toEqual({ at: 3, astray: null });
  expect(standing(STEPS, said('fill'), 0)).toEqual({ at: 2, astray: null });
  expect(standing(STEPS, said('fill', 'sell a'), 2)).toEqual({ at: 4, astray: null });
});

it('names the answer that went another way', () => {
  expect(standing(STEPS, said('fill', 'end'), 1)).toEqual({ at: 2, astray: 2 });
});
