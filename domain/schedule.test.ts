import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slotsOf, timeOfDay } from './agenda/appointment.js';
import { addDays, timeAt } from './clinic-time.js';
import { refusalSentence } from './schedule.es.js';
import {
  agendaStarts,
  checkStart,
  DEFAULT_SCHEDULE,
  freeStarts,
  isPast,
  type Schedule,
  type StepMinutes,
  takenStarts,
} from './schedule.js';

const FRIDAY = '2026-11-20';
const SUNDAY = '2026-11-22';
const NO_SLOTS: ReadonlySet<number> = new Set();
const HOUR = 60;

const refusal = (
  date: string,
  startMinute: number,
  durationMinutes = 60,
  busy: ReadonlySet<number> = NO_SLOTS,
) => checkStart({ date, startMinute, durationMinutes }, { schedule: DEFAULT_SCHEDULE, busySlots: busy });

describe('the agenda', () => {
  it('offers hourly starts from 09:00 to 18:00, and none on Sunday', () => {
    expect(agendaStarts(DEFAULT_SCHEDULE, FRIDAY).map(timeAt)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
    ]);
    expect(agendaStarts(DEFAULT_SCHEDULE, SUNDAY)).toEqual([]);
  });

  it('offers a start every half hour until an hour before closing', () => {
    const schedule: Schedule = { ...DEFAULT_SCHEDULE, stepMinutes: 30 };
    expect(agendaStarts(schedule, FRIDAY).map(timeAt).slice(-2)).toEqual(['17:30', '18:00']);
  });

  it('offers no start during a closure, and refuses one with the closure’s reason', () => {
    const schedule: Schedule = {
      ...DEFAULT_SCHEDULE,
      closures: [{ from: '2026-11-19', to: FRIDAY, reason: 'Vacaciones' }],
    };
    expect(agendaStarts(schedule, FRIDAY)).toEqual([]);
    expect(agendaStarts(schedule, '2026-11-21')).not.toEqual([]);
    const closed = checkStart(
      { date: FRIDAY, startMinute: 9 * HOUR, durationMinutes: 60 },
      { schedule, busySlots: NO_SLOTS },
    );
    expect(closed && refusalSentence(closed, FRIDAY)).toBe(
      'La clínica no atiende ese día (Vacaciones). Elija otro.',
    );
  });
});

describe('a start', () => {
  it.each([
    ['on Sunday', SUNDAY, 9 * HOUR, 60, 'CLOSED_WEEKDAY'],
    ['before the first one', FRIDAY, 8 * HOUR, 60, 'OFF_AGENDA'],
    ['after the last one', FRIDAY, 19 * HOUR, 60, 'OFF_AGENDA'],
    ['between two starts of the agenda', FRIDAY, 9 * HOUR + 30, 60, 'OFF_AGENDA'],
    ['of two hours at 18:00', FRIDAY, 18 * HOUR, 120, 'SECOND_HOUR_OFF'],
    ['after the last date of the calendar', '2101-01-03', 9 * HOUR, 60, 'AFTER_LAST_DATE'],
  ])('refuses a start %s', (_case, date, startMinute, minutes, kind) => {
    expect(refusal(date, startMinute, minutes)).toMatchObject({ kind });
  });

  it('treats a start as taken if any hour of it belongs to another appointment', () => {
    const tenToTwelve = new Set(slotsOf({ startMinute: 10 * HOUR, durationMinutes: 120 }));
    expect(refusal(FRIDAY, 9 * HOUR, 60, tenToTwelve)).toBeUndefined();
    expect(refusal(FRIDAY, 9 * HOUR, 120, tenToTwelve)).toEqual({ kind: 'TAKEN' });
    expect(refusal(FRIDAY, 11 * HOUR, 60, tenToTwelve)).toEqual({ kind: 'TAKEN' });
    expect(refusal(FRIDAY, 12 * HOUR, 120, tenToTwelve)).toBeUndefined();
    expect(takenStarts(FRIDAY, DEFAULT_SCHEDULE, tenToTwelve).map(timeAt)).toEqual(['10:00', '11:00']);
  });

  it('counts a start as past as soon as its minute begins', () => {
    const now = { date: '2026-11-18', minutes: 10 * HOUR };
    expect(isPast('2026-11-17', 23 * HOUR, now)).toBe(true);
    expect(isPast('2026-11-18', 10 * HOUR, now)).toBe(true);
    expect(isPast('2026-11-18', 10 * HOUR + 1, now)).toBe(false);
    expect(isPast('2026-11-19', 0, now)).toBe(false);
  });

  it('refuses visitors a start as soon as its minute begins', () => {
    const at = (minutes: number) =>
      checkStart(
        { date: FRIDAY, startMinute: 10 * HOUR, durationMinutes: 60 },
        { schedule: DEFAULT_SCHEDULE, busySlots: NO_SLOTS, now: { date: FRIDAY, minutes } },
      );
    expect(at(10 * HOUR - 1)).toBeUndefined();
    expect(at(10 * HOUR)).toEqual({ kind: 'PAST' });
  });

  it('lists exactly the starts that are not refused', () => {
    const busySlots = fc.uniqueArray(fc.integer({ min: 0, max: 47 })).map((slots) => new Set(slots));
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-16', days));
    fc.assert(
      fc.property(
        day,
        busySlots,
        fc.constantFrom(60, 120),
        fc.constantFrom(30, 60),
        (date, busy, minutes, step) => {
          const schedule: Schedule = { ...DEFAULT_SCHEDULE, stepMinutes: step as StepMinutes };
          const context = { schedule, busySlots: busy, now: { date: '2026-11-18', minutes: 720 } };
          const listed = new Set(freeStarts(date, minutes, context));
          for (let startMinute = 0; startMinute < 1440; startMinute += 30) {
            const request = { date, startMinute, durationMinutes: minutes };
            expect(listed.has(startMinute)).toBe(checkStart(request, context) === undefined);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('calls an hour before 13:00 morning', () => {
  expect([timeOfDay(12 * HOUR + 30), timeOfDay(13 * HOUR)]).toEqual(['morning', 'afternoon']);
});

describe('visitors’ limits', () => {
  const schedule: Schedule = { ...DEFAULT_SCHEDULE, noticeMinutes: 120, horizonDays: 30 };
  const now = { date: FRIDAY, minutes: 9 * HOUR };
  const ask = (date: string, startMinute: number, clock: typeof now | undefined = now) =>
    checkStart({ date, startMinute, durationMinutes: 60 }, { schedule, busySlots: NO_SLOTS, now: clock });

  it('lets a visitor book only with the minimum notice and within the horizon', () => {
    expect(ask(FRIDAY, 10 * HOUR)).toEqual({ kind: 'TOO_SOON', noticeMinutes: 120 });
    expect(ask(FRIDAY, 11 * HOUR)).toBeUndefined();
    expect(ask('2026-11-23', 9 * HOUR)).toBeUndefined();
    expect(ask(addDays(FRIDAY, 29), 9 * HOUR)).toBeUndefined();
    expect(ask(addDays(FRIDAY, 31), 9 * HOUR)).toEqual({ kind: 'TOO_FAR', horizonDays: 30 });
  });

  it('does not apply visitors’ minimum notice to staff', () => {
    const unbound = { schedule, busySlots: NO_SLOTS };
    expect(
      checkStart({ date: FRIDAY, startMinute: 10 * HOUR, durationMinutes: 60 }, unbound),
    ).toBeUndefined();
  });
});
