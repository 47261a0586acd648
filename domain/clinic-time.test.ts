import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  ageOn,
  clinicClock,
  daysBetween,
  daysFrom,
  firstOfMonth,
  isLocalDate,
  isTimeZone,
  lastOfMonth,
  minutesOf,
  parseLocalTime,
  startOfWeek,
  timeAt,
  weekdayOf,
  weekOf,
} from './clinic-time.js';
import { longDate, longDay, nearDay, shortDate, weekdayPlural, weekTitle } from './clinic-time.es.js';

const anyDay = fc.integer({ min: -25_000, max: 47_000 }).map((days) => addDays('1970-01-01', days));

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '2100-12-31'])('accepts the existing day %s', (date) => {
    expect(isLocalDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261101',
    '2026-11-20T00:00',
    '',
    '0999-01-01',
  ])('rejects %j, which is not an existing day', (date) => expect(isLocalDate(date)).toBe(false));

  it('counts as many days between two dates as were added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isLocalDate(addDays(date, days))).toBe(true);
      }),
    );
  });

  it('adds days across both clock changes, the end of a year and 29 February', () => {
    expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
    expect(addDays('2027-04-03', 1)).toBe('2027-04-04');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('a week', () => {
  it('begins a week on Monday', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-11-18')).toEqual(daysFrom('2026-11-16', '2026-11-22'));
  });

  it('gives the week of any day, from Monday to Sunday', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const week = weekOf(date);
        expect(week).toContain(date);
        expect([weekdayOf(week[0]!), weekdayOf(week[6]!)]).toEqual([1, 7]);
      }),
    );
  });
});

describe('an hour', () => {
  it.each([
    ['09:00', '09:00'],
    ['9:00', undefined],
    ['09:00:59', '09:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['09:60', undefined],
    ['', undefined],
  ])('reads the time %j as %j', (text, time) => expect(parseLocalTime(text)).toBe(time));

  it('converts a time to minutes and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) =>
        expect(minutesOf(timeAt(minutes))).toBe(minutes),
      ),
    );
  });
});

describe("the clinic's clock", () => {
  it.each([
    ['2026-11-21T02:59:59Z', '2026-11-20', 23 * 60 + 59, 'summer, just before midnight'],
    ['2026-11-21T03:00:00Z', '2026-11-21', 0, 'summer, midnight'],
    ['2026-07-10T03:59:00Z', '2026-07-09', 23 * 60 + 59, 'winter, just before midnight'],
    ['2026-07-10T04:00:00Z', '2026-07-10', 0, 'winter, midnight'],
    ['2026-09-06T03:59:00Z', '2026-09-05', 23 * 60 + 59, 'the night the clock goes forward'],
    ['2026-09-06T04:00:00Z', '2026-09-06', 60, 'which has no midnight'],
    ['2027-04-04T02:30:00Z', '2027-04-03', 23 * 60 + 30, 'the night it goes back, the first time'],
    ['2027-04-04T03:30:00Z', '2027-04-03', 23 * 60 + 30, 'and the second time'],
    ['2028-02-29T12:00:00Z', '2028-02-29', 9 * 60, '29 February'],
  ])('shows the clinic’s clock at %s: %s, minute %d (%s)', (instant, date, minutes) => {
    expect(clinicClock(new Date(instant))).toEqual({ date, minutes });
  });

  it('shows the clock of the given time zone', () => {
    expect(clinicClock(new Date('2026-11-21T02:00:00Z'), 'Pacific/Easter').minutes).toBe(21 * 60);
  });

  it('knows which time zones exist', () => {
    for (const zone of ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter']) {
      expect(isTimeZone(zone)).toBe(true);
    }
    expect(isTimeZone('America/Gotham')).toBe(false);
  });
});

describe('an age', () => {
  it.each([
    ['1990-11-21', '2026-11-20', 35],
    ['1990-11-21', '2026-11-21', 36],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-11-21', '2026-11-21', 0],
  ])('gives a person born on %s, on %s, an age of %d', (birth, today, age) =>
    expect(ageOn(birth, today)).toBe(age),
  );
});

describe('dates in Spanish', () => {
  it('words days and weeks as people say them', () => {
    expect(longDay('2026-11-21')).toBe('sábado 21 de noviembre');
    expect(longDate('2024-03-05')).toBe('5 de marzo de 2024');
    expect(shortDate('2024-03-05')).toBe('05/03/2024');
    expect(weekTitle('2026-11-18')).toBe('Semana del 16 de noviembre al 22 de noviembre');
    expect(weekTitle('2026-12-31')).toBe('Semana del 28 de diciembre al 3 de enero');
    expect([weekdayPlural('2026-11-22'), weekdayPlural('2026-11-16')]).toEqual(['domingos', 'lunes']);
  });
});

it.each([
  ['2026-11-24', 'martes 24'],
  ['2026-12-01', 'martes 1 de diciembre'],
  ['2027-11-24', 'miércoles 24 de noviembre de 2027'],
])('names %s as briefly as possible in November 2026', (date, words) =>
  expect(nearDay(date, '2026-11-22')).toBe(words),
);

it('a month goes from its first day to its last', () => {
  expect(['2026-11-30', '2028-02-29', '2026-12-01'].map(firstOfMonth)).toEqual([
    '2026-11-01',
    '2028-02-01',
    '2026-12-01',
  ]);
  expect(['2026-11-01', '2028-02-01', '2026-12-01'].map(lastOfMonth)).toEqual([
    '2026-11-30',
    '2028-02-29',
    '2026-12-31',
  ]);
});
