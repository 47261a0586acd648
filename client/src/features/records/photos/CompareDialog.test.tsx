import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { VISIT_DAY, visitServer } from '../../../testing/visit';

const photo = (id: number) => ({
  __typename: 'Photo',
  id,
  patientId: 3,
  kind: 'PHOTO',
  purpose: 'CLINICAL',
  appointmentId: null,
  recordId: null,
  professionalId: null,
  side: 'LEFT',
  toe: null,
  zone: 'HEEL',
  takenOn: VISIT_DAY,
  note: '',
  width: 800,
  height: 600,
  bytes: 90_000,
  address: `/api/pacientes/fotos/archivos/${id}`,
  smallAddress: `/api/pacientes/fotos/archivos/${id}/miniatura`,
  addedAt: '2026-11-23T13:00:00Z',
  addedBy: 'Ana',
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnReason: null,
});

let server: FakeServer;
const consents = (...withdrawnAt: Array<string | null>) =>
  server.on('PhotoConsents', {
    data: {
      consents: withdrawnAt.map((at, id) => ({ __typename: 'Consent', id, kind: 'PHOTOS', withdrawnAt: at })),
    },
  });
const compare = async () => {
  const { user } = renderApp('/app/pacientes/3');
  await user.click(await screen.findByRole('button', { name: 'Antes y después' }));
};
beforeAll(() => import('./PatientPhotos'));
beforeEach(() => {
  storeSession();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const nodes = [photo(2), photo(1)];
  const page = { __typename: 'PhotoPage', totalCount: 2, hasNextPage: false, endCursor: null };
  server = visitServer()
    .on('PatientPage', { data: { patient: aPatient(3), nextAppointment: null, lastVisit: null } })
    .on('Photos', { data: { photos: { ...page, nodes } } });
  for (const { address, smallAddress } of nodes)
    server.on(`GET ${address}`, { data: {} }).on(`GET ${smallAddress}`, { data: {} });
});

it('compares two photos of one visit, the first one taken on the left', async () => {
  consents(null);
  await compare();
  expect(await screen.findByLabelText('Antes')).toHaveDisplayValue('23/11/2026');
  expect(screen.getByLabelText('Después')).toHaveDisplayValue('23/11/2026 (2)');
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
});

it('compares no photos once the consent to them was withdrawn, until there is another', async () => {
  consents('2026-11-22T13:00:00Z');
  await compare();
  expect(await screen.findByText('El paciente retiró su consentimiento para fotografías.')).toBeVisible();
  expect(screen.queryByLabelText('Antes')).toBeNull();
});

it('compares old photos that came without a consent', async () => {
  consents();
  await compare();
  expect(await screen.findByLabelText('Antes')).toBeVisible();
});
