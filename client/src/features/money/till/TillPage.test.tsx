import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { account, cashDay, charge, expense, payment } from '../../../testing/money';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { clearDate, typeDate } from '../../../testing/type-date';

const me = (role: string) => ({ data: { me: { id: 1, username: 'ana', name: 'Ana', role } } });

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('./TillPage'),
    import('../MoneyDialogs'),
    import('../../../ui/fields/LocalDatePicker'),
  ]),
);
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', me('STAFF'))
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('Products', { data: { products: [] } })
    .on('CashDay', cashDay());
});
const inputOf = (name: string, nth = 0) => server.named(name)[nth]?.variables['input'];
const keyOf = (name: string, nth = 0) => server.named(name)[nth]?.headers.get('idempotency-key');

describe('the till', () => {
  it('sells for cash with rounding and change, and repeats a lost payment under one key', async () => {
    server
      .on('AddCharge', { data: { addCharge: charge(9, { kind: 'EXTRA', patientId: null, owed: 8_993 }) } })
      .on('TakePayment', 'unreachable');
    const { user } = renderApp('/app/caja');
    expect(await screen.findByText('No hay cobros ni pagos este día.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vender' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vender' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText('Escriba qué se cobra.')).toBeVisible();
    expect(dialog.getByText('Elija cómo se paga.')).toBeVisible();
    await user.type(dialog.getByLabelText('Qué se vende'), 'Crema');
    await user.type(dialog.getByLabelText('Precio'), '8993');
    await user.click(dialog.getByRole('button', { name: 'Efectivo' }));
    expect(dialog.getByText('Redondeo -$3: se pagan $8.990 en efectivo.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '$10.000' }));
    expect(dialog.getByText('Vuelto $1.010')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(await dialog.findByText('No se pudo guardar el pago. Inténtelo de nuevo.')).toBeVisible();

    server.on('TakePayment', {
      data: { takePayment: payment(4, { patientId: null, amount: 8_990, tendered: 10_000 }) },
    });
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    const done = within(await screen.findByRole('dialog', { name: 'Pago guardado' }));
    expect(done.getByText('Vuelto $1.010')).toBeVisible();
    expect(server.named('AddCharge')).toHaveLength(1);
    expect(inputOf('TakePayment')).toEqual({
      patientId: null,
      chargeIds: [9],
      method: 'CASH',
      amount: 8_993,
      keepsRest: false,
      tendered: 10_000,
    });
    expect(keyOf('TakePayment')).toBeTruthy();
    expect(keyOf('TakePayment', 1)).toBe(keyOf('TakePayment'));
    expect(keyOf('TakePayment')).not.toBe(keyOf('AddCharge'));
  });

  it('charges a sale on the earlier day on which it was paid', async () => {
    server
      .on('AddCharge', { data: { addCharge: charge(9, { kind: 'EXTRA', patientId: null, owed: 9_990 }) } })
      .on('TakePayment', { data: { takePayment: payment(4, { patientId: null, amount: 9_990 }) } });
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: 'Vender' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vender' }));
    await user.type(dialog.getByLabelText('Qué se vende'), 'Crema');
    await user.type(dialog.getByLabelText('Precio'), '9990');
    await user.click(dialog.getByRole('button', { name: 'Débito' }));
    await user.click(dialog.getByRole('button', { name: /^Más: otro pagador/ }));
    await typeDate(user, 'Día del pago, si no fue hoy', '2026-10-31');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    await screen.findByRole('dialog', { name: 'Pago guardado' });
    expect([inputOf('AddCharge'), inputOf('TakePayment')]).toEqual([
      expect.objectContaining({ belongsTo: '2026-10-31' }),
      expect.objectContaining({ belongsTo: '2026-10-31' }),
    ]);
  });

  it('sells a product at its price, and says if the stock is too small', async () => {
    const product = (id: number, name: string, more: object = {}) => ({
      ...{ __typename: 'Product', id, name, stock: 4, salePrice: 9_990, isExpired: false, ...more },
    });
    const products = [
      product(7, 'Crema'),
      product(8, 'Aceite', { stock: 0 }),
      product(9, 'Talco', { isExpired: true }),
    ];
    server.on('Products', { data: { products } }).on('AddCharge', {
      error: 'INVALID_INPUT',
      fields: { quantity: ['No hay suficiente stock disponible. Stock actual: 1'] },
    });
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: 'Vender' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vender' }));
    const choice = await dialog.findByLabelText('Producto');
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Otra cosa', 'Crema · $9.990 · quedan 4', 'Aceite · $9.990 · agotado']);
    await user.selectOptions(choice, '7');
    expect(dialog.queryByLabelText('Qué se vende')).toBeNull();
    await user.clear(dialog.getByLabelText('Cantidad'));
    await user.click(dialog.getByRole('button', { name: 'Débito' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText('Escriba cuántos, de 1 en adelante.')).toBeVisible();
    await user.type(dialog.getByLabelText('Cantidad'), '2');
    expect(dialog.getByLabelText('Precio')).toHaveValue('$19.980');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(await dialog.findByText('No hay suficiente stock disponible. Stock actual: 1')).toBeVisible();
    expect(inputOf('AddCharge')).toEqual({ patientId: null, supplyId: 7, quantity: 2, listPrice: 19_980 });
    expect(dialog.queryByLabelText('Motivo')).toBeNull();
    await user.clear(dialog.getByLabelText('Precio'));
    await user.type(dialog.getByLabelText('Precio'), '15000');
    await user.type(dialog.getByLabelText('Motivo'), 'Está abierta');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    await waitFor(() =>
      expect(inputOf('AddCharge', 1)).toMatchObject({ listPrice: 15_000, reason: 'Está abierta' }),
    );
    expect(server.named('TakePayment')).toHaveLength(0);
  });

  it('compares the cards of a closed day with the settlement of the terminal', async () => {
    const closing = {
      ...{ __typename: 'CashClosing', id: 1, openingCash: 0, countedCash: 0, expectedCash: 0, reason: '' },
      ...{
        closedAt: '2026-11-23T22:00:00.000Z',
        closedByName: 'Ana',
        reopenedAt: null,
        reopenedByName: null,
      },
      reopenReason: '',
    };
    const settlement = {
      ...{ __typename: 'CardSettlement', id: 1, expected: 25_000, gross: 24_000, net: 23_500, fee: 500 },
      ...{ reason: 'Falta un voucher', at: '2026-11-26T13:00:00.000Z', staffName: 'Ana' },
    };
    const closed = { isClosed: true, closings: [closing], cards: 25_000 };
    server.on('CashDay', cashDay(closed)).on('SettleCards', {
      data: { settleCards: { __typename: 'CashDay', day: '2026-11-23', isClosed: true } },
    });
    const { user } = renderApp('/app/caja');
    expect(await screen.findByText('$25.000 según la caja. Falta cuadrar con el terminal.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cuadrar tarjetas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cuadrar tarjetas' }));
    await user.clear(dialog.getByLabelText('Total según el terminal'));
    await user.type(dialog.getByLabelText('Total según el terminal'), '24000');
    await user.type(dialog.getByLabelText('Abonado en la cuenta'), '24500');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByText('Lo abonado no puede ser mayor que el total.')).toBeVisible();
    expect(dialog.getByText('Las tarjetas no cuadran. Escriba por qué.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Abonado en la cuenta'));
    await user.type(dialog.getByLabelText('Abonado en la cuenta'), '23500');
    expect(dialog.getByText('Faltan $1.000. Comisión $500.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo de la diferencia'), 'Falta un voucher');
    server.on('CashDay', cashDay({ ...closed, settlements: [settlement], cards: 26_000 }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText(
        'Terminal $24.000 · caja $26.000 · abonado $23.500 · comisión $500. Faltan $2.000: Falta un voucher.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^La caja cambió después de cuadrar/)).toBeVisible();
    expect(inputOf('SettleCards')).toEqual({
      day: '2026-11-23',
      gross: 24_000,
      net: 23_500,
      reason: 'Falta un voucher',
    });
  });

  it('asks for a reason to close a day with a difference, and lets only users with the right correct it', async () => {
    const totals = [{ __typename: 'MethodTotal', method: 'CASH', kind: 'PAYMENT', amount: 25_000, count: 1 }];
    const late = { belongsTo: '2026-11-20', paid: 25_000, owed: 0 };
    const kept = {
      kind: 'EXTRA',
      description: 'Abono retenido',
      paid: 25_000,
      paidByDeposit: 25_000,
      owed: 0,
    };
    server
      .on('Me', me('RECEPTION'))
      .on(
        'CashDay',
        cashDay({
          charges: [charge(1, late), charge(2, { ...kept, keepsDeposit: true })],
          payments: [payment(1)],
          totals,
        }),
      )
      .on('CloseCashDay', {
        data: { closeCashDay: { __typename: 'CashDay', day: '2026-11-23', isClosed: true } },
      });
    const { user } = renderApp('/app/caja');
    const lines = within(await screen.findByRole('table', { name: 'Movimientos' }));
    expect(lines.getByText('Ana Paz · del 20/11/2026')).toBeVisible();
    expect(lines.queryByRole('button', { name: /^Acciones: (Láser|Abono retenido)/ })).toBeNull();
    await user.click(lines.getByRole('button', { name: /^Acciones: Efectivo/ }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Imprimir comprobante',
      'Agregar documento',
    ]);
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar caja' }));
    expect(dialog.getByText('$45.000')).toBeVisible();
    await user.type(dialog.getByLabelText('Efectivo contado'), '44500');
    expect(dialog.getByText('Faltan $500.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar caja' }));
    expect(server.named('CloseCashDay')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Motivo de la diferencia'), 'Vuelto mal dado');
    await user.click(dialog.getByRole('button', { name: 'Cerrar caja' }));
    await waitFor(() =>
      expect(inputOf('CloseCashDay')).toEqual({
        day: '2026-11-23',
        openingCash: 20_000,
        countedCash: 44_500,
        reason: 'Vuelto mal dado',
      }),
    );
  });

  it('lists the patients with debts, and takes a part of one by card with the voucher', async () => {
    const open = [charge(1, { belongsTo: '2026-10-20', owed: 5_000, paid: 20_000 }), charge(2)];
    const owed = account({ owed: 30_000, owedSince: '2026-10-20', credit: 2_000 });
    server
      .on('Debtors', {
        data: {
          debtors: {
            __typename: 'DebtorPage',
            nodes: [
              { ...owed, __typename: 'Debtor', patientName: 'Rosa Lillo', patientPhone: '9 1234 5678' },
            ],
            hasNextPage: false,
            endCursor: null,
          },
        },
      })
      .on('PatientCharges', { data: { patientAccount: owed, patientCharges: open } })
      .on('TakePayment', { error: 'RECEIPT_IN_USE', message: 'Voucher 118 ya está en un pago.' });
    const { user } = renderApp('/app/caja?vista=saldos');
    expect(await screen.findByText(/hace 34 días \(desde 20\/10\/2026\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cobrar a Rosa Lillo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar $30.000' }));
    expect(dialog.getByRole('button', { name: 'Usar saldo a favor ($2.000)' })).toBeVisible();
    const [oldest] = dialog.getAllByRole('checkbox');
    await user.click(oldest!);
    await user.click(dialog.getByRole('button', { name: 'Débito' }));
    expect(dialog.getByLabelText('Número')).toHaveFocus();
    await user.keyboard('118');
    await user.type(dialog.getByLabelText('Monto'), '10.000');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(await dialog.findByText('Voucher 118 ya está en un pago.')).toBeVisible();

    server.on('TakePayment', { data: { takePayment: payment(4, { method: 'DEBIT', amount: 10_000 }) } });
    await user.clear(dialog.getByLabelText('Número'));
    await user.type(dialog.getByLabelText('Número'), '119');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(await screen.findByText('Falta por pagar $15.000.')).toBeVisible();
    expect(inputOf('TakePayment', 1)).toEqual({
      patientId: 3,
      chargeIds: [2],
      method: 'DEBIT',
      amount: 10_000,
      keepsRest: false,
      document: { kind: 'VOUCHER', number: '119' },
    });
    expect(keyOf('TakePayment', 1)).not.toBe(keyOf('TakePayment'));
  });

  it('asks for the date of an expense that has none', async () => {
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: 'Anotar gasto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anotar gasto' }));
    await clearDate(user, 'Fecha');
    await user.click(dialog.getByRole('button', { name: 'Anotar' }));
    expect(dialog.getByText('Falta la fecha.')).toBeVisible();
    expect(server.named('AddExpense')).toHaveLength(0);
  });

  it('notes an expense, which is missing in the expected cash, and takes it back', async () => {
    server
      .on('CashDay', cashDay({ expenses: [expense(1)] }))
      .on('AddExpense', { data: { addExpense: expense(2) } })
      .on('ReverseExpense', { data: { reverseExpense: expense(1, { isReversed: true }) } });
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: 'Anotar gasto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anotar gasto' }));
    await user.type(dialog.getByLabelText('Monto'), '4505');
    await user.click(dialog.getByRole('button', { name: 'Anotar' }));
    expect(dialog.getByText('Escriba en qué se gastó.')).toBeVisible();
    expect(dialog.getByText('En efectivo se paga en múltiplos de $10.')).toBeVisible();
    await user.type(dialog.getByLabelText('En qué se gastó'), 'Timbre');
    await user.selectOptions(dialog.getByLabelText('Medio de pago'), 'Débito');
    await typeDate(user, 'Fecha', '2026-11-23');
    await user.click(dialog.getByRole('button', { name: 'Anotar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputOf('AddExpense')).toEqual({
      category: 'SUPPLIES',
      description: 'Timbre',
      amount: 4_505,
      method: 'DEBIT',
      documentNumber: null,
      belongsTo: '2026-11-23',
    });
    expect(keyOf('AddExpense')).toBeTruthy();
    const listed = within(screen.getByRole('list', { name: 'Gastos' }));
    expect(listed.getByText('Insumos y productos · Efectivo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Cerrar caja' }));
    expect(closing.getByText('$8.000')).toBeVisible();
    await user.click(closing.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Acciones: Guantes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Anular gasto' }));
    const back = within(await screen.findByRole('dialog', { name: 'Anular gasto' }));
    await user.type(back.getByLabelText('Motivo'), 'Repetido');
    await user.click(back.getByRole('button', { name: 'Anular gasto' }));
    await waitFor(() =>
      expect(server.named('ReverseExpense')[0]?.variables).toEqual({ id: 1, reason: 'Repetido' }),
    );
  });
});
