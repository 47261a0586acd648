import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPanelClient } from '../../../testing/panel-client';
import { FakeServer } from '../../../testing/fake-server';
import { charge, offer, pack } from '../../../testing/money';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { PatientPacksCard } from './PatientPacksCard';

const ON = { data: { sharesPacks: true, redeemsGifts: true } };
const GIFT = { patientId: null, ownerName: null, isGift: true, remaining: 5 };
const soldGift = (code: string, more: object = {}) => ({
  __typename: 'SoldGift',
  code,
  pack: pack(1, { ...GIFT, ...more }),
  charge: charge(41, { kind: 'PACK', amount: 100_000, owed: 100_000 }),
});

let server: FakeServer;
beforeAll(() => import('../MoneyDialogs'));
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('SharesPacks', ON);
});

function open(...packs: object[]) {
  server.on('PatientPacks', { data: { patientPacks: packs } });
  render(
    <ApolloProvider client={createPanelClient()}>
      <PatientPacksCard patientId={3} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
  return userEvent.setup({ delay: null });
}

describe('a pack that is given away', () => {
  it("a gift is sold on the buyer's page, shows its code once, and is paid", async () => {
    server
      .on('PackOffers', { data: { packOffers: [offer(2)] } })
      .on('SellGiftPack', { data: { sellGiftPack: soldGift('abcdefghjkmn') } });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Vender pack' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vender pack' }));
    await user.selectOptions(dialog.getByLabelText('Pack'), 'Láser x5 · $100.000');
    await user.click(await dialog.findByLabelText('Es un regalo: lo usa quien traiga el código'));
    await user.click(dialog.getByRole('button', { name: 'Vender' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Código del regalo' }));
    expect(shown.getByLabelText('Código')).toHaveValue('ABCD-EFGH-JKMN');
    expect(document.querySelector('[data-paper]')).toHaveTextContent(/ABCD-EFGH-JKMN.*no es boleta/);
    expect(server.named('SellGiftPack')[0]?.variables).toEqual({ input: { patientId: 3, offerId: 2 } });
    await user.click(shown.getByRole('button', { name: 'Cobrar $100.000' }));
    expect(await screen.findByRole('dialog', { name: 'Cobrar $100.000' })).toBeVisible();
  });

  it("a gift that was not redeemed stays on the buyer's page, where it can get another code", async () => {
    server.on('RenewGiftCode', { data: { renewGiftCode: soldGift('zzzzyyyyxxxx') } });
    const user = open(
      pack(1, GIFT),
      pack(2, { ...GIFT, patientId: 8, ownerName: 'Eva Soto', redeemedAt: '2026-11-03T12:00:00Z' }),
    );
    expect(await screen.findByText('Regalo sin canjear')).toBeVisible();
    expect(screen.getByText('Regalo de Eva Soto')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Familia/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Código nuevo del pack Láser x5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Código nuevo' }));
    await user.click(dialog.getByRole('button', { name: 'Código nuevo' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Código del regalo' }));
    expect(shown.getByLabelText('Código')).toHaveValue('ZZZZ-YYYY-XXXX');
  });

  it('a patient with the code of a gift gets its pack', async () => {
    server.on('RedeemGiftPack', {
      error: 'INVALID_INPUT',
      fields: { code: ['Ningún regalo tiene este código. Revíselo en el vale.'] },
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Canjear regalo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Canjear regalo' }));
    await user.click(dialog.getByRole('button', { name: 'Canjear' }));
    expect(dialog.getByText('Escriba el código del vale.')).toBeVisible();
    await user.type(dialog.getByLabelText('Código del vale'), 'ABCD-EFGH-JKMN');
    await user.click(dialog.getByRole('button', { name: 'Canjear' }));
    expect(await dialog.findByText(/Ningún regalo tiene este código/)).toBeVisible();
    const mine = { isGift: true, buyerId: 8, buyerName: 'Eva Soto', remaining: 5 };
    server
      .on('RedeemGiftPack', { data: { redeemGiftPack: pack(1, mine) } })
      .on('PatientPacks', { data: { patientPacks: [pack(1, mine)] } });
    await user.click(dialog.getByRole('button', { name: 'Canjear' }));
    expect(await screen.findByText(/regalo de Eva Soto/)).toBeVisible();
    expect(server.named('RedeemGiftPack')[1]?.variables).toEqual({ code: 'ABCD-EFGH-JKMN', patientId: 3 });
  });

  it('the till lists gifts that can be redeemed, and sells one to a person who is not a patient', async () => {
    server
      .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
      .on('PackOffers', { data: { packOffers: [offer(2)] } })
      .on('OpenGifts', {
        data: { openGifts: [pack(1, { ...GIFT, buyerId: null, buyerName: 'Olga Sin Ficha', paid: 0 })] },
      })
      .on('SellGiftPack', {
        data: { sellGiftPack: soldGift('abcdefghjkmn', { buyerId: null, buyerName: null }) },
      });
    const { user } = renderApp('/app/caja?vista=regalos');
    const gifts = within(await screen.findByRole('list', { name: 'Regalos por canjear' }));
    expect(gifts.getByText('Láser x5 · Olga Sin Ficha')).toBeVisible();
    expect(gifts.getByText(/debe \$100\.000/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vender a quien no es paciente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vender pack de regalo' }));
    await user.selectOptions(await dialog.findByLabelText('Pack'), 'Láser x5 · $100.000');
    await user.click(dialog.getByRole('button', { name: 'Vender' }));
    expect(await screen.findByRole('dialog', { name: 'Código del regalo' })).toBeVisible();
    await waitFor(() =>
      expect(server.named('SellGiftPack')[0]?.variables).toEqual({ input: { patientId: null, offerId: 2 } }),
    );
  });
});
