import { describe, expect, it } from '@jest/globals';
import { clinicClock, instantOf, minutesOf, timeAt } from '../clinic-time.js';
import {
  isControlHour,
  isQuiet,
  isReminderDue,
  afterQuietHours,
  reminderDueAt,
  sendableFrom,
} from './message-timing.js';

const wall = (text: string) => ({ date: text.slice(0, 10), minutes: minutesOf(text.slice(11)) });
const shown = (moment: { date: string; minutes: number } | undefined) =>
  moment && `${moment.date} ${timeAt(moment.minutes)}`;
const appointment = (start: string, bookedOn = '2026-11-01') => ({
  date: start.slice(0, 10),
  startMinute: minutesOf(start.slice(11)),
  status: 'BOOKED' as 'BOOKED' | 'CONFIRMED' | 'CANCELLED' | 'COMPLETED',
  bookedOn,
});

describe('quiet hours', () => {
  it.each([
    ['2026-11-18 07:59', true],
    ['2026-11-18 08:00', false],
    ['2026-11-18 20:59', false],
    ['2026-11-18 21:00', true],
    ['2026-11-18 00:00', true],
  ])('decides whether %s is at night: %s', (moment, quiet) => expect(isQuiet(wall(moment))).toBe(quiet));

  it.each([
    ['2026-11-18 03:00', '2026-11-18 08:00'],
    ['2026-11-18 12:34', '2026-11-18 12:34'],
    ['2026-11-18 21:00', '2026-11-19 08:00'],
    ['2026-12-31 23:59', '2027-01-01 08:00'],
    ['2028-02-28 22:00', '2028-02-29 08:00'],
  ])('sends a message queued at %s at %s', (moment, later) =>
    expect(shown(afterQuietHours(wall(moment)))).toBe(later),
  );

  it('holds back messages that would arrive after the appointment began', () => {
    expect(sendableFrom(appointment('2026-11-19 08:00'), wall('2026-11-18 22:00'))).toBeUndefined();
    expect(shown(sendableFrom(appointment('2026-11-19 08:30'), wall('2026-11-18 22:00')))).toBe(
      '2026-11-19 08:00',
    );
    expect(sendableFrom(appointment('2026-11-18 10:00'), wall('2026-11-18 10:00'))).toBeUndefined();
  });
});

describe('messages about controls at half past eight in the evening', () => {
  it.each([
    ['2026-11-18 08:30', false],
    ['2026-11-18 20:29', false],
    ['2026-11-18 20:30', true],
    ['2026-11-18 20:59', true],
    ['2026-11-18 21:00', false],
  ])('writes messages about controls at %s: %s', (now, written) =>
    expect(isControlHour(1_230, wall(now))).toBe(written),
  );

  it('writes no messages about controls more than an hour later', () => {
    expect(['2026-11-18 10:59', '2026-11-18 11:00'].map((now) => isControlHour(600, wall(now)))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a reminder at ten', () => {
  const TEN = 600;
  it('makes a reminder due the day before the appointment', () => {
    expect(shown(reminderDueAt('2026-11-19', TEN))).toBe('2026-11-18 10:00');
    expect(shown(reminderDueAt('2027-01-01', TEN))).toBe('2026-12-31 10:00');
    expect(shown(reminderDueAt('2028-03-01', TEN))).toBe('2028-02-29 10:00');
    expect(shown(reminderDueAt('2027-03-01', TEN))).toBe('2027-02-28 10:00');
  });

  it.each([
    ['2026-11-18 09:59', false, 'too early'],
    ['2026-11-18 10:00', true, 'on time'],
    ['2026-11-18 20:59', true, 'late, but by day'],
    ['2026-11-18 21:00', false, 'at night'],
    ['2026-11-19 00:00', false, 'at midnight'],
    ['2026-11-19 08:00', true, 'caught up in the morning'],
    ['2026-11-19 11:59', true, 'just before'],
    ['2026-11-19 12:00', false, 'when it begins'],
    ['2026-11-17 10:00', false, 'two days before'],
  ])('decides at %s whether the reminder for 19 November at noon is due: %s (%s)', (now, due) =>
    expect(isReminderDue(appointment('2026-11-19 12:00'), TEN, wall(now))).toBe(due),
  );

  it.each(['CANCELLED', 'COMPLETED'] as const)('never reminds of a %s appointment', (status) => {
    const fallen = { ...appointment('2026-11-19 12:00'), status };
    expect(isReminderDue(fallen, TEN, wall('2026-11-18 12:00'))).toBe(false);
  });

  it('does not remind of an appointment booked on the same day', () => {
    const now = wall('2026-11-19 09:00');
    expect(isReminderDue(appointment('2026-11-19 12:00', '2026-11-19'), TEN, now)).toBe(false);
    expect(isReminderDue(appointment('2026-11-19 12:00', '2026-11-18'), TEN, now)).toBe(true);
  });
});

describe('the instant of a clock time', () => {
  it.each([
    ['2026-11-18 12:00', '2026-11-18T15:00:00.000Z'],
    ['2026-07-01 12:00', '2026-07-01T16:00:00.000Z'],
    // The clock goes forward at midnight: 00:30 does not exist and becomes 01:30.
    ['2026-09-06 00:30', '2026-09-06T04:30:00.000Z'],
    ['2026-09-06 01:00', '2026-09-06T04:00:00.000Z'],
    ['2026-09-05 23:30', '2026-09-06T03:30:00.000Z'],
    // The clock goes back at midnight: 23:30 occurs twice, and the first one counts.
    ['2027-04-03 23:30', '2027-04-04T02:30:00.000Z'],
    ['2027-04-04 00:00', '2027-04-04T04:00:00.000Z'],
    ['2028-02-29 08:00', '2028-02-29T11:00:00.000Z'],
  ])('converts the clock time %s to the instant %s', (text, instant) =>
    expect(instantOf(wall(text), 'America/Santiago').toISOString()).toBe(instant),
  );

  it('converts instants back to the same clock time, throughout two years and in each of Chile’s zones', () => {
    for (const zone of ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter']) {
      for (let hour = 8; hour < 24 * 730; hour += 7) {
        const moment = clinicClock(new Date(Date.UTC(2026, 0, 1, hour)), zone);
        expect(shown(clinicClock(instantOf(moment, zone), zone))).toBe(shown(moment));
      }
    }
  });
});
