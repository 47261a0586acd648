import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseTime, parseWhole } from './numbers.js';

describe('a whole number', () => {
  it.each([
    ['12345', 12_345],
    ['12.345', 12_345],
    ['$12.345', 12_345],
    ['$ 1.234.567', 1_234_567],
    ['12,345', 12_345],
    ['1 000', 1_000],
    ['40.0', 40],
    ['1.500,00', 1_500],
    ['CLP 990', 990],
    ['5 unidades', 5],
    ['-3', -3],
    ['0', 0],
  ])('parses the whole number %s', (text, amount) => expect(parseWhole(text)).toBe(amount));

  it.each([
    '1,5',
    '12.50',
    '1.2345',
    '1.234,567',
    'diez',
    '',
    '1e5',
    '12.345.67',
    '0,375',
    '0.375',
    '00.500',
  ])('does not read %s as a whole number', (text) => expect(parseWhole(text)).toBeUndefined());

  it('reads a whole number back from the Chilean format', () =>
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(parseWhole(amount.toLocaleString('es-CL'))).toBe(amount);
        expect(parseWhole(`$${amount}`)).toBe(amount);
      }),
    ));
});

describe('a time', () => {
  it.each([
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['9h30', '09:30'],
    ['3:00 PM', '15:00'],
    ['12:15 a. m.', '00:15'],
    ['15:00 hrs', '15:00'],
    ['15:00:00', '15:00'],
    ['3 pm', '15:00'],
    ['0,395833333', '09:30'],
    ['1899-12-30 09:30', '09:30'],
  ])('parses the time %s', (text, time) => expect(parseTime(text)).toBe(time));

  it.each(['25:00', '9', '13:00 pm', '9:60', 'tarde', ''])('does not read %s as a time', (text) =>
    expect(parseTime(text)).toBeUndefined(),
  );
});
