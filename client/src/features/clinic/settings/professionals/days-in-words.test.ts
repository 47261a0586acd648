import { expect, it } from '@jest/globals';
import { daysInWords } from './days-in-words';

it.each([
  ['2026-12-03', '2026-12-03', '3 de diciembre de 2026'],
  ['2026-12-03', '2026-12-07', '3 al 7 de diciembre de 2026'],
  ['2026-11-28', '2026-12-02', '28 de noviembre al 2 de diciembre de 2026'],
  ['2026-12-28', '2027-12-02', '28 de diciembre de 2026 al 2 de diciembre de 2027'],
])('describes the days from %s to %s without repeating month and year', (from, to, words) => {
  expect(daysInWords({ from, to })).toBe(words);
});
