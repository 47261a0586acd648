import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aDayAppointment } from '../../testing/day-appointment';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const PAST = aDayAppointment(7, '09:00', {
  version: 1,
  patient: { __typename: 'Patient', id: 3, name: 'Elena Ausente', birthDate: null, hasAlerts: false },
});

let server: FakeServer;
beforeAll(() => import('./DashboardPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('DayAppointments', { data: { appointments: [PAST] } })
    .on('CriticalSupplies', { data: { supplies: [] } });
});

it('a past appointment asks whether the patient came, until that is answered', async () => {
  let stored: object = PAST;
  server.on('MarkAttendance', ({ variables: { attendance } }) => {
    stored = { ...PAST, attendance, version: 2 };
    return { data: { updateAppointment: stored } };
  });
  // The day is loaded again once the live connection is open, before or after the answer.
  server.on('DayAppointments', () => ({ data: { appointments: [stored] } }));
  const { user, findByRole } = renderApp('/app/dashboard', { now: '2026-11-23T17:10:00-03:00' });
  const asked = await findByRole('group', { name: 'Asistencia de Elena Ausente' });
  expect(asked).toHaveTextContent('¿Vino?');
  await user.click(within(asked).getByRole('button', { name: 'No vino' }));
  expect(await within(asked).findByRole('button', { name: 'Deshacer' })).toBeInTheDocument();
  expect(screen.getByText('No vino')).toBeInTheDocument();
  expect(asked).not.toHaveTextContent('¿Vino?');
  expect(server.named('MarkAttendance')[0]?.variables).toEqual({ id: 7, version: 1, attendance: 'NO_SHOW' });
});
