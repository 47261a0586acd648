import { expect, it } from '@jest/globals';
import { confirmInterruption } from './confirm-interruption.js';

const isInterrupted = (state: string): boolean => state === 'INTERRUPTED';

it('reads again when the first read finds an interrupted task and believes the second read', async () => {
  const reads = [['GOOD', 'INTERRUPTED'], ['GOOD', 'READY'], ['never read']];
  expect(await confirmInterruption(async () => reads.shift()!, isInterrupted)).toEqual(['GOOD', 'READY']);
  expect(reads).toEqual([['never read']]);
});

it('reads once when no task looks interrupted', async () => {
  const reads = [['GOOD'], ['never read']];
  expect(await confirmInterruption(async () => reads.shift()!, isInterrupted)).toEqual(['GOOD']);
  expect(reads).toEqual([['never read']]);
});
