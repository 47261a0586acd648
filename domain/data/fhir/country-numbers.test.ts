import { expect, it } from '@jest/globals';
import { COUNTRIES } from '../../patients/identifiers/countries.js';
import { countryNumber } from './country-numbers.js';

it('numbers every country that issues documents like ICU', () => {
  // ICU replaces a region's number with its letters.
  const lettersOf = (number: string | undefined): string | undefined =>
    Intl.getCanonicalLocales(`und-${number ?? ''}`)[0]?.slice(4);
  const codes = [...COUNTRIES, 'CL'];
  expect(codes.filter((code) => lettersOf(countryNumber(code)) !== code)).toEqual([]);
  expect(new Set(codes.map(countryNumber)).size).toBe(codes.length);
  expect(countryNumber('PE')).toBe('604');
  expect(countryNumber('ZZ')).toBeUndefined();
});
