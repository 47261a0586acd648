import { describe, expect, it } from '@jest/globals';
import { daysFrom, instantOf } from '#domain/clinic-time.js';
import ICAL from 'ical.js';
import { wallText, zoneComponent } from './zone-component.js';

/** Converts a wall-clock time to an instant, as a calendar would. */
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

describe('Time zone of a calendar feed', () => {
  it.each([
    'America/Santiago',
    'Pacific/Easter',
    'America/Punta_Arenas',
    'America/New_York',
    'Europe/Dublin',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ])('converts local times of two years in %s to the right instants', (timeZone) => {
    const [from, to] = ['2026-10-24', '2028-10-24'];
    const read = reader(from, to, timeZone);
    const wrong = daysFrom(from, to).flatMap((date) =>
      // Not the night hours in which clocks change: they may not exist, or occur twice.
      [300, 600, 1080].filter(
        (minutes) => read(wallText({ date, minutes })) !== instantOf({ date, minutes }, timeZone).getTime(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    // The complete output: nothing else that Outlook could mistake for another rule.
    [
      '2026-10-19',
      '2027-11-18',
      ['DAYLIGHT 20260906T000000', 'STANDARD 20270404T000000', 'DAYLIGHT 20270905T000000'],
    ],
    [
      '2027-04-10',
      '2028-05-10',
      ['STANDARD 20270404T000000', 'DAYLIGHT 20270905T000000', 'STANDARD 20280402T000000'],
    ],
  ])('writes one STANDARD and one DAYLIGHT per year from %s to %s', (from, to, expected) => {
    const component = new ICAL.Component(ICAL.parse(zoneComponent(from, to, 'America/Santiago')));
    const written = component
      .getAllSubcomponents()
      .map(
        (one) =>
          `${one.name.toUpperCase()} ${String(one.getFirstPropertyValue('dtstart')).replaceAll(/[-:]/g, '')}`,
      );
    expect(written).toEqual(expected);
  });

  it('writes a single offset if the clock never changes, as in Magallanes', () => {
    const component = new ICAL.Component(
      ICAL.parse(zoneComponent('2026-10-19', '2027-11-18', 'America/Punta_Arenas')),
    );
    expect(component.getAllSubcomponents().map(({ name }) => name)).toEqual(['standard']);
  });
});
