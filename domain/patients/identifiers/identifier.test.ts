import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from './countries.js';
import { countryName, identifierInWords } from './identifier.es.js';
import { identifierFault, identifierKey, parseIdentifierValue } from './identifier.js';

it.each([
  ['ab-123.456', 'AB123456'],
  [' 30.123.456 ', '30123456'],
  ['100.123.456-k', '100123456K'],
  ['123', undefined],
  ['PASAPORTE', undefined],
  ['Ñ1234', undefined],
  ['1'.repeat(21), undefined],
])('reads the document number %j as %j', (text, value) => {
  expect(parseIdentifierValue(text)).toBe(value);
});

describe('an identifier', () => {
  it('requires a number, and a country for a foreign document', () => {
    const fault = (kind: 'PASSPORT' | 'NIP', country: string | null, value = 'AB123456') =>
      identifierFault({ kind, country, value });
    expect(fault('PASSPORT', 'PE')).toBeUndefined();
    expect(fault('NIP', null)).toBeUndefined();
    expect([fault('PASSPORT', null), fault('PASSPORT', 'ZZ'), fault('NIP', 'PE')]).toEqual([
      'country',
      'country',
      'country',
    ]);
    expect(fault('NIP', null, '-')).toBe('value');
  });

  it('compares documents by number and country, however they are written', () => {
    const passport = { kind: 'PASSPORT', country: 'PE', value: 'ab-123456' } as const;
    expect(identifierKey(passport)).toBe(identifierKey({ ...passport, value: 'AB 123456' }));
    expect(identifierKey(passport)).not.toBe(identifierKey({ ...passport, country: 'AR' }));
  });

  it('words a document with its country', () => {
    expect(identifierInWords({ kind: 'PASSPORT', country: 'PE', value: 'AB123456' })).toBe(
      'Pasaporte AB123456 (Perú)',
    );
    expect(identifierInWords({ kind: 'IPE', country: null, value: '100123456K' })).toBe('IPE 100123456K');
  });
});

it('finds a name for every country of an identifier', () => {
  expect(COUNTRIES.filter((code) => countryName(code) === code)).toEqual([]);
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
});
