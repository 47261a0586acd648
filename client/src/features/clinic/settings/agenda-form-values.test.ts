import { WEEKDAYS } from '#domain/clinic-time.js';
import { describe, expect, it } from '@jest/globals';
import { type Agenda, faultOf, toUpdateInput, valuesOf } from './agenda-form-values';
import { dayField } from './weekdays';

const AGENDA: Agenda = {
  serviceType: 'PODIATRY',
  stepMinutes: 60,
  horizonDays: null,
  openBookingsLimit: 3,
  noticeMinutes: 120,
  version: 4,
  hours: [
    { weekday: 1, opensAt: '09:00', closesAt: '19:00' },
    { weekday: 6, opensAt: '10:00', closesAt: '14:00' },
  ],
};

describe('form of an agenda', () => {
  it('shows a row for each weekday, closed if the agenda has no hours that day', () => {
    const values = valuesOf(AGENDA);
    const days = WEEKDAYS.map((weekday) => values[dayField(weekday)]);
    expect(days.map(({ weekday, isOpen }) => [weekday, isOpen])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [6, true],
      [7, false],
    ]);
  });

  it('returns the agenda’s stored values if no field is changed', () => {
    expect(toUpdateInput(AGENDA, valuesOf(AGENDA))).toEqual(AGENDA);
  });

  it.each([
    ['09:00', '10:00', true, false],
    ['09:00', '09:30', true, true],
    ['19:00', '09:00', true, true],
    ['19:00', '09:00', false, false],
  ])('a day from %s to %s, open: %s, is invalid: %s', (opensAt, closesAt, isOpen, isWrong) => {
    expect(faultOf({ weekday: 1, isOpen, opensAt, closesAt }) !== undefined).toBe(isWrong);
  });
});
