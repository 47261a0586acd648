import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const access = (id: number, staffName: string, action: string, more: object = {}) => ({
  __typename: 'Access',
  id,
  at: '2026-11-20T15:00:00.000Z',
  action,
  staffName,
  channel: 'PANEL',
  address: '192.0.2.1',
  patientCount: 1,
  ...more,
});
const page = (nodes: object[], endCursor: string | null) => ({
  data: { accesses: { __typename: 'AccessPage', nodes, endCursor, hasNextPage: endCursor !== null } },
});
const nothing = { totalCount: 0, endCursor: null, hasNextPage: false, nodes: [] };

let server: FakeServer;
beforeAll(() => import('../ClinicalRecordsPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatients', { data: { patients: { __typename: 'PatientPage', ...nothing } } })
    .on('ClinicalRecords', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', ...nothing } } })
    .on('RecordPatient', {
      data: {
        patient: {
          __typename: 'Patient',
          id: 7,
          name: 'Rosa Lillo',
          rut: '45.000.000-0',
          provisionalRut: false,
          sex: null,
          address: '',
          birthDate: null,
        },
      },
    });
});

async function open() {
  const app = renderApp('/app/fichas-clinicas?paciente=7');
  await app.user.click(await app.findByRole('button', { name: 'Accesos' }));
  return { ...app, dialog: within(await app.findByRole('dialog', { name: 'Accesos a los datos de salud' })) };
}

it('lists the accesses to a patient’s records, newest first, with more on request', async () => {
  const older = access(2, 'Berta', 'VERSIONS_READ');
  // Entries from before channel and address were stored.
  const oldest = access(1, '', 'CONDITIONS_LISTED', { channel: null, address: null, patientCount: 1_200 });
  const newer = Array.from({ length: 30 }, (_, index) => access(32 - index, 'Ana', 'RECORDS_READ'));
  server.on('Accesses', ({ variables }) =>
    Number(variables['first']) > 30 ? page([...newer, older, oldest], null) : page(newer, 'c'),
  );
  const { dialog, user } = await open();
  expect((await dialog.findAllByText('Leyó las fichas clínicas · Panel · 192.0.2.1'))[0]).toBeInTheDocument();
  expect(dialog.getAllByText('20/11/2026 12:00')).toHaveLength(30);
  await user.click(dialog.getByRole('button', { name: 'Cargar más' }));
  expect(await dialog.findByText(/^Leyó las versiones de una ficha/)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').at(-2)).toHaveTextContent('Berta');
  expect(dialog.getAllByRole('listitem').at(-1)).toHaveTextContent(
    'El sistemaLeyó la enfermedad base y el caso clínico, en una lista de 1.200 pacientes20/11/2026 12:00',
  );
  expect(dialog.queryByRole('button', { name: 'Cargar más' })).toBeNull();
});

it('reports that the accesses could not be loaded, and loads them at the next attempt', async () => {
  server.on('Accesses', { error: 'INTERNAL' });
  const { dialog, user } = await open();
  expect(await dialog.findByText('No se pudieron cargar los accesos.')).toBeInTheDocument();
  server.on('Accesses', page([access(2, 'Ana', 'RECORDS_READ')], null));
  await user.click(dialog.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await dialog.findByText('Ana')).toBeInTheDocument();
});
