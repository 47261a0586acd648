import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gapsBetween } from './document-gaps.js';
import { gapsInWords } from './money.es.js';

describe('gapsBetween', () => {
  it.each([
    [[], []],
    [['118'], []],
    [
      ['117', '119', '120', '122'],
      [
        ['118', '118'],
        ['121', '121'],
      ],
    ],
    [['9', '10', '100'], [['11', '99']]],
    [['10', '9', '9', '8'], []],
    [['99999999999999999999', '99999999999999999997'], [['99999999999999999998', '99999999999999999998']]],
  ])('finds in %j the gaps %j', (numbers, gaps) => {
    expect(gapsBetween(numbers).map(({ from, to }) => [from, to])).toEqual(gaps);
  });

  it('finds exactly the numbers that are missing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (numbers) => {
        const missing = gapsBetween(numbers.map(String)).flatMap(({ from, to }) =>
          Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
        );
        const all = [...numbers, ...missing].toSorted((one, other) => one - other);
        const least = Math.min(...numbers);
        expect(all).toEqual(
          Array.from({ length: Math.max(...numbers) - least + 1 }, (_, index) => least + index),
        );
      }),
    );
  });
});

describe('gapsInWords', () => {
  it.each([
    [['117', '118'], ''],
    [['117', '119'], 'Falta 118'],
    [['117', '119', '120', '122'], 'Faltan 118 y 121'],
    [['117', '119', '121', '130'], 'Faltan 118, 120 y 122 a 129'],
    [['117', '120'], 'Faltan 118 a 119'],
  ])('words the gaps %j as %j', (numbers, words) => {
    expect(gapsInWords(gapsBetween(numbers))).toBe(words);
  });
});
