import { describe, expect, it } from '@jest/globals';
import { clinicClock, parseInstant } from './clinic-time.js';
import { offsetAt, zoneChanges } from './zone-changes.js';

describe('clock changes', () => {
  it('finds both clock changes of a year to the minute', () => {
    expect(zoneChanges('2027-01-01', '2027-12-31', 'America/Santiago')).toEqual([
      { at: { date: '2027-04-04', minutes: 0 }, offsetBefore: -180, offsetAfter: -240 },
      { at: { date: '2027-09-05', minutes: 0 }, offsetBefore: -240, offsetAfter: -180 },
    ]);
    expect(zoneChanges('2027-01-01', '2027-12-31', 'America/New_York')).toEqual([
      { at: { date: '2027-03-14', minutes: 120 }, offsetBefore: -300, offsetAfter: -240 },
      { at: { date: '2027-11-07', minutes: 120 }, offsetBefore: -240, offsetAfter: -300 },
    ]);
  });

  it('finds clock changes of half an hour, or none', () => {
    expect(zoneChanges('2027-01-01', '2027-06-30', 'Australia/Lord_Howe')).toEqual([
      { at: { date: '2027-04-04', minutes: 120 }, offsetBefore: 660, offsetAfter: 630 },
    ]);
    expect(zoneChanges('2027-01-01', '2028-12-31', 'Asia/Kathmandu')).toEqual([]);
  });

  it('finds clock changes on the first and the last day', () => {
    expect(zoneChanges('2027-04-03', '2027-04-04', 'America/Santiago')).toHaveLength(1);
    expect(zoneChanges('2027-09-05', '2027-09-05', 'America/Santiago')).toHaveLength(0);
    expect(zoneChanges('2027-04-05', '2027-09-04', 'America/Santiago')).toEqual([]);
  });

  it('gives the offsets before and after a clock change', () => {
    expect(offsetAt(parseInstant('2027-04-04T02:59:00Z'), 'America/Santiago')).toBe(-180);
    expect(offsetAt(parseInstant('2027-04-04T03:00:00Z'), 'America/Santiago')).toBe(-240);
    expect(clinicClock(parseInstant('2027-04-04T03:00:00Z'))).toEqual({ date: '2027-04-03', minutes: 1380 });
  });
});
