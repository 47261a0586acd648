import { describe, expect, it } from '@jest/globals';
import type { AgendaAppointment } from './agenda-appointment';
import { AgendaLists } from './agenda-lists';

const anAppointment = (id: number, version = 1, time = '09:00'): AgendaAppointment => ({
  id,
  date: '2026-11-24',
  time,
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'T',
  professionalId: 1,
  professionalName: 'Podología',
  attendance: null,
  version,
  visitorName: null,
  patient: { id, name: 'Ana Soto', rut: '45.000.000-6', provisionalRut: false, hasAlerts: true },
});

/** As a mutation returns it: without the fields that only the calendar requests. */
const moved = (time: string) => {
  const { patient, ...rest } = anAppointment(1, 2, time);
  return { ...rest, patient: { id: 1, name: patient.name, rut: patient.rut, provisionalRut: false } };
};
const times = (lists: AgendaLists, range: string) => lists.of(range)?.map(({ time }) => time);

describe('Calendar lists', () => {
  it('a list has the appointments of its range, as the server last sent them', () => {
    const lists = new AgendaLists();
    expect(lists.of('week')).toBeUndefined();
    lists.keep('week', [anAppointment(1)]);
    lists.keep('month', [anAppointment(1), anAppointment(2)]);
    lists.keep('week', [anAppointment(3)]);
    expect(lists.of('week')).toEqual([anAppointment(3)]);
    expect(lists.of('month')).toHaveLength(2);
  });

  it('lists stay the same objects if the server sends nothing new, so that nothing rerenders', () => {
    const lists = new AgendaLists();
    lists.keep('week', [anAppointment(1), anAppointment(2)]);
    const before = lists.of('week');
    let calls = 0;
    lists.subscribe(() => {
      calls += 1;
    });
    lists.keep('week', [anAppointment(1), anAppointment(2)]);
    expect(lists.of('week')).toBe(before);
    expect(calls).toBe(0);
    lists.keep('week', [anAppointment(1), anAppointment(2, 2, '11:00')]);
    expect(lists.of('week')?.[0]).toBe(before?.[0]);
    expect(lists.of('week')?.[1]?.time).toBe('11:00');
    expect(calls).toBe(1);
  });

  it('shows a change before the server responds, even if an older response arrives in the meantime', () => {
    const lists = new AgendaLists();
    lists.keep('week', [anAppointment(1)]);
    lists.keep('month', [anAppointment(1)]);
    lists.change(moved('12:00'));
    expect([times(lists, 'week'), times(lists, 'month')]).toEqual([['12:00'], ['12:00']]);
    lists.keep('week', [anAppointment(1), anAppointment(2)]);
    expect(times(lists, 'week')).toEqual(['12:00', '09:00']);
    expect(lists.of('week')?.[0]?.patient.hasAlerts).toBe(true);
  });

  it('reverts a refused change and keeps a stored one', () => {
    const lists = new AgendaLists();
    lists.keep('week', [anAppointment(1)]);
    lists.change(moved('12:00'))();
    expect(lists.of('week')).toEqual([anAppointment(1)]);
    lists.change(moved('12:00'))(moved('12:30'));
    expect(times(lists, 'week')).toEqual(['12:30']);
    expect(lists.of('week')?.[0]?.patient.hasAlerts).toBe(true);
  });

  it('shows the last of several changes until its response arrives', () => {
    const lists = new AgendaLists();
    lists.keep('week', [anAppointment(1)]);
    const first = lists.change(moved('12:00'));
    const second = lists.change(moved('13:00'));
    first(moved('12:00'));
    expect(times(lists, 'week')).toEqual(['13:00']);
    second();
    expect(times(lists, 'week')).toEqual(['12:00']);
  });

  it('removes a deleted appointment from every range', () => {
    const lists = new AgendaLists();
    lists.keep('week', [anAppointment(1), anAppointment(2)]);
    lists.keep('month', [anAppointment(1)]);
    lists.remove(1);
    expect(lists.of('week')).toEqual([anAppointment(2)]);
    expect(lists.of('month')).toEqual([]);
  });

  it('drops the least recently shown ranges', () => {
    const lists = new AgendaLists();
    for (let range = 1; range <= 13; range += 1) lists.keep(`${range}`, [anAppointment(range)]);
    expect(lists.of('1')).toBeUndefined();
    expect(lists.of('2')).toHaveLength(1);
    expect(lists.of('13')).toHaveLength(1);
  });
});
