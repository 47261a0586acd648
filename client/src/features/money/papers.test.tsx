import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { account, cashDay, charge, expense, payment } from '../../testing/money';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const paper = () => document.querySelector<HTMLElement>('[data-paper]')?.textContent;
const { print } = window;
let printed: Array<string | null | undefined>;

let server: FakeServer;
beforeAll(() => import('./till/TillPage'));
beforeEach(() => {
  storeSession();
  printed = [];
  window.print = () => void printed.push(paper());
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicProfessionals', { data: { professionals: [] } });
});
afterEach(() => {
  window.print = print;
});

describe('on paper', () => {
  it('the receipt of a sale without a patient has its rounding, and says that it is no boleta', async () => {
    const uses = [{ __typename: 'PaidPart', chargeId: 9, description: 'Crema', amount: 8_993 }];
    const noPatient = { patientId: null, patientName: null };
    const payments = [
      payment(4, { ...noPatient, amount: 8_990, tendered: 10_000, change: 1_010, uses }),
      payment(5, { ...noPatient, kind: 'ROUNDING', amount: 3, withId: 4 }),
      payment(6, { ...noPatient, amount: 7_000 }),
    ];
    server.on('CashDay', cashDay({ payments }));
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: /^Acciones: Efectivo.*8\.990/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Imprimir comprobante' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/^Clínica SurComprobante de pagoComprobante interno, no es boleta\./);
    expect(printed[0]).toContain(
      'CobrosCrema$8.993Pagos23/11/2026EfectivoRecibido $10.000, vuelto $1.010$8.99023/11/2026Redondeo$3Impreso el',
    );
    expect(printed[0]).not.toContain('$7.000');
  });

  it('the receipt of a patient has the remaining debt, and says that it is no boleta', async () => {
    const uses = [{ __typename: 'PaidPart', chargeId: 9, description: 'Láser', amount: 20_000 }];
    const paid = payment(4, { method: 'DEBIT', amount: 20_000, payerName: 'Eva Lillo', uses });
    server.on('CashDay', cashDay({ payments: [paid] })).on('PatientMoney', {
      data: { patientAccount: account({ owed: 5_000 }), patientCharges: [], patientPayments: [paid] },
    });
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: /^Acciones: Débito/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Imprimir comprobante' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toContain(
      'Comprobante interno, no es boleta.Paciente: Rosa LilloCobrosLáser$20.000Pagos23/11/2026DébitoPaga Eva Lillo$20.000Saldo pendiente: $5.000. Impreso el',
    );
    expect(printed[0]).toMatch(/Comprobante interno, no es boleta\.$/);
  });

  it('the closing has its sums by method and person and room to sign, and says that it is no boleta', async () => {
    const total = (more: object) => ({ __typename: 'MethodTotal', count: 1, ...more });
    server.on(
      'CashDay',
      cashDay({
        charges: [charge(1, { amount: 8_993 })],
        payments: [
          payment(4, { amount: 8_990 }),
          payment(5, { kind: 'ROUNDING', amount: 3, withId: 4 }),
          payment(6, { kind: 'TIP', method: 'DEBIT', amount: 1_000, staffUserId: 2, staffName: 'Eva' }),
          // Another Ana.
          payment(7, { method: 'DEBIT', amount: 500, staffUserId: 3 }),
        ],
        expenses: [expense(1, { amount: 4_000 })],
        totals: [
          total({ method: 'CASH', kind: 'PAYMENT', amount: 8_990 }),
          total({ method: 'CASH', kind: 'ROUNDING', amount: 3 }),
          total({ method: 'DEBIT', kind: 'TIP', amount: 1_000 }),
        ],
        cash: 4_990,
        cards: 1_000,
      }),
    );
    renderApp('/app/caja');
    await screen.findByRole('table', { name: 'Movimientos' });
    expect(paper()).toBeUndefined();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const part of [
      'La caja de este día sigue abierta. Comprobante interno, no es boleta.',
      'Efectivo1$8.990$0',
      'Débito0$0$1.000',
      'Total1$8.990$1.000',
      'Cobrado en el día: $8.993. Redondeo: $3.',
      'Por persona que recibió, con propinasAna$8.990Eva$1.000Ana$500',
      'Guantes (Insumos y productos · Efectivo)$4.000',
      'Entró en efectivo, menos lo gastado: $4.990. Sin contar.',
      'Según la caja $1.000. Sin cuadrar con el terminal.',
      'Firma: ____',
    ])
      expect(paper()).toContain(part);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(paper()).toBeUndefined();
  });
});
