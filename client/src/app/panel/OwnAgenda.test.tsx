import { withinOwnAgenda } from '#domain/access/own-agenda.js';
import { rightsOf } from '#domain/access/presets.js';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const PAGE = { totalCount: 0, endCursor: null, hasNextPage: false, nodes: [] };

beforeAll(() =>
  Promise.all([import('../../features/patients/PatientsPage'), import('../settings/SettingsRoutes')]),
);
beforeEach(() => {
  storeSession();
  new FakeServer()
    .on('Me', limitedUser(withinOwnAgenda(rightsOf('ALL')), 2, { professionalId: 1, services: ['PODIATRY'] }))
    .on('Patients', { data: { patients: { __typename: 'PatientPage', ...PAGE } } });
});

it('offers a person limited to their own agenda nothing that the server refuses them', async () => {
  const { findByRole, queryByRole } = renderApp('/app/pacientes');
  await findByRole('button', { name: 'Nuevo Paciente' });
  expect(queryByRole('link', { name: 'Importar' })).toBeNull();
});

it('lists for a limited person only the settings that are not the whole clinic’s', async () => {
  const { findByRole, queryByRole } = renderApp('/app/configuracion');
  await findByRole('link', { name: /^Citas eliminadas/ });
  for (const name of [/^Importar/, /^Solicitudes/, /^Conservación/, /^Incidente/, /^Equipo/, /^Respaldo/])
    expect(queryByRole('link', { name })).toBeNull();
});

it.each(['/app/configuracion/importar', '/app/configuracion/solicitudes', '/app/pacientes/1/unir'])(
  'says at %s why there is nothing to see',
  async (address) => {
    const { findByText } = renderApp(address);
    expect(
      await findByText('Su usuario ve solo su agenda, y esta página es de toda la clínica.'),
    ).toBeVisible();
  },
);
