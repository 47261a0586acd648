import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { aPatient } from '../../testing/patient';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: FakeServer;
let today: object[];
beforeAll(() => Promise.all([import('./PatientRoute'), import('./PatientDialogs'), import('./PanelFinder')]));
beforeEach(() => {
  storeSession();
  today = [];
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PatientPage', { data: { patient: aPatient(7), nextAppointment: null, lastVisit: null } })
    .on('TodaysVisits', () => ({ data: { appointments: today } }));
});

it('the key A starts a walk-in for the patient of the page or resumes their visit, except while the finder is open', async () => {
  const page = renderApp('/app/pacientes/7');
  const { user } = page;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Atender' })).toBeEnabled());
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Buscar/ });
  await user.keyboard('a');
  expect(screen.queryByRole('dialog', { name: 'Atender ahora' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Atender ahora' })).toBeInTheDocument();
  page.unmount();

  const visit = { __typename: 'Appointment', id: 31, time: '07:30', status: 'BOOKED', attendance: 'IN_CARE' };
  today = [{ ...visit, patient: { __typename: 'AppointmentPatient', id: 7 } }];
  const again = renderApp('/app/pacientes/7');
  expect(await screen.findByRole('button', { name: 'Seguir atendiendo' })).toBeEnabled();
  await again.user.keyboard('a');
  await waitFor(() => expect(again.address()).toBe('/app/citas/31/visita'));
  expect(server.named('StartWalkIn')).toEqual([]);
});
