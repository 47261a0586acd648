import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../../../clinic-time.js';
import { parseDay } from './days.js';

const TODAY = '2026-11-23';

describe('a day', () => {
  it.each([
    ['05-03-2024', '2024-03-05'],
    ['5/3/24', '2024-03-05'],
    ['5.3.2024', '2024-03-05'],
    ['2024-03-05', '2024-03-05'],
    ['2024/3/5', '2024-03-05'],
    ['20240305', '2024-03-05'],
    ['2024-03-05T00:00:00.000Z', '2024-03-05'],
    ['05-03-2024 14:30', '2024-03-05'],
    ['05/03/2024 2:30 p. m.', '2024-03-05'],
    ['5 de marzo de 2024', '2024-03-05'],
    ['Martes, 5 de Marzo del 2024', '2024-03-05'],
    ['5-mar-24', '2024-03-05'],
    ['March 5, 2024', '2024-03-05'],
    ['2024 marzo 5', '2024-03-05'],
    // Midnight in Chile, or a date that a program kept in UTC.
    ['2024-03-05T03:00:00.000Z', '2024-03-05'],
    ['2024-03-05T00:00:00+00:00', '2024-03-05'],
    ['45356', '2024-03-05'],
    ['45356,5', '2024-03-05'],
    // A two-digit year of birth is within the last hundred years.
    ['5/3/75', '1975-03-05'],
    ['24/11/26', '1926-11-24'],
    ['23/11/26', '2026-11-23'],
  ])('parses the day %s', (text, day) => expect(parseDay(text, TODAY)).toBe(day));

  it.each([
    '31-02-2024',
    '03/25/2024',
    '2024-13-01',
    'mañana',
    '12',
    '5 de brumario de 2024',
    '1/1',
    '',
    '99999',
    '1985',
    '85',
    // It was a Tuesday.
    'lunes 5 de marzo de 2024',
    // In Chile it was the day before.
    '2024-03-06T02:30:00Z',
  ])('does not read %s as a day', (text) => expect(parseDay(text, TODAY)).toBeUndefined());

  it('reads a day back from each way of writing it', () => {
    const writings = [
      (y: string, m: string, d: string) => `${d}-${m}-${y}`,
      (y: string, m: string, d: string) => `${Number(d)}/${Number(m)}/${y}`,
      (y: string, m: string, d: string) => `${y}-${m}-${d}`,
      (y: string, m: string, d: string) => String(daysBetween('1899-12-30', `${y}-${m}-${d}`)),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63_000 }), fc.constantFrom(...writings), (offset, write) => {
        const day = addDays('1927-05-18', offset);
        const [year = '', month = '', dayOfMonth = ''] = day.split('-');
        expect(parseDay(write(year, month, dayOfMonth), TODAY)).toBe(day);
      }),
    );
  });

  it('gives an existing day or undefined, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/. a-z-]{0,14}$/), (text) => {
        const day = parseDay(text, TODAY);
        if (day !== undefined) expect(addDays(day, 0)).toBe(day);
      }),
    );
  });
});
