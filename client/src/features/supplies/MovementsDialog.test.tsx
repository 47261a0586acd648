import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aSupply } from '../../testing/supply';

const GAUZE = aSupply(1, { name: 'Gasa', stock: 7 });
const movement = (id: number, more: object = {}) => ({
  __typename: 'StockMovement',
  id,
  at: '2026-11-20T15:00:00.000Z',
  kind: 'CORRECTION',
  quantity: -1,
  balance: 40 - id,
  reason: `Motivo ${id}`,
  staffName: 'Ana',
  clinicalRecordId: null,
  ...more,
});
const page = (nodes: object[], endCursor: string | null) => ({
  data: {
    supply: {
      __typename: 'Supply',
      id: 1,
      movements: { __typename: 'StockMovementPage', nodes, endCursor, hasNextPage: endCursor !== null },
    },
  },
});

let server: FakeServer;
beforeAll(() => import('./SuppliesPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana' } } })
    .on('Supplies', { data: { supplies: [GAUZE] } });
});

async function open() {
  const app = renderApp('/app/inventario');
  await app.user.click((await app.findAllByRole('button', { name: 'Movimientos Gasa' }))[0]!);
  const dialog = within(await app.findByRole('dialog', { name: 'Movimientos de stock' }));
  return { ...app, dialog };
}

describe("a supply's movements", () => {
  it('come a page after another, newest first, until there are no more', async () => {
    const first = Array.from({ length: 30 }, (_, index) => movement(40 - index));
    server.on('SupplyMovements', ({ variables }) =>
      variables['after'] === 'c30'
        ? page([movement(10, { kind: 'INITIAL', quantity: 50, reason: '' })], null)
        : page(first, 'c30'),
    );
    const { dialog, user } = await open();
    expect(await dialog.findByText(': Motivo 40')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(30);
    await user.click(dialog.getByRole('button', { name: 'Cargar más' }));
    expect(await dialog.findByText('Stock inicial')).toBeInTheDocument();
    const lines = dialog.getAllByRole('listitem');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toHaveTextContent('Motivo 40');
    expect(lines[30]).toHaveTextContent('+50');
    expect(dialog.queryByRole('button', { name: 'Cargar más' })).toBeNull();
    expect(server.named('SupplyMovements').map(({ variables }) => variables['after'] ?? null)).toEqual([
      null,
      'c30',
    ]);
  });

  it('say why they could not be loaded, and load at the next try', async () => {
    server.on('SupplyMovements', { error: 'INTERNAL' });
    const { dialog, user } = await open();
    expect(await dialog.findByText('No se pudieron cargar los movimientos.')).toBeInTheDocument();
    server.on('SupplyMovements', page([movement(1)], null));
    await user.click(dialog.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await dialog.findByText(': Motivo 1')).toBeInTheDocument();
  });
});
