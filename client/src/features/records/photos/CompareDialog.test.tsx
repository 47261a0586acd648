import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { aPhoto, photoPage } from '../../../testing/photo';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { visitServer } from '../../../testing/visit';

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
  const nodes = [aPhoto(2), aPhoto(1)];
  server = visitServer()
    .on('PatientPage', { data: { patient: aPatient(3), nextAppointment: null, lastVisit: null } })
    .on('Photos', photoPage(nodes));
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
