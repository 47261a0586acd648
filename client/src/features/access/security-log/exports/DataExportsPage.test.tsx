import { beforeEach, expect, it } from '@jest/globals';
import { FakeServer } from '../../../../testing/fake-server';
import { renderApp } from '../../../../testing/render-app';
import { storeSession } from '../../../../testing/stored-session';

const entry = (id: number, more: object) => ({
  __typename: 'DataExport',
  id,
  at: '2026-11-20T15:00:00.000Z',
  list: null,
  format: 'CSV',
  staffName: 'Ana',
  address: '203.0.113.7',
  patientName: null,
  receivedBy: '',
  ...more,
});
const answer = (nodes: object[]) => ({
  data: { dataExports: { __typename: 'DataExportPage', nodes, endCursor: null, hasNextPage: false } },
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});

it('shows the exported list or patient of each export, its user and its recipient', async () => {
  server.on(
    'DataExports',
    answer([
      entry(3, { list: 'RECORDS', format: 'XLSX' }),
      entry(2, { format: 'PDF', patientName: 'Rosa Soto', receivedBy: 'Ella misma', address: null }),
      entry(1, { format: 'JSON', receivedBy: 'Su hija' }),
    ]),
  );
  const { findAllByRole } = renderApp('/app/configuracion/exportaciones');
  expect((await findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'FichasAnaXLSX · 203.0.113.720/11/2026 12:00',
    'Datos de Rosa SotoAnaPDF · para Ella misma20/11/2026 12:00',
    'Datos de un paciente eliminadoAnaJSON · para Su hija · 203.0.113.720/11/2026 12:00',
  ]);
});

it('shows a message if there are no exports', async () => {
  server.on('DataExports', answer([]));
  const { findByText } = renderApp('/app/configuracion/exportaciones');
  expect(await findByText('Todavía nadie se ha llevado nada')).toBeInTheDocument();
});
