import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE, type Schedule } from '#domain/schedule.js';
import type { AgendaAppointment } from '../agenda-appointment';
import { type Attendance, attendanceOf, type Drop, placeAfterDrop, refusalAt, sentenceOf } from './dropped';

const MONDAY = '2026-11-23';
const appointment: AgendaAppointment = {
  id: 1,
  date: MONDAY,
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'T',
  professionalId: 1,
  professionalName: 'Podología',
  attendance: null,
  version: 1,
  visitorName: null,
  patient: { id: 1, name: 'Ana', rut: '45.000.000-6', provisionalRut: false },
};
const schedules = { PODIATRY: DEFAULT_SCHEDULE, MANICURE: DEFAULT_SCHEDULE };
const attendance = attendanceOf(schedules);
const at = (start: string, minutes = 60, isResize = false): Drop => ({
  date: MONDAY,
  span: { start, minutes },
  isResize,
});

describe('Dropped event', () => {
  it.each([
    ['10:30', '11:00'],
    ['11:00', '11:00'],
    ['08:00', '09:00'],
    ['13:30', '14:00'],
  ])('an event dropped at %s moves to the nearest start, %s', (start, time) => {
    expect(placeAfterDrop(appointment, at(start), attendance)?.time).toBe(time);
  });

  it('an event dropped on its own place does not change', () => {
    expect(placeAfterDrop(appointment, at('10:00'), attendance)).toBeUndefined();
    expect(placeAfterDrop(appointment, { date: MONDAY, isResize: false }, attendance)).toBeUndefined();
  });

  it('an event dropped in the month view changes its day and keeps its hour', () => {
    const next = placeAfterDrop(appointment, { date: '2026-11-24', isResize: false }, attendance);
    expect(next).toEqual({ date: '2026-11-24', time: '10:00', durationMinutes: 60 });
  });

  it('a resized event lasts one or two hours and keeps its start, even if the agenda no longer has it', () => {
    const odd = { ...appointment, time: '09:30' };
    expect(placeAfterDrop(odd, at('09:30', 120, true), attendance)).toEqual({
      date: MONDAY,
      time: '09:30',
      durationMinutes: 120,
    });
    expect(placeAfterDrop(appointment, at('10:00', 80, true), attendance)).toBeUndefined();
  });
});

describe('Refused drop', () => {
  const other = { ...appointment, id: 2, time: '11:00' };
  const next = { date: MONDAY, time: '10:00', durationMinutes: 120 as const };
  const refused = (all: AgendaAppointment[], changes: Partial<Schedule> = {}) =>
    refusalAt(
      appointment,
      next,
      all,
      attendanceOf({ ...schedules, PODIATRY: { ...DEFAULT_SCHEDULE, ...changes } }),
    )?.kind;

  it('refuses a drop that overlaps another appointment of the same professional, unless it is cancelled', () => {
    expect(refused([appointment, other])).toBe('TAKEN');
    expect(refused([appointment])).toBeUndefined();
    expect(refused([{ ...other, status: 'CANCELLED' }])).toBeUndefined();
    expect(refused([{ ...other, professionalId: 2 }])).toBeUndefined();
  });

  it('refuses a drop on a closed day', () => {
    expect(refused([], { closures: [{ from: MONDAY, to: MONDAY, reason: 'Feriado' }] })).toBe('CLOSURE');
  });
});

describe('Drop on another professional’s lane', () => {
  const OTHER = 2;
  const mornings: Schedule = {
    ...DEFAULT_SCHEDULE,
    hours: { 1: [{ opensAt: 9.5 * 60, closesAt: 13.5 * 60 }] },
    daysOff: [{ from: '2026-11-30', to: '2026-11-30' }],
  };
  const lanes: Attendance = {
    scheduleOf: (id) => (id === OTHER ? mornings : DEFAULT_SCHEDULE),
    canTake: (id) => id === OTHER,
    absenceOf: () => 'Ana no atiende ese día (Curso).',
  };
  const onLane = (professionalId: number, start = '10:00', date = MONDAY): Drop => ({
    ...at(start),
    date,
    professionalId,
  });
  const sentenceAt = (drop: Drop, all: AgendaAppointment[] = []) => {
    const next = placeAfterDrop(appointment, drop, lanes)!;
    const refusal = refusalAt(appointment, next, all, lanes);
    return refusal && sentenceOf(refusal, appointment, next, lanes);
  };

  it('an event dropped on another lane goes to its professional, at their nearest start', () => {
    expect(placeAfterDrop(appointment, onLane(OTHER, '11:30'), lanes)).toEqual({
      date: MONDAY,
      time: '11:30',
      durationMinutes: 60,
      professionalId: OTHER,
    });
    expect(placeAfterDrop(appointment, onLane(OTHER), lanes)?.time).toBe('10:30');
    expect(sentenceAt(onLane(OTHER))).toBeUndefined();
  });

  it('an event dropped on its own lane keeps its professional', () => {
    expect(placeAfterDrop(appointment, onLane(1), lanes)).toBeUndefined();
    expect(placeAfterDrop(appointment, onLane(1, '12:00'), lanes)).not.toHaveProperty('professionalId');
  });

  it('refuses a drop on a professional who does not provide the service, is away, or is busy', () => {
    const others = { ...appointment, id: 2, professionalId: OTHER, time: '10:30' };
    expect(sentenceAt(onLane(3))).toContain('Esa persona no atiende ese servicio o tratamiento.');
    expect(sentenceAt(onLane(OTHER, '09:30', '2026-11-30'))).toBe('Ana no atiende ese día (Curso).');
    expect(sentenceAt(onLane(OTHER), [others])).toBe('Hora no disponible: ya hay otra cita a esa hora.');
    expect(sentenceAt(onLane(OTHER), [{ ...others, professionalId: 1 }])).toBeUndefined();
  });
});
