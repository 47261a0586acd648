import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { cashDay, payment } from '../../testing/money';
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
  it('the receipt of a sale without a patient has its rounding, and is no boleta', async () => {
    const uses = [{ __typename: 'PaidPart', chargeId: 9, description: 'Crema', amount: 8_993 }];
    const nobody = { patientId: null, patientName: null };
    const payments = [
      payment(4, { ...nobody, amount: 8_990, tendered: 10_000, uses }),
      payment(5, { ...nobody, kind: 'ROUNDING', amount: 3, withId: 4 }),
      payment(6, { ...nobody, amount: 7_000 }),
    ];
    server.on('CashDay', cashDay({ payments }));
    const { user } = renderApp('/app/caja');
    await user.click(await screen.findByRole('button', { name: /^Acciones: Efectivo.*8\.990/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Imprimir comprobante' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/^Clínica SurComprobante de pagoComprobante interno, no es boleta\./);
    expect(printed[0]).toContain(
      'CobrosCrema$8.993Pagos23/11/2026Efectivo$8.99023/11/2026Redondeo$3Impreso el',
    );
    expect(printed[0]).not.toContain('$7.000');
  });
});
