import { expect, it } from '@jest/globals';
import { holidayCalendar } from './holidays.js';

const holidaysOf = await holidayCalendar();
const dates = (year: number) => holidaysOf(year).map(({ date }) => date.slice(5));

it('lists the public holidays of 2026 and 2027', () => {
  // As published for those years: fixed dates, Easter, the solstice, and the holidays that are moved.
  expect(dates(2026)).toEqual([
    '01-01',
    '04-03',
    '04-04',
    '05-01',
    '05-21',
    '06-21',
    '06-29',
    '07-16',
    '08-15',
    '09-18',
    '09-19',
    '10-12',
    '10-31',
    '11-01',
    '12-08',
    '12-25',
  ]);
  expect(dates(2027)).toEqual([
    '01-01',
    '03-26',
    '03-27',
    '05-01',
    '05-21',
    '06-21',
    '06-28',
    '07-16',
    '08-15',
    '09-17',
    '09-18',
    '09-19',
    '10-11',
    '10-31',
    '11-01',
    '12-08',
    '12-25',
  ]);
});
