import { expect, it } from '@jest/globals';
import { calendarLinks } from './calendar-links.js';

const HOUR = {
  date: '2026-11-23',
  startMinute: 12 * 60,
  durationMinutes: 60,
  timeZone: 'America/Santiago',
  title: 'Hora en Clínica & Cía',
  description: '+56 9 1234 5678',
  place: '',
};

it('links to web calendars with the hour as UTC instants', () => {
  const { google, outlook } = calendarLinks(HOUR);
  expect(new URL(google).searchParams.get('dates')).toBe('20261123T150000Z/20261123T160000Z');
  expect(new URL(google).searchParams.get('text')).toBe(HOUR.title);
  const parameters = Object.fromEntries(new URL(outlook).searchParams);
  expect(parameters).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: HOUR.title,
    startdt: '2026-11-23T15:00:00Z',
    enddt: '2026-11-23T16:00:00Z',
    body: HOUR.description,
  });
});

it('uses the clinic’s winter offset in links to web calendars', () => {
  const { google } = calendarLinks({ ...HOUR, date: '2026-07-06', place: 'Local 4' });
  expect(new URL(google).searchParams.get('dates')).toBe('20260706T160000Z/20260706T170000Z');
  expect(new URL(google).searchParams.get('location')).toBe('Local 4');
});
