import { FakeServer } from './fake-server';

export const ANA = {
  __typename: 'Patient',
  id: 1,
  name: 'Ana Soto',
  rut: '45.000.000-6',
  provisionalRut: false,
  phone: '+56 9 1234 5678',
  hasAlerts: false,
  alerts: [],
};
export const APPOINTMENT = {
  __typename: 'Appointment',
  id: 7,
  date: '2026-11-24',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'Consulta General',
  professionalId: 1,
  professionalName: 'Podología',
  attendance: null,
  arrivedAt: null,
  recordId: null,
  version: 1,
  visitorName: null,
  notes: 'Viene con bastón',
  nailColor: '',
  nailShape: null,
  nailTechnique: null,
  bookedName: 'Anita',
  patient: ANA,
};
/** The free and taken hours of a day, for one hour and for two. */
export const hours = (
  free: string[],
  taken: string[] = [],
  twoHours: string[] = free,
  nextFreeDate: string | null = null,
) => ({
  data: {
    oneHour: { __typename: 'Availability', freeStarts: free, takenStarts: taken, nextFreeDate },
    twoHours: { __typename: 'Availability', freeStarts: twoHours },
  },
});

/** A server with one patient and one appointment; the free hours are the same every day. */
export const agendaServer = (): FakeServer =>
  new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('CalendarAppointments', { data: { appointments: [] } })
    .on('AppointmentDetails', { data: { appointment: APPOINTMENT } })
    .on('PatientOptions', { data: { patients: { __typename: 'P', totalCount: 1, nodes: [ANA] } } })
    .on('DayHours', ({ variables }) =>
      variables['serviceType'] === 'MANICURE'
        ? hours(['16:00'])
        : hours(['09:00', '10:00', '12:00'], ['11:00'], ['12:00']),
    );
