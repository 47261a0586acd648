import { expect, it } from '@jest/globals';
import { appointmentWords } from './appointment-words';
import type { PatientAppointmentFragment } from './patient-page.generated';

const APPOINTMENT: PatientAppointmentFragment = {
  id: 1,
  date: '2026-11-20',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  attendance: null,
  serviceType: 'PODIATRY',
  treatment: 'Consulta General',
  professionalId: 1,
  professionalName: 'Ana Díaz',
  visitorName: null,
};

it("describes an appointment on the patient's page, and names the visitor if that is another person", () => {
  expect(appointmentWords(APPOINTMENT)).toBe('Consulta General · Podología · con Ana Díaz');
  expect(appointmentWords({ ...APPOINTMENT, visitorName: 'Luis Distinto' })).toBe(
    'Viene Luis Distinto · Consulta General · Podología · con Ana Díaz',
  );
});
