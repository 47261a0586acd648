import { expect, it } from '@jest/globals';
import { mergeEdits } from './record-conflict';

const base = {
  date: '2026-01-02',
  careDescription: 'a',
  procedure: 'b',
  instructions: 'c',
  usedSupplies: [],
};

it('two edits of one record come together: what only they changed is taken, what both changed is asked', () => {
  const theirs = { ...base, procedure: 'b2', instructions: 'c2' };
  const mine = { ...base, careDescription: 'a1', instructions: 'c1' };
  expect(mergeEdits(base, theirs, mine)).toEqual({
    values: { ...base, careDescription: 'a1', procedure: 'b2', instructions: 'c1' },
    adopted: ['procedure'],
    clashes: ['instructions'],
  });
});

it('the same change on both sides is no conflict', () => {
  const both = { ...base, procedure: 'x' };
  expect(mergeEdits(base, both, both)).toEqual({ values: both, adopted: [], clashes: [] });
});
