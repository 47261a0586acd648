import { describe, expect, it } from '@jest/globals';
import { overviewOf } from './day-overview.js';
import { nextPerson } from './next-person.js';

type Visit = Parameters<typeof overviewOf>[0][number] & { readonly name: string };
const at = (name: string, time: string, more: Partial<Visit> = {}): Visit => ({
  name,
  time,
  durationMinutes: 60,
  status: 'BOOKED',
  attendance: null,
  ...more,
});
const NOON = 12 * 60;

describe('whom the day asks for next', () => {
  const nextOf = (visits: readonly Visit[], own: readonly string[] = []) =>
    nextPerson(overviewOf(visits, NOON), ({ name }) => own.includes(name))?.name;
  const inCare = at('in care', '11:30', { attendance: 'IN_CARE' });
  const cancelled = at('cancelled', '13:00', { status: 'CANCELLED' });

  it.each([
    ['a patient who is due', [at('due', '11:30'), at('next', '13:00')], 'due'],
    ['the next patient, while another is in care', [inCare, at('next', '13:00')], 'next'],
    ['the patient in care, if no other comes', [inCare, cancelled], 'in care'],
    ['no patient, when all visits are over', [at('over', '10:00')], undefined],
  ] as const)('attends next %s', (_whom, visits, expected) => {
    expect(nextOf(visits)).toBe(expected);
  });

  it('attends the user’s own patients before others', () => {
    expect(nextOf([at('due', '11:30'), at('next', '13:00'), at('own', '15:00')], ['own'])).toBe('own');
  });
});
