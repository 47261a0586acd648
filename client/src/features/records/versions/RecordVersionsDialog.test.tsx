import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const record = (version: number, procedure: string) => ({
  __typename: 'ClinicalRecord',
  id: 2,
  patientId: 7,
  appointmentId: null,
  date: '2024-03-05',
  careDescription: 'Uña encarnada',
  procedure,
  instructions: 'Reposo',
  professionalId: null,
  professionalName: null,
  usedSupplies: [],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 0,
  version,
  writtenAt: `2024-03-0${4 + version}T17:30:00.000Z`,
  writtenBy: 'Ana Soto',
  imported: null,
});

/** Versions have no id of their own. */
const versionOf = ({ id: _id, ...version }: ReturnType<typeof record>) => ({
  ...version,
  __typename: 'ClinicalRecordVersion',
});

beforeAll(() => import('../ClinicalRecordsPage'));

it('two versions of a record are shown side by side, with the difference marked', async () => {
  storeSession();
  const [before, current] = [record(1, 'Limpieza breve'), record(2, 'Limpieza profunda')];
  new FakeServer()
    .on('Me', limitedUser({ HEALTH_DATA: 'READ' }))
    .on('RecordPatient', {
      data: {
        patient: {
          __typename: 'Patient',
          id: 7,
          name: 'Rosa Lillo',
          rut: '45.000.000-0',
          provisionalRut: false,
        },
      },
    })
    .on('CurrentRecord', { data: { clinicalRecord: current } })
    .on('RecordVersions', {
      data: {
        clinicalRecord: {
          __typename: 'ClinicalRecord',
          id: 2,
          versions: [versionOf(current), versionOf(before)],
        },
      },
    });
  const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
  const versions = await screen.findByRole('button', { name: 'Ver las 2 versiones' });
  // For users who may only read.
  expect(screen.queryByText(/^(Editar|Generar Certificado|Nueva Ficha)$/)).toBeNull();
  await user.click(versions);
  const dialog = await screen.findByRole('dialog', { name: 'Versiones de la ficha' });
  expect(await within(dialog).findByLabelText('Versión')).toHaveDisplayValue(
    /^1 · 05\/03\/2024 14:30 · Ana Soto/,
  );
  expect(within(dialog).getByLabelText('Comparada con')).toHaveDisplayValue(/^2 \(actual\)/);
  await waitFor(() =>
    expect([...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'breve',
      'profunda',
    ]),
  );
});
