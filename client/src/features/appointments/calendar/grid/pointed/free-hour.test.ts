import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE } from '#domain/schedule.js';
import { freeStartAt } from './free-hour';

const MONDAY = '2026-11-23';
const lane = {
  date: MONDAY,
  schedule: DEFAULT_SCHEDULE,
  held: [{ time: '11:00', durationMinutes: 120 } as const],
  now: { date: MONDAY, minutes: 9 * 60 + 40 },
};
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the hour at which a click would start an appointment', () => {
  it('is the full hour around the pointer, including the current one', () => {
    expect(freeStartAt(at('10:30'), lane)).toBe('10:00');
    expect(freeStartAt(at('09:30'), lane)).toBe('09:00');
  });

  it('does not exist if the hour is taken, closed or over', () => {
    expect(freeStartAt(at('12:30'), lane)).toBeUndefined();
    expect(freeStartAt(at('08:30'), lane)).toBeUndefined();
    expect(freeStartAt(at('19:00'), lane)).toBeUndefined();
    expect(freeStartAt(at('10:00'), { ...lane, date: '2026-11-22' })).toBeUndefined();
    expect(
      freeStartAt(at('10:00'), { ...lane, now: { date: MONDAY, minutes: at('11:00') } }),
    ).toBeUndefined();
  });

  it('follows an agenda of half hours, and needs a whole hour', () => {
    const schedule = { ...DEFAULT_SCHEDULE, stepMinutes: 30 } as const;
    expect(freeStartAt(at('09:30'), { ...lane, schedule })).toBe('09:30');
    expect(freeStartAt(at('10:30'), { ...lane, schedule })).toBeUndefined();
  });
});
