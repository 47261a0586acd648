import { describe, expect, it } from '@jest/globals';
import { addDays, daysFrom, instantOf } from '#domain/clinic-time.js';
import ICAL from 'ical.js';
import { wallText, zoneComponent } from './zone-component.js';

/** As a calendar reads it: the instant of a time on the wall. */
function reader(from: string, to: string, timeZone: string): (wall: string) => number {
  const component = new ICAL.Component(ICAL.parse(zoneComponent(from, to, timeZone)));
  const zone = new ICAL.Timezone({ component, tzid: timeZone });
  return (wall) => {
    const time = ICAL.Time.fromString(
      wall.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6'),
      undefined as never,
    );
    time.zone = zone;
    return time.toUnixTime() * 1000;
  };
}

describe('the zone of a feed', () => {
  it.each([
    'America/Santiago',
    'Pacific/Easter',
    'America/Punta_Arenas',
    'America/New_York',
    'Europe/Dublin',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ])('gives every hour of two years in %s its instant', (timeZone) => {
    const [from, to] = ['2026-10-24', '2028-10-24'];
    const read = reader(from, to, timeZone);
    const wrong = daysFrom(from, to).flatMap((date) =>
      // Not the hours of the night in which clocks change: they may not exist, or twice.
      [300, 600, 1080].filter(
        (minutes) => read(wallText({ date, minutes })) !== instantOf({ date, minutes }, timeZone).getTime(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('knows the offset of days long before its first change', () => {
    const read = reader('2027-05-01', '2027-06-01', 'America/Santiago');
    expect(read('20270501T100000')).toBe(Date.parse('2027-05-01T14:00:00Z'));
    expect(read(`${addDays('2027-05-01', -60).replaceAll('-', '')}T100000`)).toBe(
      Date.parse('2027-03-02T13:00:00Z'),
    );
  });
});
