import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { aSupply } from '../../../testing/supply';

const use = (more: object) => ({
  __typename: 'SupplyUse',
  day: '2026-11-12',
  supplyId: 1,
  supplyName: 'Gasa',
  quantity: 2,
  cost: 3_000,
  clinicalRecordId: 49,
  patientName: 'Rosa Lillo',
  ...more,
});

let server: FakeServer;
beforeAll(() => import('../SuppliesPage'));
beforeEach(() => {
  storeSession();
  const nodes = [aSupply(1, { name: 'Gasa' })];
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('SuppliesToBuy', { data: { supplies: [] } })
    .on('Supplies', {
      data: { supplyPages: { __typename: 'SupplyPage', nodes, endCursor: 'c', hasNextPage: false } },
    })
    .on('SupplyUses', {
      data: {
        supplyUses: {
          __typename: 'SupplyUsePage',
          nodes: [
            use({}),
            use({ supplyName: 'Guantes', cost: 600, clinicalRecordId: null, patientName: null }),
          ],
          totalCost: 3_600,
          hasNextPage: false,
        },
      },
    });
});

it('Shows the supplies that the address asks for, their records and their cost', async () => {
  const { user, address } = renderApp('/app/inventario?usados=&desde=2026-11-01&hasta=2026-11-30');
  const dialog = within(await screen.findByRole('dialog', { name: 'Insumos usados' }));
  const lines = await dialog.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2Gasa12/11/2026 · Rosa Lillo · Ver la ficha$3.000',
    '2Guantes12/11/2026$600',
  ]);
  expect(dialog.getByText(/^Sin cita, 1 al 30 de noviembre de 2026/)).toHaveTextContent('$3.600');
  expect(dialog.getByRole('link', { name: 'Ver la ficha' })).toHaveAttribute(
    'href',
    '/app/fichas-clinicas?ficha=49',
  );
  expect(server.named('SupplyUses')[0]!.variables).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    treatment: null,
    withoutAppointment: true,
  });
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(address()).toBe('/app/inventario');
});
