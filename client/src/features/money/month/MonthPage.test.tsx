import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const day = (date: string, more: object = {}) => ({
  __typename: 'MonthDay',
  day: date,
  isClosed: true,
  charged: 0,
  paid: 0,
  tips: 0,
  spent: 0,
  cash: 0,
  closedCash: 0,
  difference: 0,
  cards: 0,
  settled: null,
  cardFee: null,
  deposited: null,
  cardDifference: null,
  ...more,
});
const moneyMonth = (more: object = {}) => ({
  data: {
    moneyMonth: {
      __typename: 'MoneyMonth',
      month: '2026-11-01',
      taxes: [{ __typename: 'TaxTotal', tax: 'UNDEFINED', amount: 25_000, count: 1 }],
      methods: [{ __typename: 'MethodTotal', method: 'CASH', kind: 'PAYMENT', amount: 20_000, count: 1 }],
      documents: [
        {
          __typename: 'DocumentTotal',
          kind: 'TAXED_RECEIPT',
          issuerRut: '',
          count: 1,
          first: '117',
          last: '122',
          paid: 20_000,
          refunded: 0,
          gaps: [
            { __typename: 'NumberGap', from: '118', to: '118' },
            { __typename: 'NumberGap', from: '121', to: '121' },
          ],
        },
      ],
      correctedDocuments: [],
      professionals: [
        {
          __typename: 'ProfessionalTotal',
          professionalId: null,
          professionalName: null,
          taxed: 0,
          exempt: 0,
          undefined: 25_000,
          charged: 25_000,
          tips: 0,
        },
      ],
      renters: [],
      expenses: [{ __typename: 'ExpenseTotal', category: 'RENT', amount: 5_000, count: 1 }],
      days: [
        day('2026-11-03', {
          charged: 25_000,
          paid: 20_000,
          spent: 5_000,
          cash: 15_000,
          closedCash: 15_000,
          difference: -1_000,
        }),
      ],
      unchargedVisits: 2,
      ...more,
    },
  },
});

let server: FakeServer;
beforeAll(() => import('./MonthPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('MoneyMonth', moneyMonth());
});
const cellsOf = (table: string, row: string) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe("the accountant's month", () => {
  it("the month's sums equal the closings, and its page names missing document numbers and open decisions", async () => {
    renderApp('/app/caja/mes');
    expect(await screen.findByText('Cuadra con los cierres, al peso.')).toBeVisible();
    expect(screen.getByText('Faltan 118 y 121')).toBeVisible();
    expect(screen.getByText('Visitas sin cobro registrado: 2.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'cada tratamiento' })).toBeVisible();
    expect(cellsOf('Cobros por impuesto', 'Sin definir 1 $25.000')).toEqual(['1', '$25.000']);
    expect(cellsOf('Gastos', 'Total de gastos $5.000')).toEqual(['', '$5.000']);
    expect(screen.getByRole('link', { name: 'Martes 3' })).toHaveAttribute(
      'href',
      '/app/caja?dia=2026-11-03',
    );
    expect(screen.getByText('se contó $1.000 de menos')).toBeVisible();
  });

  it('the month lists the corrected documents, with the reason and the user', async () => {
    const one = {
      __typename: 'CorrectedDocument',
      paymentId: 7,
      bookedOn: '2026-10-30',
      patientName: 'Ana Demo',
      amount: 20_000,
      before: { __typename: 'FiscalDocument', kind: 'TAXED_RECEIPT', number: '181', issuerRut: '' },
      after: { __typename: 'FiscalDocument', kind: 'FEE_RECEIPT', number: '7', issuerRut: '111111111' },
      reason: 'Se escribió 181',
      correctedOn: '2026-11-04',
      at: '2026-11-04T15:00:00.000Z',
      staffName: 'Paula',
    };
    const other = { ...one, paymentId: 8 };
    server.on('MoneyMonth', moneyMonth({ correctedDocuments: [one, other] }));
    renderApp('/app/caja/mes');
    const table = await screen.findByRole('table', { name: 'Documentos corregidos' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual(
      Array.from(
        { length: 2 },
        () =>
          'De Boleta afecta 181 a Boleta de honorarios 7 de 11.111.111-1' +
          'Se escribió 181 · Ana Demo · Paula, 04/11/2026' +
          '30/10/2026$20.000',
      ),
    );
  });

  it('the page changes to another month, and names the days that are still open', async () => {
    const { user } = renderApp('/app/caja/mes');
    await screen.findByText('Cuadra con los cierres, al peso.');
    server.on(
      'MoneyMonth',
      moneyMonth({
        month: '2026-10-01',
        days: [
          day('2026-10-05', {
            isClosed: false,
            charged: 25_000,
            paid: 20_000,
            spent: 5_000,
            closedCash: null,
            difference: null,
          }),
        ],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('Cuadra con los cierres. Falta por cerrar: 05/10/2026.')).toBeVisible();
    expect(server.named('MoneyMonth').at(-1)?.variables).toEqual({ month: '2026-10-01' });
    expect(screen.getByRole('heading', { name: 'Octubre de 2026' })).toBeVisible();
    expect(screen.getByText('Sin cerrar')).toBeVisible();
  });

  it('an empty month has a sentence, and a month that failed to load a button to try again', async () => {
    server.on('MoneyMonth', { error: 'INTERNAL' });
    const { user } = renderApp('/app/caja/mes?mes=2026-09');
    expect(await screen.findByText('No se pudo cargar el mes.')).toBeVisible();
    server.on('MoneyMonth', moneyMonth({ taxes: [], methods: [], days: [] }));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('No hay cobros, pagos ni gastos este mes.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar Excel' })).toBeEnabled();
  });
});
