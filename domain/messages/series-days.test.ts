import { expect, it } from '@jest/globals';
import { addDays } from '../clinic-time.js';
import { daysInWords } from './series-days.es.js';

const at = (date: string, startMinute = 600) => ({ date, startMinute });

it('names the days of a series, with the year and hour if they differ from the first', () => {
  expect(daysInWords([at('2026-11-24')])).toBe('martes 24 de noviembre');
  expect(daysInWords([at('2026-11-24'), at('2026-12-29', 720), at('2027-02-02')])).toBe(
    'martes 24 de noviembre, el martes 29 de diciembre (a las 12:00) y el martes 2 de febrero de 2027',
  );
});

it('names the first of many days and the last, and counts the days between', () => {
  const days = Array.from({ length: 26 }, (_, week) => at(addDays('2026-01-06', week * 7)));
  expect(daysInWords(days)).toMatch(/, el martes 17 de febrero y 19 días más hasta el martes 30 de junio$/);
});
