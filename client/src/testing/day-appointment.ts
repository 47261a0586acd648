const TODAY = '2026-11-23';

/** An appointment on the dashboard, on a Monday. */
export const aDayAppointment = (id: number, time: string, more: object = {}) => ({
  __typename: 'Appointment',
  attendance: null,
  arrivedAt: null,
  recordId: null,
  id,
  date: TODAY,
  time,
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'Consulta General',
  professionalId: 1,
  professionalName: 'Ana Paz',
  bookedName: null,
  visitorName: null,
  patient: { __typename: 'Patient', id, name: `Paciente ${id}`, birthDate: null, hasAlerts: false },
  ...more,
});
