import { FakeServer } from './fake-server';

/** The fake clock's day. */
export const VISIT_DAY = '2026-11-23';
const ROSA = { id: 3, name: 'Rosa Lillo', rut: '11.111.111-1', provisionalRut: false, birthDate: null };

/** The appointment of a podiatry visit that is going on, with the id 5. */
export const aVisit = (more: object = {}) => ({
  __typename: 'Appointment',
  id: 5,
  date: VISIT_DAY,
  time: '10:00',
  durationMinutes: 60,
  status: 'CONFIRMED',
  serviceType: 'PODIATRY',
  treatment: 'Láser',
  professionalId: 1,
  professionalName: 'Ana Paz',
  attendance: 'IN_CARE',
  arrivedAt: `${VISIT_DAY}T13:00:00Z`,
  notes: '',
  nailColor: '',
  nailShape: null,
  nailTechnique: null,
  recordId: null,
  version: 2,
  visitorName: null,
  patient: { __typename: 'AppointmentPatient', ...ROSA },
  ...more,
});

/** A server with one visit of a patient without earlier visits, in a clinic without supplies. */
export const visitServer = (): FakeServer =>
  new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Visit', { data: { appointment: aVisit() } })
    .on('VisitPatient', {
      data: {
        patient: {
          __typename: 'Patient',
          ...ROSA,
          sex: null,
          address: '',
          underlyingCondition: 'Hipertensión',
          alerts: [],
          deniedAlerts: [],
        },
      },
    })
    .on('EarlierVisits', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [] } } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('RecordSupplies', { data: { supplies: [] } });
