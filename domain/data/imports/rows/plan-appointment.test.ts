import { describe, expect, it } from '@jest/globals';
import { readService, readState } from '../appointment-words.es.js';
import {
  appointmentKey,
  type AppointmentValues,
  type ClinicOfRows,
  planAppointment,
} from './plan-appointment.js';

const ROSA = {
  id: 1,
  name: 'Rosa Díaz',
  services: ['PODIATRY'],
  omittedTreatments: [],
  isArchived: false,
} as const;
const LUIS = { ...ROSA, id: 2, name: 'Luis Soto', omittedTreatments: ['Onicocriptosis'] };
const CARLA = { ...ROSA, id: 3, name: '', services: ['MANICURE'] } as const;
const FORMER = { ...ROSA, id: 4, name: 'Ana Vera', isArchived: true };
const CLINIC: ClinicOfRows = {
  professionals: [ROSA, LUIS, CARLA, FORMER],
  treatments: [
    { name: 'Onicocriptosis', serviceType: 'PODIATRY', durationMinutes: 120 },
    { name: 'Esmaltado', serviceType: 'MANICURE', durationMinutes: 60 },
  ],
  now: { date: '2026-11-23', minutes: 600 },
};
const ROW: AppointmentValues = { date: '2026-12-01', time: '10:00', professionalName: 'rosa diaz' };
const PAST = { ...ROW, date: '2026-11-20' };
const plan = (row: Partial<AppointmentValues>, base = ROW) => planAppointment({ ...base, ...row }, CLINIC);

describe('a planned appointment', () => {
  it('plans an appointment with the row’s values', () =>
    expect(
      plan({
        durationMinutes: 120,
        serviceType: 'PODIATRY',
        treatment: 'Una que no está en la lista',
        status: 'CONFIRMED',
        overbooked: true,
        notes: 'Nota',
      }),
    ).toEqual({
      value: {
        date: '2026-12-01',
        startMinute: 600,
        durationMinutes: 120,
        serviceType: 'PODIATRY',
        professionalId: 1,
        treatment: 'Una que no está en la lista',
        status: 'CONFIRMED',
        attendance: null,
        overbooked: true,
        notes: 'Nota',
      },
    }));

  it.each([
    [
      'as long as its treatment',
      { treatment: 'ONICOCRIPTOSIS' },
      { durationMinutes: 120, treatment: 'Onicocriptosis' },
    ],
    ['as long as its end time says', { endTime: '12:00' }, { durationMinutes: 120 }],
    ['of an hour', {}, { durationMinutes: 60, treatment: 'Sin especificar', status: 'BOOKED' }],
    [
      'of its professional’s service',
      { professionalName: 'Manicura' },
      { serviceType: 'MANICURE', professionalId: 3 },
    ],
    [
      'of its treatment’s service, with the only professional who does it',
      { treatment: 'esmaltado', professionalName: '' },
      { serviceType: 'MANICURE', professionalId: 3 },
    ],
    [
      'with the only professional who does its treatment',
      { treatment: 'Onicocriptosis', professionalName: '' },
      { professionalId: 1 },
    ],
  ] as const)('plans an appointment from a row: %s', (_what, row, expected) =>
    expect(plan(row)).toEqual({ value: expect.objectContaining(expected) }),
  );

  it.each([
    ['who has since left', { professionalName: 'Ana Vera' }, 4],
    ['who now does something else', { professionalName: 'Luis Soto', treatment: 'Onicocriptosis' }, 2],
  ] as const)('plans a past appointment with a professional %s', (_what, row, professionalId) => {
    expect(plan(row, PAST)).toEqual({ value: expect.objectContaining({ professionalId }) });
    expect(plan(row)).toEqual({
      fault: { field: 'professionalName', sentence: expect.stringContaining('no atiende') },
    });
  });

  it.each([
    [{ time: '10:15' }, 'time', 'media hora'],
    [{ time: '23:30' }, 'time', 'medianoche'],
    [{ durationMinutes: 45 }, 'durationMinutes', '60 o 120'],
    [{ endTime: '09:00' }, 'endTime', '60 o 120'],
    [{ professionalName: 'Nadie' }, 'professionalName', 'Escriba Rosa Díaz, Luis Soto o Manicura.'],
    [{ professionalName: '' }, 'professionalName', 'Diga quién atiende: Rosa Díaz o Luis Soto.'],
    [{ serviceType: 'MANICURE' }, 'professionalName', 'no atiende'],
    [{ status: 'CANCELLED', attendance: 'NO_SHOW' }, 'attendance', 'cancelada'],
  ] as const)('reports what is wrong with an appointment row %#', (row, field, words) =>
    expect(plan(row)).toEqual({ fault: { field, sentence: expect.stringContaining(words) } }),
  );
});

it('gives two rows of one appointment the same key, and cancelled ones none', () => {
  const keyOf = (row: Partial<AppointmentValues>): string | undefined => {
    const planned = plan(row);
    return 'value' in planned ? appointmentKey(7, planned.value) : '';
  };
  expect(keyOf({})).toBe(keyOf({ notes: 'x' }));
  expect(keyOf({})).not.toBe(keyOf({ time: '11:00' }));
  expect(keyOf({})).not.toBe(keyOf({ professionalName: 'Luis Soto' }));
  expect(keyOf({ status: 'CANCELLED' })).toBeUndefined();
});

it('refuses a row whose duration contradicts its hours', () => {
  expect(plan({ endTime: '11:00', durationMinutes: 120 })).toMatchObject({
    fault: { field: 'durationMinutes' },
  });
  expect(plan({ endTime: '12:00', durationMinutes: 120 })).toHaveProperty('value');
});

describe('words of an appointment row', () => {
  it.each([
    ['Reservada', { status: 'BOOKED' }],
    ['Agendado', { status: 'BOOKED' }],
    ['CONFIRMADA', { status: 'CONFIRMED' }],
    ['atendida', { status: 'COMPLETED' }],
    ['Anulada', { status: 'CANCELLED' }],
    ['Llegó', { attendance: 'ARRIVED' }],
    ['asistió', { attendance: 'ARRIVED' }],
    ['Sí', { attendance: 'ARRIVED' }],
    ['No asistió', { attendance: 'NO_SHOW' }],
    ['No vino', { attendance: 'NO_SHOW' }],
    ['no', { attendance: 'NO_SHOW' }],
    ['En atención', { attendance: 'IN_CARE' }],
    ['quizás', undefined],
    ['', undefined],
    ['Confirmada por WhatsApp', { status: 'CONFIRMED' }],
    ['Confirmación pendiente', undefined],
    ['Reservada (cancelada)', undefined],
    ['Faltó confirmar', undefined],
  ])('reads the state %s', (text, state) => expect(readState(text)).toEqual(state));

  it.each([
    ['Podología', 'PODIATRY'],
    ['podologia clínica', 'PODIATRY'],
    ['Manicure', 'MANICURE'],
    ['Corte', undefined],
    ['Podología y manicure', undefined],
    ['Manicure/Podología', undefined],
  ])('reads the service %s', (text, service) => expect(readService(text)).toBe(service));
});
