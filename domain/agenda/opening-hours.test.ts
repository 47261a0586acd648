import { describe, expect, it } from '@jest/globals';
import { minutesOf, type Weekday } from '../clinic-time.js';
import { hoursInWords, hoursOfServices } from './opening-hours.es.js';
import { hoursFault } from './opening-hours.js';

const fault = (...stretches: Array<readonly [string, string]>) =>
  hoursFault(
    stretches.map(([opensAt, closesAt]) => ({ opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) })),
  );

describe('the hours of a weekday', () => {
  it('accepts several stretches of opening hours, in any order, even adjacent ones', () => {
    expect(fault()).toBeUndefined();
    expect(fault(['15:00', '19:30'], ['09:00', '13:00'], ['13:00', '14:00'])).toBeUndefined();
  });

  it('refuses a stretch too short for an appointment', () => {
    expect(fault(['09:00', '10:00'])).toBeUndefined();
    expect(fault(['09:00', '13:00'], ['15:00', '15:30'])).toBe('openingOrder');
    expect(fault(['19:00', '09:00'])).toBe('openingOrder');
  });

  it('refuses opening hours that do not begin and end on a half hour', () => {
    expect(fault(['09:15', '13:00'])).toBe('openingSlot');
    expect(fault(['09:00', '13:10'])).toBe('openingSlot');
  });

  it('refuses overlapping opening hours', () => {
    expect(fault(['11:00', '14:00'], ['09:00', '12:00'])).toBe('hoursOverlap');
  });
});

it('groups consecutive weekdays that have the same hours', () => {
  const from = (opensAt: string, closesAt: string, ...weekdays: Weekday[]) =>
    weekdays.map((weekday) => ({ weekday, opensAt, closesAt }));
  const week = [...from('09:00', '13:00', 1, 2, 3, 5), ...from('15:00', '19:00', 1, 2, 3)];
  expect(hoursInWords([...week, ...from('10:00', '14:00', 6, 7)])).toEqual([
    'lunes a miércoles 09:00–13:00 y 15:00–19:00',
    'viernes 09:00–13:00',
    'sábado y domingo 10:00–14:00',
  ]);
  expect(hoursInWords([])).toEqual([]);
});

it('lists the hours of several services once if they are the same, otherwise per service', () => {
  const until = (closesAt: string) => [{ weekday: 1, opensAt: '09:00', closesAt }];
  const inWords = (podiatry: string, manicure: string) =>
    hoursOfServices([
      { serviceType: 'PODIATRY', hours: until(podiatry) },
      { serviceType: 'MANICURE', hours: until(manicure) },
    ]);
  expect(inWords('19:00', '19:00')).toEqual(['lunes 09:00–19:00']);
  expect(inWords('19:00', '14:00')).toEqual(['Podología: lunes 09:00–19:00', 'Manicura: lunes 09:00–14:00']);
  expect(hoursOfServices([])).toEqual([]);
});
