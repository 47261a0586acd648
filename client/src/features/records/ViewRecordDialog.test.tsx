import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const PATIENT = {
  __typename: 'Patient',
  id: 7,
  name: 'Rosa Lillo',
  rut: '45.000.000-0',
  provisionalRut: false,
  sex: null,
  address: '',
  birthDate: null,
};
/** Attended and written by other users. */
const RECORD = {
  __typename: 'ClinicalRecord',
  id: 2,
  patientId: 7,
  appointmentId: null,
  date: '2024-03-05',
  careDescription: 'Dolor',
  procedure: 'Limpieza',
  instructions: 'Reposo',
  professionalId: 3,
  professionalName: 'Ana Soto',
  usedSupplies: [],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 0,
  version: 1,
  writtenAt: '2024-03-05T17:30:00.000Z',
  writtenBy: 'Ana Soto',
  imported: null,
};
const NO_PAGE = { totalCount: 0, endCursor: null, hasNextPage: false, nodes: [] };

beforeAll(() => Promise.all([import('./ClinicalRecordsPage'), import('./ViewRecordDialog')]));
beforeEach(() => storeSession());

it.each([
  ['may only read a record that another professional attended and wrote', {}, []],
  ['may change and certify one that they attended', { professionalId: 1 }, ['Editar', 'Generar Certificado']],
  [
    'may change one that they wrote, and the professional who attended certifies it',
    { writtenBy: 'Eva' },
    ['Editar'],
  ],
  [
    'may change one that they wrote, and no professional attended',
    { writtenBy: 'Eva', professionalId: null },
    ['Editar'],
  ],
])('a user limited to their own agenda %s', async (_what, more, buttons) => {
  const limit = { professionalId: 1, services: ['PODIATRY' as const] };
  new FakeServer()
    .on('Me', limitedUser({ PATIENTS: 'WRITE', HEALTH_DATA: 'WRITE' }, 2, limit))
    .on('RecordPatients', { data: { patients: { __typename: 'PatientPage', ...NO_PAGE } } })
    .on('RecordPatient', { data: { patient: PATIENT } })
    .on('ClinicalRecords', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', ...NO_PAGE } } })
    .on('CurrentRecord', { data: { clinicalRecord: { ...RECORD, ...more } } });
  renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
  expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeVisible();
  const offered = screen.queryAllByRole('button', { name: /^(Editar|Generar Certificado)$/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual(buttons);
});

it('shows which dismissed warnings came only from the questionnaire', async () => {
  const dismissedWarnings = [
    { kind: 'PREGNANCY', by: 'Ana Soto', at: '2024-03-05T17:30:00.000Z', isUnreviewed: true },
    { kind: 'PACEMAKER', by: 'Ana Soto', at: '2024-03-05T17:30:00.000Z', isUnreviewed: null },
  ].map((one) => ({ __typename: 'DismissedWarning', ...one }));
  new FakeServer()
    .on('Me', limitedUser({ PATIENTS: 'WRITE', HEALTH_DATA: 'WRITE' }, 2, null))
    .on('RecordPatients', { data: { patients: { __typename: 'PatientPage', ...NO_PAGE } } })
    .on('RecordPatient', { data: { patient: PATIENT } })
    .on('ClinicalRecords', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', ...NO_PAGE } } })
    .on('CurrentRecord', { data: { clinicalRecord: { ...RECORD, dismissedWarnings } } });
  renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
  await screen.findByRole('button', { name: 'Imprimir' });
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(/^Embarazo \(según el cuestionario, sin revisar\): leída por Ana Soto/),
  ).toBeVisible();
  expect(dialog.getByText(/^Marcapasos: leída por Ana Soto/)).toBeVisible();
});
