import { beforeEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { aProfessional } from '../../../testing/professional';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const FACTS = {
  __typename: 'AppointmentFacts',
  patientId: 1,
  date: '2026-11-24',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  serviceType: 'PODIATRY',
  treatment: 'Consulta General',
  professionalName: 'Ana Paz',
  nailColor: '',
  nailShape: null,
  nailTechnique: null,
};
const change = (id: number, kind: string, more: object) => ({
  __typename: 'AppointmentChange',
  id,
  appointmentId: 7,
  at: '2026-11-20T15:00:00.000Z',
  kind,
  staffName: 'Ana',
  channel: 'PANEL',
  patientName: 'Rosa Soto',
  notesChanged: false,
  before: null,
  after: null,
  ...more,
});
const DELETED = change(3, 'DELETED', { before: FACTS });
const MOVED = change(2, 'CHANGED', { before: FACTS, after: { ...FACTS, time: '12:00' }, notesChanged: true });
const BOOKED = change(1, 'CREATED', { after: FACTS, staffName: null, channel: 'PUBLIC' });

const page = (...nodes: object[]) => ({
  data: {
    appointmentChanges: {
      __typename: 'AppointmentChangePage',
      nodes,
      endCursor: null,
      hasNextPage: false,
    },
  },
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('DeletedAppointments', page(DELETED, { ...DELETED, id: 9, appointmentId: 8, patientName: null }))
    .on('AppointmentHistory', page(DELETED, MOVED, BOOKED));
});

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('shows the deleted appointments and the earlier history of each', async () => {
  const { user, findByRole, findAllByRole } = renderApp('/app/configuracion/citas-eliminadas');
  expect(texts(await findAllByRole('listitem'))).toEqual([
    'Rosa Soto24/11/2026 10:00 · Consulta General · Podología20/11/2026 12:00 · Ana · PanelHistorial',
    'Paciente eliminado24/11/2026 10:00 · Consulta General · Podología20/11/2026 12:00 · Ana · PanelHistorial',
  ]);
  await user.click((await findAllByRole('button', { name: 'Historial' }))[0]!);
  const dialog = within(await findByRole('dialog', { name: /Historial de la cita/ }));
  expect(texts(await dialog.findAllByRole('listitem'))).toEqual([
    'Eliminada24/11/2026 10:00 · Consulta General · Podología20/11/2026 12:00 · Ana · Panel',
    'ModificadaHora: 10:00 → 12:00Se cambiaron las notas20/11/2026 12:00 · Ana · Panel',
    'Creada24/11/2026 10:00 · Consulta General · Podología20/11/2026 12:00 · Visitante · Página pública',
  ]);
  expect(dialog.queryByText(/es de antes/)).toBeNull();
});

it('the history of a deleted appointment names professionals if the clinic has several for a service', async () => {
  const berta = { ...FACTS, professionalName: 'Berta Rojas' };
  server
    .on('ClinicProfessionals', { data: { professionals: [aProfessional(1), aProfessional(2)] } })
    .on('AppointmentHistory', page(change(2, 'CHANGED', { before: FACTS, after: berta })));
  const { user, findByText, findByRole, findAllByRole, findAllByText } = renderApp(
    '/app/configuracion/citas-eliminadas',
  );
  expect(await findAllByText(/^24\/11\/2026 10:00 · .* · Podología · Ana Paz$/)).toHaveLength(2);
  await user.click((await findAllByRole('button', { name: 'Historial' }))[0]!);
  await findByRole('dialog', { name: /Historial de la cita/ });
  expect(await findByText('Profesional: Ana Paz → Berta Rojas')).toBeInTheDocument();
});

it('says that a deleted appointment is older than the history', async () => {
  server.on('AppointmentHistory', page(DELETED));
  const { user, findByRole, findAllByRole } = renderApp('/app/configuracion/citas-eliminadas');
  await user.click((await findAllByRole('button', { name: 'Historial' }))[0]!);
  const dialog = within(await findByRole('dialog', { name: /Historial de la cita/ }));
  expect(await dialog.findByText(/es de antes de que se guardara el historial/)).toBeInTheDocument();
});
