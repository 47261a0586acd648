import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { FakeSocket } from '../../../testing/fake-socket';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { aSupply } from '../../../testing/supply';

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
  patientName: null,
  expiredReason: null,
  ...more,
});
/** The stock movements, paged as by the server. */
const ledger = (movements: object[]) =>
  server.on('SupplyMovements', ({ variables }) => {
    const nodes = movements.slice(0, Number(variables['first']));
    const hasNextPage = nodes.length < movements.length;
    return {
      data: {
        supply: {
          __typename: 'Supply',
          id: 1,
          movements: { __typename: 'StockMovementPage', nodes, endCursor: 'c', hasNextPage },
        },
      },
    };
  });
const corrections = (count: number) => Array.from({ length: count }, (_, index) => movement(count - index));

let server: FakeServer;
beforeAll(() => import('../SuppliesPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('SuppliesToBuy', { data: { supplies: [] } })
    .on('Supplies', {
      data: {
        supplyPages: { __typename: 'SupplyPage', nodes: [GAUZE], endCursor: 'c', hasNextPage: false },
      },
    });
});

/** Simulates movements by another user; the ledger then returns these. */
async function moveStock(movements: object[]) {
  await waitFor(() => expect(FakeSocket.open[0]?.subscriptions.size).toBe(3));
  ledger(movements);
  act(() => FakeSocket.announce({ stockChanged: true }));
}

async function open() {
  const app = renderApp('/app/inventario');
  await app.user.click((await app.findAllByRole('button', { name: 'Movimientos Gasa' }))[0]!);
  const dialog = within(await app.findByRole('dialog', { name: 'Movimientos de stock' }));
  return { ...app, dialog };
}

describe('stock movements of a supply', () => {
  it('lists the movements newest first, with more on request', async () => {
    const ofRecord = {
      kind: 'USED',
      reason: 'Ficha 49',
      clinicalRecordId: 49,
      patientName: 'Rosa Lillo',
      expiredReason: 'Era la última',
    };
    ledger([
      movement(98, ofRecord),
      ...corrections(38),
      movement(99, { kind: 'INITIAL', quantity: 50, reason: '' }),
    ]);
    const { dialog, user } = await open();
    expect(await dialog.findByText(': Motivo 38')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(30);
    await user.click(dialog.getByRole('button', { name: 'Cargar más' }));
    expect(await dialog.findByText('Stock inicial')).toBeInTheDocument();
    const lines = dialog.getAllByRole('listitem');
    expect(lines).toHaveLength(40);
    expect(lines[0]).toHaveTextContent('Usado en una ficha: Rosa Lillo');
    expect(lines[0]).toHaveTextContent('Vencido: Era la última');
    expect(lines[1]).toHaveTextContent('Motivo 38');
    expect(lines[39]).toHaveTextContent('+50');
    expect(dialog.queryByRole('button', { name: 'Cargar más' })).toBeNull();
  });

  it('keeps all loaded movements listed when the stock moves', async () => {
    ledger(corrections(50));
    const { dialog, user } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Cargar más' }));
    expect(await dialog.findByText(': Motivo 1')).toBeInTheDocument();
    await moveStock(corrections(51));
    expect(await dialog.findByText(': Motivo 51')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(51);
  });

  it('keeps all movements listed when the stock moves while more are loading', async () => {
    ledger(corrections(50));
    const { dialog, user } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Cargar más' }));
    await moveStock(corrections(51));
    expect(await dialog.findByText(': Motivo 51')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(51));
  });

  it('keeps the listed movements and reports the failure if more could not be loaded', async () => {
    ledger(corrections(50));
    const { dialog, user } = await open();
    await dialog.findByText(': Motivo 50');
    server.on('SupplyMovements', { error: 'INTERNAL' });
    await user.click(dialog.getByRole('button', { name: 'Cargar más' }));
    expect(await dialog.findByText('No se pudieron cargar los movimientos.')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(30);
    ledger(corrections(50));
    await user.click(dialog.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await dialog.findByText(': Motivo 1')).toBeInTheDocument();
    expect(dialog.queryByText('No se pudieron cargar los movimientos.')).toBeNull();
  });

  it('still reports that the movements could not be loaded while they are reloaded', async () => {
    server.on('SupplyMovements', { error: 'INTERNAL' });
    const { dialog } = await open();
    await dialog.findByText('No se pudieron cargar los movimientos.');
    await waitFor(() => expect(FakeSocket.open[0]?.subscriptions.size).toBe(3));
    server.on('SupplyMovements', () => new Promise(() => undefined));
    const asked = server.named('SupplyMovements').length;
    act(() => FakeSocket.announce({ stockChanged: true }));
    await waitFor(() => expect(server.named('SupplyMovements').length).toBeGreaterThan(asked));
    expect(dialog.getByText('No se pudieron cargar los movimientos.')).toBeInTheDocument();
  });

  it('reports that the movements could not be loaded, and loads them at the next attempt', async () => {
    server.on('SupplyMovements', { error: 'INTERNAL' });
    const { dialog, user } = await open();
    expect(await dialog.findByText('No se pudieron cargar los movimientos.')).toBeInTheDocument();
    ledger(corrections(1));
    await user.click(dialog.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await dialog.findByText(': Motivo 1')).toBeInTheDocument();
  });
});
