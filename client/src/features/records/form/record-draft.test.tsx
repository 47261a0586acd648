import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { drafts } from '../../../drafts/drafts';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const PATIENT = { __typename: 'Patient', id: 7, name: 'Rosa Lillo', rut: '45.000.000-0' };
const HIDDEN = { totalCount: 0, endCursor: null, hasNextPage: false, nodes: [] };
const RECORDS = '/app/fichas-clinicas?paciente=7';

beforeAll(() => import('../ClinicalRecordsPage'));
beforeEach(async () => {
  await drafts.forgetUser(1);
  storeSession();
});

it('a record that is continued another day is still of the day on which it was begun', async () => {
  const server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatients', { data: { patients: { __typename: 'PatientPage', ...HIDDEN } } })
    .on('RecordPatient', {
      data: { patient: { ...PATIENT, provisionalRut: false, sex: null, address: '', birthDate: null } },
    })
    .on('ClinicalRecords', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', ...HIDDEN } } })
    .on('RecordSupplies', { data: { supplies: [] } })
    .on('CreateClinicalRecord', { error: 'INTERNAL' });
  const monday = renderApp(RECORDS, { now: '2026-11-23T20:00:00-03:00' });
  await monday.user.click(await screen.findByRole('button', { name: 'Nueva Ficha' }));
  const begun = within(await screen.findByRole('dialog', { name: 'Nueva Ficha Clínica' }));
  for (const label of ['Descripción de la atención', 'Procedimiento', 'Indicaciones'])
    await monday.user.type(await begun.findByLabelText(label), 'x');
  monday.unmount();

  const { user } = renderApp(RECORDS, { now: '2026-11-24T08:00:00-03:00' });
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nueva Ficha Clínica' }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(server.named('CreateClinicalRecord')[0]?.variables['input']).toMatchObject({
      date: '2026-11-23',
      procedure: 'x',
    }),
  );
  await drafts.forgetUser(1);
});
