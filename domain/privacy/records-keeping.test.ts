import { expect, it } from '@jest/globals';
import { mayDeleteRecords, recordsKeptUntil } from './records-keeping.js';

it('keeps records up to and including the day 15 years after the last entry', () => {
  expect(recordsKeptUntil('2011-11-18')).toBe('2026-11-18');
  expect(recordsKeptUntil('2012-02-29')).toBe('2027-03-01');
  expect(mayDeleteRecords('2011-11-18', '2026-11-18')).toBe(false);
  expect(mayDeleteRecords('2011-11-18', '2026-11-19')).toBe(true);
});
