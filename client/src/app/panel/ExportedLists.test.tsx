import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('../../exporting/FormatMenu'),
    import('../../features/stock/SuppliesPage'),
    import('../../features/agenda/CalendarPage'),
    import('../../features/records/ClinicalRecordsPage'),
    import('../../features/messages/history/MessagesPage'),
    import('../settings/SettingsRoutes'),
  ]),
);
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});

it.each([
  [
    '/app/citas?vista=agenda&fecha=2026-11-23',
    'las citas',
    'CSV',
    '/api/citas/exportar?formato=csv&desde=2026-11-23',
  ],
  ['/app/inventario', 'el inventario', 'Excel (.xlsx)', '/api/insumos/exportar?formato=xlsx'],
  ['/app/inventario', 'el inventario', 'Movimientos: CSV', '/api/insumos/movimientos/exportar?formato=csv'],
  ['/app/fichas-clinicas', 'las fichas de todos', 'CSV', '/api/pacientes/fichas/exportar?formato=csv'],
  ['/app/mensajes', 'los mensajes', 'CSV', '/api/notificaciones/exportar?formato=csv'],
  ['/app/configuracion/seguridad', 'el registro de seguridad', 'CSV', '/api/seguridad/exportar?formato=csv'],
])('%s exports %s as %s', async (list, what, format, address) => {
  const { user, findByRole } = renderApp(list);
  await user.click(await findByRole('button', { name: `Exportar ${what}` }));
  await user.click(await findByRole('menuitem', { name: format }));
  await waitFor(() =>
    expect(server.calls.filter(({ name }) => name.startsWith('GET /api/')).map(({ name }) => name)).toEqual([
      expect.stringContaining(`GET ${address}`),
    ]),
  );
});
