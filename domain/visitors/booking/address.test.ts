import { describe, expect, it } from '@jest/globals';
import { asksForUnavailable, queryOf, readAddress, weeksShown } from './address.js';
import { type BookableTreatment, DEFAULT_CONSULTATION } from './choices.js';

const TODAY = '2026-11-23';
const FALLBACK = '2026-11-24';
const NAILS = 'Uñas & más';
const TREATMENTS: readonly BookableTreatment[] = [
  { ...DEFAULT_CONSULTATION, professionals: [{ id: 7, name: 'Dora' }] },
  { ...DEFAULT_CONSULTATION, name: NAILS, isListed: true },
];
const read = (query: Record<string, string>) => readAddress(query, TODAY, FALLBACK, TREATMENTS);

describe('the booking page’s URL', () => {
  it.each([
    [{}, { date: FALLBACK, part: 'all' }],
    [{ dia: '2026-11-30' }, { date: '2026-11-30', time: undefined, part: 'all' }],
    [
      { dia: '2026-11-30', hora: '10:00' },
      { date: '2026-11-30', time: '10:00', part: 'all' },
    ],
    [
      { dia: '2026-11-30', hora: 'diez' },
      { date: '2026-11-30', time: undefined, part: 'all' },
    ],
    [
      { dia: '2026-11-22', hora: '10:00' },
      { date: FALLBACK, part: 'all' },
    ],
    [{ dia: '2026-02-30' }, { date: FALLBACK, part: 'all' }],
    [{ dia: '2101-01-01' }, { date: FALLBACK, part: 'all' }],
    [{ parte: 'tarde' }, { date: FALLBACK, part: 'afternoon' }],
    [{ parte: '<script>' }, { date: FALLBACK, part: 'all' }],
    [{ tratamiento: NAILS }, { date: FALLBACK, part: 'all', treatment: NAILS }],
    [{ profesional: '7' }, { date: FALLBACK, part: 'all', professionalId: 7 }],
    [
      { tratamiento: NAILS, profesional: '7' },
      { date: FALLBACK, part: 'all', treatment: NAILS },
    ],
    [
      { tratamiento: 'Láser', profesional: '8' },
      { date: FALLBACK, part: 'all' },
    ],
  ] as const)('reads the query %j as %j', (query, address) => {
    expect(read(query)).toEqual(address);
  });

  it.each([
    { date: '2026-11-30', part: 'all' },
    { date: '2026-11-30', time: '10:00', part: 'morning' },
    { date: '2026-11-30', time: '15:30', part: 'all' },
    { date: '2026-11-30', part: 'all', treatment: NAILS },
    { date: '2026-11-30', part: 'all', professionalId: 7 },
  ] as const)('reads back the query written for %j', (address) => {
    expect(read(Object.fromEntries(new URLSearchParams(queryOf(address))))).toEqual(address);
  });

  it.each([
    [{}, false],
    [{ tratamiento: '', profesional: '' }, false],
    [{ tratamiento: NAILS }, false],
    [{ profesional: '7' }, false],
    [{ tratamiento: 'Láser' }, true],
    [{ tratamiento: NAILS, profesional: '7' }, true],
    [{ profesional: 'Dora' }, true],
  ])('decides whether %j asks for something unavailable: %j', (query, expected) => {
    expect(asksForUnavailable(query, TREATMENTS)).toBe(expected);
  });
});

it('shows the next week with the current one from Friday on, and every other week alone', () => {
  const shown = (date: string, today: string) => weeksShown(date, today);
  expect(shown('2026-11-26', '2026-11-26')).toBe(1);
  expect(shown('2026-11-27', '2026-11-27')).toBe(2);
  expect(shown('2026-11-29', '2026-11-28')).toBe(2);
  expect(shown('2026-11-30', '2026-11-29')).toBe(1);
  expect(shown('2026-12-04', '2026-11-27')).toBe(1);
});
