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

describe('Free hour under the pointer', () => {
  it('the free hour is the full hour around the pointer, including the current hour', () => {
    expect(freeStartAt(at('10:30'), lane)).toBe('10:00');
    expect(freeStartAt(at('09:30'), lane)).toBe('09:00');
  });

  it('finds no free hour if the hour is taken, closed or over', () => {
    expect(freeStartAt(at('12:30'), lane)).toBeUndefined();
    expect(freeStartAt(at('08:30'), lane)).toBeUndefined();
    expect(freeStartAt(at('19:00'), lane)).toBeUndefined();
    expect(freeStartAt(at('10:00'), { ...lane, date: '2026-11-22' })).toBeUndefined();
    expect(
      freeStartAt(at('10:00'), { ...lane, now: { date: MONDAY, minutes: at('11:00') } }),
    ).toBeUndefined();
  });

  it('the free hour follows an agenda of half hours, and needs a whole hour', () => {
    const schedule = { ...DEFAULT_SCHEDULE, stepMinutes: 30 } as const;
    expect(freeStartAt(at('09:30'), { ...lane, schedule })).toBe('09:30');
    expect(freeStartAt(at('10:30'), { ...lane, schedule })).toBeUndefined();
  });
});
