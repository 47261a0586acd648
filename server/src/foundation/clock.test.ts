import { describe, expect, it } from '@jest/globals';
import { Clock } from './clock.js';

class MovedClock extends Clock {
  instant = '';
  override now(): Date {
    return new Date(this.instant);
  }
  at(instant: string) {
    this.instant = instant;
    return this.wall();
  }
}

describe('The clinic’s clock', () => {
  it('returns the same clinic time until the next full minute', () => {
    const clock = new MovedClock('America/Santiago');
    expect(clock.at('2026-11-21T14:59:59.999Z')).toEqual({ date: '2026-11-21', minutes: 11 * 60 + 59 });
    expect(clock.at('2026-11-21T15:00:00.000Z')).toEqual({ date: '2026-11-21', minutes: 12 * 60 });
    expect(clock.at('2026-11-21T15:00:59.999Z')).toEqual({ date: '2026-11-21', minutes: 12 * 60 });
    expect(clock.at('2026-11-21T15:01:00.000Z')).toEqual({ date: '2026-11-21', minutes: 12 * 60 + 1 });
  });

  it('changes the day at the clinic’s midnight, skips the hour that Chile skips, and follows a clock set back', () => {
    const clock = new MovedClock('America/Santiago');
    expect(clock.at('2026-09-06T03:59:59Z')).toEqual({ date: '2026-09-05', minutes: 23 * 60 + 59 });
    expect(clock.at('2026-09-06T04:00:00Z')).toEqual({ date: '2026-09-06', minutes: 60 });
    expect(clock.at('2026-09-06T03:59:00Z')).toEqual({ date: '2026-09-05', minutes: 23 * 60 + 59 });
  });
});
