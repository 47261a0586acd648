import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE } from '#domain/schedule.js';
import type { AgendaAppointment } from '../../agenda-appointment';
import { hoursToShow, toCalendarEvent } from './calendar-events';
import { dayOf, timeOf } from './wall-dates';

const APPOINTMENT: AgendaAppointment = {
  id: 1,
  date: '2026-11-23',
  time: '10:00',
  durationMinutes: 120,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'Consulta General',
  professionalId: 1,
  professionalName: 'Podología',
  attendance: null,
  version: 1,
  visitorName: null,
  patient: { id: 1, name: 'Rosa Lillo', rut: '45.000.000-6', provisionalRut: false },
};
const NOW = { date: '2026-11-23', minutes: 12 * 60 };

describe('Calendar event', () => {
  it('a calendar event has the title, colour and hours of its appointment', () => {
    const { title, colour, start, end } = toCalendarEvent(APPOINTMENT, NOW);
    expect({ title, colour }).toEqual({ title: 'Rosa Lillo - Consulta General (2h)', colour: 'blue' });
    expect([dayOf(start), timeOf(start), timeOf(end)]).toEqual(['2026-11-23', '10:00', '12:00']);
  });

  it.each([
    ['2026-11-22', '18:00', true],
    ['2026-11-23', '10:00', true],
    ['2026-11-23', '10:30', false],
    ['2026-11-24', '09:00', false],
  ])('an event on %s at %s is past at noon on the 23rd: %s', (date, time, isPast) => {
    expect(toCalendarEvent({ ...APPOINTMENT, date, time }, NOW).isPast).toBe(isPast);
  });

  it('an event outside the visible hours extends them', () => {
    const open = [DEFAULT_SCHEDULE.hours, { 6: [{ opensAt: 10 * 60, closesAt: 19 * 60 + 30 }] }];
    expect(hoursToShow([], open)).toEqual({ first: 9, last: 20 });
    expect(hoursToShow([{ ...APPOINTMENT, time: '06:30' }], open)).toEqual({ first: 6, last: 20 });
    expect(hoursToShow([{ ...APPOINTMENT, time: '21:30' }], open)).toEqual({ first: 9, last: 24 });
  });
});
