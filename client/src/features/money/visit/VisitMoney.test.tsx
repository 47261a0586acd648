import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPanelClient } from '../../../testing/panel-client';
import { FakeServer } from '../../../testing/fake-server';
import { account, charge, pack, usedSession } from '../../../testing/money';
import { storeSession } from '../../../testing/stored-session';
import { VisitMoney } from './VisitMoney';

let server: FakeServer;
beforeAll(() => import('../MoneyDialogs'));
beforeEach(() => {
  storeSession();
  server = new FakeServer();
});
const answer = (charges: object[], owner: object) => ({
  data: { appointmentCharges: charges, patientAccount: account(owner) },
});

/** A pack of Eva, who shares it with patient 3. */
const OF_EVA = {
  patientId: 8,
  ownerName: 'Eva Soto',
  members: [
    {
      __typename: 'PackMember',
      patientId: 3,
      name: 'Rosa Lillo',
      addedAt: '2026-11-02T12:00:00Z',
      addedByName: 'Ana Paz',
      removedAt: null,
      removedByName: null,
    },
  ],
};

describe('the money of a visit', () => {
  it('a charge gets a discount with a reason, and is paid from credit in one tap', async () => {
    server
      .on(
        'VisitMoney',
        answer([charge(1)], { owed: 40_000, owedSince: '2026-10-20', credit: 12_000, reserved: 7_000 }),
      )
      .on('ChangeCharge', { data: { changeCharge: charge(3, { discount: 2_500, amount: 22_500 }) } })
      .on('UseCredit', { data: { useCredit: account() } });
    const user = userEvent.setup({ delay: null });
    render(
      <ApolloProvider client={createPanelClient()}>
        <VisitMoney
          appointmentId={5}
          patient={{ id: 3, name: 'Rosa Lillo' }}
          service="PODIATRY"
          treatment="Láser"
          day="2026-11-23"
        />
      </ApolloProvider>,
      { wrapper: MemoryRouter },
    );
    expect(await screen.findByRole('button', { name: 'Cobrar $25.000' })).toBeVisible();
    expect(screen.getByText('Además tiene un saldo pendiente de $15.000 de antes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cambiar precio de Láser' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar precio' }));
    await user.click(dialog.getByRole('button', { name: 'En porcentaje' }));
    await user.type(dialog.getByLabelText('Porcentaje'), '10');
    expect(dialog.getByText('Queda en $22.500')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cambiar precio' }));
    expect(dialog.getByText('Escriba por qué cambia el precio.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo'), 'Paciente antigua');
    server.on(
      'VisitMoney',
      answer([charge(3, { discount: 2_500, amount: 22_500, owed: 22_500 })], {
        credit: 12_000,
        reserved: 7_000,
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cambiar precio' }));
    expect(await screen.findByRole('button', { name: 'Cobrar $22.500' })).toBeVisible();
    expect(server.named('ChangeCharge')[0]?.variables).toEqual({
      id: 1,
      input: {
        listPrice: 25_000,
        tax: 'UNDEFINED',
        reason: 'Paciente antigua',
        discount: { kind: 'PERCENT', percent: 10 },
      },
    });

    server.on('VisitMoney', answer([charge(3, { amount: 5_000, paid: 5_000, owed: 0 })], {}));
    await user.click(screen.getByRole('button', { name: 'Usar saldo a favor ($5.000)' }));
    expect(await screen.findByText('Pagado.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cobrar/ })).toBeNull());
  });

  it('a visit whose charge was taken back counts as one without a charge', async () => {
    server.on('VisitMoney', answer([charge(1, { isReversed: true, owed: 0 })], {}));
    render(
      <ApolloProvider client={createPanelClient()}>
        <VisitMoney
          appointmentId={5}
          patient={{ id: 3, name: 'Rosa Lillo' }}
          service="PODIATRY"
          treatment="Láser"
          day="2026-11-23"
        />
      </ApolloProvider>,
      { wrapper: MemoryRouter },
    );
    expect(await screen.findByText('No hay ningún cobro por esta visita.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Poner precio' })).toBeVisible();
    expect(screen.queryByText(/no tiene precio/)).toBeNull();
  });

  it('a visit can use the oldest pack for its treatment in one tap', async () => {
    const packs = [
      pack(1, { expiresOn: '2026-11-22' }),
      pack(2, { covers: ['Control'] }),
      pack(3),
      pack(4, { soldOn: '2026-11-01', remaining: 5 }),
      pack(5, { ...OF_EVA, soldOn: '2026-09-01', remaining: 2 }),
    ];
    server
      .on('VisitMoney', answer([charge(1)], { owed: 25_000 }))
      .on('PatientPacks', { data: { patientPacks: packs } })
      .on('UsePack', { data: { usePack: pack(3, { remaining: 2 }) } });
    const user = userEvent.setup({ delay: null });
    render(
      <ApolloProvider client={createPanelClient()}>
        <VisitMoney
          appointmentId={5}
          patient={{ id: 3, name: 'Rosa Lillo' }}
          service="PODIATRY"
          treatment="láser"
          day="2026-11-23"
        />
      </ApolloProvider>,
      { wrapper: MemoryRouter },
    );
    const use = await screen.findByRole('button', { name: 'Usar pack: quedan 3 de 5' });
    expect(screen.getByRole('button', { name: 'Cobrar $25.000' })).toBeVisible();
    const uses = [usedSession(9, { appointmentId: 5 })];
    server
      .on(
        'VisitMoney',
        answer([charge(3, { discount: 25_000, amount: 0, owed: 0, reason: 'Pack Láser x5' })], {}),
      )
      .on('PatientPacks', { data: { patientPacks: [pack(3, { remaining: 2, uses })] } });
    await user.click(use);
    expect(await screen.findByText('Pagado con el pack Láser x5: quedan 2 de 5.')).toBeVisible();
    expect(server.named('UsePack').map(({ variables }) => variables)).toEqual([{ id: 3, appointmentId: 5 }]);
    expect(screen.queryByRole('button', { name: /Usar pack|Cambiar precio|Cobrar/ })).toBeNull();
  });

  it.each([
    ['that is not the patient’s any more', 'Pack Láser x5', 25_000],
    ['of a treatment without a price', 'Pack Láser x5', 0],
    ['nor anything, because of a courtesy', 'Cortesía', 25_000],
  ])('says why a visit costs nothing without its pack %s', async (_what, reason, listPrice) => {
    const free = { listPrice, discount: listPrice, amount: 0, owed: 0, reason };
    server.on('VisitMoney', answer([charge(1, free)], {}));
    render(
      <ApolloProvider client={createPanelClient()}>
        <VisitMoney
          appointmentId={5}
          patient={{ id: 3, name: 'Rosa Lillo' }}
          service="PODIATRY"
          treatment="Láser"
          day="2026-11-23"
        />
      </ApolloProvider>,
      { wrapper: MemoryRouter },
    );
    expect(await screen.findByText(`Sin costo: ${reason}`)).toBeVisible();
    expect(
      screen.getByText(listPrice === 0 ? reason : `Precio $25.000, rebaja $25.000: ${reason}`),
    ).toBeVisible();
    expect(screen.queryByText('Pagado.')).toBeNull();
  });

  it("a visit can use a relative's pack, which is shown with the name of its owner", async () => {
    server
      .on('VisitMoney', answer([charge(1)], { owed: 25_000 }))
      .on('PatientPacks', { data: { patientPacks: [pack(1, { remaining: 0 }), pack(5, OF_EVA)] } });
    render(
      <ApolloProvider client={createPanelClient()}>
        <VisitMoney
          appointmentId={5}
          patient={{ id: 3, name: 'Rosa Lillo' }}
          service="PODIATRY"
          treatment="Láser"
          day="2026-11-23"
        />
      </ApolloProvider>,
      { wrapper: MemoryRouter },
    );
    expect(
      await screen.findByRole('button', { name: 'Usar pack: quedan 3 de 5 (de Eva Soto)' }),
    ).toBeVisible();
  });
});
