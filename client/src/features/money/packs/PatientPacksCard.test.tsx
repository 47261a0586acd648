import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPanelClient } from '../../../testing/panel-client';
import { FakeServer } from '../../../testing/fake-server';
import { account, charge, offer, pack, payment, usedSession } from '../../../testing/money';
import { storeSession } from '../../../testing/stored-session';
import { PatientPacksCard } from './PatientPacksCard';

let server: FakeServer;
beforeAll(() => import('../MoneyDialogs'));
beforeEach(() => {
  storeSession();
  server = new FakeServer();
});

function open() {
  render(
    <ApolloProvider client={createPanelClient()}>
      <PatientPacksCard patientId={3} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
  return userEvent.setup({ delay: null });
}
const have = (...packs: object[]) => server.on('PatientPacks', { data: { patientPacks: packs } });

describe('the packs of a patient', () => {
  it('a pack is sold, and paid at once', async () => {
    const charged = charge(41, {
      kind: 'PACK',
      description: 'Pack Láser x5: 5 sesiones',
      amount: 100_000,
      owed: 100_000,
    });
    server
      .on('PackOffers', { data: { packOffers: [offer(2)] } })
      .on('SellPack', { data: { sellPack: pack(1, { remaining: 5, paid: 0 }) } })
      .on('PatientCharges', {
        data: { patientAccount: account({ owed: 100_000 }), patientCharges: [charged] },
      })
      .on('TakePayment', { data: { takePayment: payment(7, { amount: 100_000, method: 'DEBIT' }) } });
    const user = open();
    expect(await screen.findByText('No tiene packs.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vender pack' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vender pack' }));
    await user.click(dialog.getByRole('button', { name: 'Vender' }));
    expect(dialog.getByText('Elija qué pack se vende.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Pack'), 'Láser x5 · $100.000');
    expect(dialog.getByText('5 sesiones de Láser. Vence a los 6 meses.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Vender' }));
    const paying = within(await screen.findByRole('dialog', { name: 'Cobrar $100.000' }));
    await user.click(paying.getByRole('button', { name: 'Débito' }));
    await user.click(paying.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(server.named('TakePayment')).toHaveLength(1));
    expect(server.named('SellPack')[0]?.variables).toEqual({ input: { patientId: 3, offerId: 2 } });
    expect(server.named('TakePayment')[0]?.variables).toMatchObject({
      input: { patientId: 3, chargeIds: [41] },
    });
  });

  it('a pack shows its remaining sessions, its last day, and each used session with its day', async () => {
    have(
      pack(2, {
        paid: 60_000,
        uses: [usedSession(8), usedSession(9, { givenBackAt: '2026-11-03', reason: 'Error' })],
      }),
      pack(1, { name: 'Control x3', expiresOn: '2026-01-01' }),
    );
    open();
    expect(await screen.findByText('Láser x5')).toBeVisible();
    expect(screen.getAllByText('Quedan 3 de 5')).toHaveLength(2);
    expect(
      screen.getByText(/debe \$40\.000 · vendido el 01\/10\/2026 · vence el 01\/04\/2027/),
    ).toBeVisible();
    expect(screen.getByText('Venció el 01/01/2026')).toBeVisible();
    const sessions = within(screen.getByRole('list', { name: 'Sesiones de Láser x5' })).getAllByRole(
      'listitem',
    );
    expect(sessions.map(({ textContent }) => textContent)).toEqual([
      '02/11/2026 · Láser · Ana PazDevolver',
      '02/11/2026 · Láser · Ana Paz · devuelta: Error',
    ]);
  });

  it('a pack is cancelled with a reason and a refund of the remaining sessions, and a used session can be given back', async () => {
    have(pack(1, { uses: [usedSession(8)] }));
    server
      .on('CancelPack', { data: { cancelPack: pack(1, { isCancelled: true }) } })
      .on('GiveBackSession', { data: { giveBackSession: pack(1, { remaining: 4 }) } });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Devolver sesión del 02/11/2026' }));
    const giving = within(await screen.findByRole('dialog', { name: 'Devolver sesión' }));
    await user.type(giving.getByLabelText('Motivo'), 'Pack equivocado');
    await user.click(giving.getByRole('button', { name: 'Devolver sesión' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('GiveBackSession')[0]?.variables).toEqual({ id: 8, reason: 'Pack equivocado' });

    await user.click(screen.getByRole('button', { name: 'Cancelar pack Láser x5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar pack' }));
    expect(dialog.getByText('Las sesiones usadas cuestan $40.000. Se devuelven $60.000.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Cómo se devuelve'), 'Transferencia');
    await user.click(dialog.getByRole('button', { name: 'Cancelar pack' }));
    expect(server.named('CancelPack')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Motivo'), 'Se muda');
    await user.click(dialog.getByRole('button', { name: 'Cancelar pack' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('CancelPack')[0]?.variables).toEqual({
      id: 1,
      input: { reason: 'Se muda', refundMethod: 'TRANSFER' },
    });
  });
});
