import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

beforeAll(() =>
  Promise.all([
    import('../../features/data/imports/ImportsPage'),
    import('../../features/stock/SuppliesPage'),
    import('../../features/patients/PatientsPage'),
    import('../../features/agenda/CalendarPage'),
    import('../../features/records/ClinicalRecordsPage'),
    import('../settings/SettingsRoutes'),
  ]),
);
beforeEach(() => {
  storeSession();
  new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Imports', { data: { imports: [] } });
});

it.each([
  ['/app/pacientes', 'Pacientes'],
  ['/app/inventario', 'Insumos'],
  ['/app/citas?vista=agenda', 'Citas'],
  ['/app/fichas-clinicas', 'Fichas clínicas'],
])('%s links to the import page with its own kind preselected', async (list, kind) => {
  const { user, findByRole, findByLabelText } = renderApp(list);
  await user.click(await findByRole('link', { name: 'Importar' }));
  expect(await findByLabelText('Qué trae el archivo')).toHaveDisplayValue(kind);
});
