import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { charge, payment } from '../../../testing/money';
import { aProfessional } from '../../../testing/professional';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const line = (kind: string, amount: number, more: object) => ({
  __typename: 'MoneyLine',
  kind,
  day: '2026-11-20',
  amount,
  charge: null,
  payment: null,
  ...more,
});
const sum = (count: number, amount: number) => ({ __typename: 'MoneyLineSum', count, amount });
const page = (nodes: object[], charges = sum(0, 0), payments = sum(0, 0)) => ({
  data: { moneyLines: { __typename: 'MoneyLinePage', nodes, charges, payments } },
});
const ALL = page(
  [
    line('CHARGE', 25_000, { charge: charge(1) }),
    line('CHARGE', -7_000, {
      charge: charge(3, { description: 'Talco', amount: -7_000, reversesId: 2, reason: 'No lo llevó' }),
    }),
    line('PAYMENT', 20_000, { payment: payment(4, { amount: 20_000, patientId: null }) }),
    line('PAYMENT', -12_000, {
      charge: charge(5, { description: 'Uñas', amount: 12_000, professionalName: 'Marta' }),
      payment: payment(6, { amount: 20_000 }),
    }),
  ],
  sum(2, 18_000),
  sum(40, 8_000),
);

let server: FakeServer;
beforeAll(() => import('./MoneyLinesPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicProfessionals', { data: { professionals: [aProfessional(3)] } })
    .on('MoneyLines', ALL);
});
const asked = () => server.named('MoneyLines').at(-1)?.variables;

describe('The lines behind the income', () => {
  it('the list has charges and payments with their sums, and each day leads to its till', async () => {
    renderApp('/app/caja/movimientos');
    const table = within(await screen.findByRole('table', { name: 'Movimientos' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(2)
            .map(({ textContent }) => textContent),
        ),
    ).toEqual([
      ['$25.000', ''],
      ['-$7.000', ''],
      ['', '$20.000'],
      ['', '-$12.000'],
    ]);
    expect(table.getByText(/^Anulación: Talco/)).toBeVisible();
    expect(table.getByText('Venta sin paciente')).toBeVisible();
    expect(table.getByText('Uñas: lo cobró quien arrienda')).toBeVisible();
    expect(table.getByText('Marta · Efectivo')).toBeVisible();
    expect(table.getAllByRole('link', { name: '20/11/2026' })[0]).toHaveAttribute(
      'href',
      '/app/caja?dia=2026-11-20',
    );
    const card = within(screen.getByRole('region', { name: 'Movimientos' }));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$18.000',
      '$8.000',
    ]);
    expect(card.getByText('1–25 de 42')).toBeVisible();
    expect(asked()).toMatchObject({ from: '2026-11-01', to: '2026-11-30', kind: null, offset: 0 });
  });

  it('the list can be filtered by kind, method and professional, and by a link from the summary', async () => {
    const { user, address } = renderApp('/app/caja/movimientos?tratamiento=&pagina=2');
    const others = within(await screen.findByRole('group', { name: 'Otros filtros' }));
    expect(asked()).toMatchObject({ kind: 'CHARGE', treatment: null, withoutTreatment: true, offset: 25 });
    expect(await screen.findByRole('button', { name: 'Cobros (2)' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('combobox', { name: 'Medio de pago' })).toBeNull();
    await user.click(others.getByRole('button', { name: 'Quitar el filtro: Ventas y otros cobros' }));
    expect(address()).toBe('/app/caja/movimientos?tipo=cobro');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Profesional' }), 'Sin profesional');
    expect(address()).toBe('/app/caja/movimientos?profesional=nadie');
    expect(asked()).toMatchObject({ kind: 'CHARGE', professionalId: null, withoutProfessional: true });
    await user.click(screen.getByRole('button', { name: /^Todos/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Medio de pago' }), 'Débito');
    expect(address()).toBe('/app/caja/movimientos?medio=debito');
    expect(asked()).toMatchObject({ kind: 'PAYMENT', method: 'DEBIT', withoutProfessional: false });
  });

  it('users without access to the team and the till see the name of the professional, and no links to the till', async () => {
    server
      .on('Me', limitedUser({ CAJA_CORRECTIONS: 'READ' }))
      .on('ClinicProfessionals', { error: 'FORBIDDEN' });
    const { user, address } = renderApp('/app/caja/movimientos?profesional=9');
    await user.click(await screen.findByRole('button', { name: 'Quitar el filtro: Ana Paz' }));
    expect(address()).toBe('/app/caja/movimientos?tipo=cobro');
    expect((await screen.findAllByText('20/11/2026'))[0]).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '20/11/2026' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Profesional' })).toBeNull();
  });

  it('an empty list has a sentence, and a list that failed to load a button to try again', async () => {
    server.on('MoneyLines', { error: 'INTERNAL' });
    const { user } = renderApp('/app/caja/movimientos?medio=otro');
    expect(await screen.findByText('No se pudieron cargar los movimientos.')).toBeVisible();
    server.on('MoneyLines', page([]));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('No hay movimientos con estos filtros.')).toBeVisible();
    expect(screen.getByRole('definition')).toHaveTextContent('$0');
    expect(screen.queryByText('Cobrado')).toBeNull();
  });
});
