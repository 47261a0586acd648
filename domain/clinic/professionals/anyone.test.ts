import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slotsOf } from '../../agenda/appointment.js';
import { addDays } from '../../clinic-time.js';
import { checkStart, DEFAULT_SCHEDULE, freeStarts, type Schedule, takenStarts } from '../../schedule.js';
import { checkStartOfAnyone, freeStartsOfAnyone, sortByPreference, takenStartsOfAll } from './anyone.js';
import { personalSchedule } from './professional.js';

const FRIDAY = '2026-11-20';
const HOUR = 60;
const NO_SLOTS: ReadonlySet<number> = new Set();

const stretch = fc.constantFrom(
  undefined,
  [{ opensAt: 9 * HOUR, closesAt: 13 * HOUR }],
  [{ opensAt: 10.5 * HOUR, closesAt: 15 * HOUR }],
  [
    { opensAt: 9 * HOUR, closesAt: 12 * HOUR },
    { opensAt: 14 * HOUR, closesAt: 20 * HOUR },
  ],
);
const isOff = fc.boolean();
const schedule = fc.record({ stretch, isOff }).map(({ stretch: hours, isOff: off }): Schedule =>
  personalSchedule(DEFAULT_SCHEDULE, {
    hours: hours && { 5: hours },
    daysOff: off ? [{ from: FRIDAY, to: FRIDAY }] : [],
  }),
);
const busySlots = fc.uniqueArray(fc.integer({ min: 16, max: 40 })).map((slots) => new Set(slots));
const context = fc.record({ schedule, busySlots });
const contexts = fc.array(context, { maxLength: 5 });
const duration = fc.constantFrom(60, 120);

const everyStart = Array.from({ length: 48 }, (_, half) => half * 30);

describe('booking with any professional', () => {
  it('offers the starts at which at least one professional is free', () => {
    fc.assert(
      fc.property(contexts, duration, (all, minutes) => {
        const free = freeStartsOfAnyone(FRIDAY, minutes, all);
        const each = all.flatMap((one) => freeStarts(FRIDAY, minutes, one));
        expect(new Set(free)).toEqual(new Set(each));
        expect(free).toEqual([...new Set(free)].sort((one, other) => one - other));
      }),
    );
  });

  it('refuses exactly the starts that are not offered', () => {
    fc.assert(
      fc.property(contexts, duration, (all, durationMinutes) => {
        const listed = new Set(freeStartsOfAnyone(FRIDAY, durationMinutes, all));
        for (const startMinute of everyStart) {
          const refusal = checkStartOfAnyone({ date: FRIDAY, startMinute, durationMinutes }, all);
          expect(refusal === undefined).toBe(listed.has(startMinute));
        }
      }),
    );
  });

  it('treats booking with any professional like booking with the only one', () => {
    fc.assert(
      fc.property(context, duration, (one, durationMinutes) => {
        expect(freeStartsOfAnyone(FRIDAY, durationMinutes, [one])).toEqual(
          freeStarts(FRIDAY, durationMinutes, one),
        );
        expect(takenStartsOfAll(FRIDAY, [one])).toEqual(takenStarts(FRIDAY, one.schedule, one.busySlots));
        for (const startMinute of everyStart) {
          const request = { date: FRIDAY, startMinute, durationMinutes };
          expect(checkStartOfAnyone(request, [one])).toEqual(checkStart(request, one));
        }
      }),
    );
  });

  it('refuses a start as taken if a professional works then, as unattended if there is none', () => {
    const ten = { date: FRIDAY, startMinute: 10 * HOUR, durationMinutes: 60 };
    const off = personalSchedule(DEFAULT_SCHEDULE, { daysOff: [{ from: FRIDAY, to: addDays(FRIDAY, 3) }] });
    const isOff = { schedule: off, busySlots: NO_SLOTS };
    const isBusy = { schedule: DEFAULT_SCHEDULE, busySlots: new Set(slotsOf(ten)) };
    expect(checkStartOfAnyone(ten, [isOff, isBusy])).toEqual({ kind: 'TAKEN' });
    expect(checkStartOfAnyone(ten, [isOff])).toEqual({ kind: 'DAY_OFF' });
    expect(checkStartOfAnyone(ten, [])).toEqual({ kind: 'NO_ATTENDANT' });
  });

  it('reports the hours of the professionals at work, not another one’s day off', () => {
    const six = { date: FRIDAY, startMinute: 6 * HOUR, durationMinutes: 60 };
    const away = personalSchedule(DEFAULT_SCHEDULE, { daysOff: [{ from: FRIDAY, to: FRIDAY }] });
    const isOff = { schedule: away, busySlots: NO_SLOTS };
    const attends = { schedule: DEFAULT_SCHEDULE, busySlots: NO_SLOTS };
    expect(checkStartOfAnyone(six, [isOff, attends])).toEqual(checkStart(six, attends));
    expect(checkStart(six, attends)).toMatchObject({ kind: 'OFF_AGENDA' });
  });

  it('never gives a professional two appointments at the same time', () => {
    const wish = fc.record({ start: fc.constantFrom(...everyStart.slice(16, 40)), minutes: duration });
    fc.assert(
      fc.property(fc.array(schedule, { minLength: 1, maxLength: 5 }), fc.array(wish), (schedules, wishes) => {
        const people = schedules.map((each, id) => ({
          id,
          order: id,
          schedule: each,
          busy: new Set<number>(),
        }));
        const held = new Map(people.map(({ id }) => [id, [] as number[]]));
        for (const { start, minutes } of wishes) {
          const request = { date: FRIDAY, startMinute: start, durationMinutes: minutes };
          const free = people.filter(
            (one) => !checkStart(request, { schedule: one.schedule, busySlots: one.busy }),
          );
          const [chosen] = sortByPreference(
            free.map((one) => ({ ...one, appointments: held.get(one.id)!.length })),
          );
          if (!chosen) continue;
          for (const slot of slotsOf(request)) {
            held.get(chosen.id)!.push(slot);
            chosen.busy.add(slot);
          }
        }
        for (const slots of held.values()) expect(new Set(slots).size).toBe(slots.length);
      }),
    );
  });
});

it('prefers the professional with the fewest appointments that day, then the clinic’s order', () => {
  const candidates = [
    { id: 1, order: 2, appointments: 1 },
    { id: 2, order: 3, appointments: 0 },
    { id: 3, order: 1, appointments: 1 },
  ];
  expect(sortByPreference(candidates).map(({ id }) => id)).toEqual([2, 3, 1]);
});
