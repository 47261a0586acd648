import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE, type Schedule } from '#domain/schedule.js';
import type { AgendaAppointment } from '../agenda-appointment';
import { type Drop, refusalAt, timeAfterDrop } from './dropped';

const MONDAY = '2026-11-23';
const appointment: AgendaAppointment = {
  id: 1,
  date: MONDAY,
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  serviceType: 'PODIATRY',
  treatment: 'T',
  professionalId: 1,
  professionalName: 'Podología',
  version: 1,
  patient: { id: 1, name: 'Ana', rut: '45.000.000-6', provisionalRut: false },
};
const schedules = { PODIATRY: DEFAULT_SCHEDULE, MANICURE: DEFAULT_SCHEDULE };
const at = (start: string, minutes = 60, isResize = false): Drop => ({
  date: MONDAY,
  span: { start, minutes },
  isResize,
});

describe('a dropped event', () => {
  it.each([
    ['10:30', '11:00'],
    ['11:00', '11:00'],
    ['08:00', '09:00'],
    ['13:30', '14:00'],
  ])('at %s goes to the nearest start, %s', (start, time) => {
    expect(timeAfterDrop(appointment, at(start), schedules)?.time).toBe(time);
  });

  it('stays where it is if it was dropped there', () => {
    expect(timeAfterDrop(appointment, at('10:00'), schedules)).toBeUndefined();
    expect(timeAfterDrop(appointment, { date: MONDAY, isResize: false }, schedules)).toBeUndefined();
  });

  it('in the month changes its day and keeps its hour', () => {
    const next = timeAfterDrop(appointment, { date: '2026-11-24', isResize: false }, schedules);
    expect(next).toEqual({ date: '2026-11-24', time: '10:00', durationMinutes: 60 });
  });

  it('gets the new length, one hour or two, and keeps its start, whatever the current agenda', () => {
    const odd = { ...appointment, time: '09:30' };
    expect(timeAfterDrop(odd, at('09:30', 120, true), schedules)).toEqual({
      date: MONDAY,
      time: '09:30',
      durationMinutes: 120,
    });
    expect(timeAfterDrop(appointment, at('10:00', 80, true), schedules)).toBeUndefined();
  });
});

describe('where an event can’t be', () => {
  const other = { ...appointment, id: 2, time: '11:00' };
  const next = { date: MONDAY, time: '10:00', durationMinutes: 120 as const };
  const refused = (all: AgendaAppointment[], changes: Partial<Schedule> = {}) =>
    refusalAt(appointment, next, all, {
      ...schedules,
      PODIATRY: { ...DEFAULT_SCHEDULE, ...changes },
    })?.kind;

  it('overlaps others of its agenda, but not itself, a cancelled one, or the other agenda’s', () => {
    expect(refused([appointment, other])).toBe('TAKEN');
    expect(refused([appointment])).toBeUndefined();
    expect(refused([{ ...other, status: 'CANCELLED' }])).toBeUndefined();
    expect(refused([{ ...other, serviceType: 'MANICURE' }])).toBeUndefined();
  });

  it('is on a day that is closed', () => {
    expect(refused([], { closures: [{ from: MONDAY, to: MONDAY, reason: 'Feriado' }] })).toBe('CLOSURE');
  });
});
