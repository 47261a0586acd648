import { describe, expect, it } from '@jest/globals';
import { minutesOf, timeAt } from '../clinic-time.js';
import { DEFAULT_SCHEDULE, type Schedule } from '../schedule.js';
import { whoAttendsWalkIn, walkInStart } from './walk-in.js';

describe('the start of a walk-in', () => {
  it.each([
    ['10:00', 60, '10:00'],
    ['10:29', 60, '10:00'],
    ['10:30', 120, '10:30'],
    ['23:10', 60, '23:00'],
    ['23:45', 60, '23:00'],
    ['23:45', 120, '22:00'],
  ])('starts a walk-in at %s for %i minutes at %s', (now, minutes, start) => {
    expect(timeAt(walkInStart(minutesOf(now), minutes))).toBe(start);
  });
});

describe('the professionals for a walk-in', () => {
  const MONDAY = '2026-11-23';
  const SUNDAY = '2026-11-22';
  const ten = { startMinute: 600, durationMinutes: 60 };
  const lunch = { startMinute: 780, durationMinutes: 60 };
  const someone = (id: number, more: Partial<Schedule> = {}, busySlots: readonly number[] = []) => ({
    id,
    order: id,
    appointments: 0,
    context: { schedule: { ...DEFAULT_SCHEDULE, ...more }, busySlots: new Set(busySlots) },
  });
  const inTheAfternoon = { hours: { 1: [{ opensAt: 840, closesAt: 1140 }] } };
  const withLunch = {
    hours: {
      1: [
        { opensAt: 540, closesAt: 780 },
        { opensAt: 840, closesAt: 1140 },
      ],
    },
  };
  const ids = (...asked: Parameters<typeof whoAttendsWalkIn>) =>
    whoAttendsWalkIn(...asked).map(({ id }) => id);

  it('lists free professionals first, then busy ones, even if busy only in the second half hour', () => {
    expect(ids(MONDAY, ten, [someone(1, {}, [21]), someone(2)], null)).toEqual([2, 1]);
  });

  it('lets the professional who asks attend a walk-in, even if busy or outside their hours', () => {
    expect(ids(MONDAY, ten, [someone(1), someone(2, inTheAfternoon, [20])], 2)).toEqual([2]);
  });

  it('prefers a busy professional at work to a free one who is not', () => {
    expect(ids(MONDAY, ten, [someone(1, inTheAfternoon), someone(2, {}, [20])], null)).toEqual([2]);
  });

  it('lists all professionals on a closed day, on a closed weekday and at lunchtime', () => {
    const closed = { closures: [{ from: MONDAY, to: MONDAY, reason: 'x' }] };
    expect(ids(MONDAY, ten, [someone(1, closed)], null)).toEqual([1]);
    expect(ids(SUNDAY, ten, [someone(1), someone(2)], null)).toEqual([1, 2]);
    expect(ids(MONDAY, lunch, [someone(1, withLunch)], null)).toEqual([1]);
  });

  it('never lists a professional on a day off, not even the one who asks', () => {
    const off = { daysOff: [{ from: MONDAY, to: MONDAY }] };
    expect(ids(MONDAY, ten, [someone(1, off)], 1)).toEqual([]);
    expect(ids(MONDAY, ten, [someone(1, off), someone(2)], 1)).toEqual([2]);
  });
});
