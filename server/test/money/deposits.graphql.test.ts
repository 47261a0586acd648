import { beforeEach, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';
import { bookOnline, DEPOSIT, prepareDeposits } from './deposit-clinic.js';

const product = useSharedProduct({
  empty:
    'deposit, payment_use, charge, payment, fiscal_document, cash_day, appointment, treatment, patient, rate_limit',
});
const { staff } = product;

let ids: number[];
beforeEach(async () => {
  product.clock.instant = new Date('2026-11-18T15:00:00Z');
  await prepareDeposits(product.database);
  for (const [n, hour] of ['10:00', '12:00'].entries()) await bookOnline(product, hour, 'Láser', n + 1);
  ids = (await product.database.query('select id from appointment order by start_minute')).rows.map(
    ({ id }) => id,
  );
});
const send = async (document: string) => (await staff.graphql(document)).body;

describe('Deposits through GraphQL', () => {
  it('are listed until they are received or waived, and decided once', async () => {
    const unpaid = async () =>
      (await send('{ unpaidDeposits { nodes { appointmentId amount } } }')).data.unpaidDeposits.nodes;
    expect(await unpaid()).toEqual(ids.map((appointmentId) => ({ appointmentId, amount: DEPOSIT })));
    const receive = `mutation {
      receiveDeposit(input: { appointmentId: ${ids[0]}, payerName: "Ana Hija", payerRut: "12345678-5" }) {
        state payment { amount payerName } } }`;
    expect((await send(receive)).data.receiveDeposit).toEqual({
      state: 'RECEIVED',
      payment: { amount: DEPOSIT, payerName: 'Ana Hija' },
    });
    expect((await send(receive)).errors[0].extensions.code).toBe('REQUEST_SETTLED');
    const waive = (reason: string) =>
      send(`mutation { waiveDeposit(appointmentId: ${ids[1]}, reason: "${reason}") { state } }`);
    expect((await waive('')).errors[0].extensions.fields).toHaveProperty('reason');
    expect((await waive('Paciente de siempre')).data.waiveDeposit).toEqual({ state: 'WAIVED' });
    expect(await unpaid()).toEqual([]);
  });

  it('are kept only of a patient who did not come or cancelled', async () => {
    await send(`mutation { receiveDeposit(input: { appointmentId: ${ids[0]} }) { state } }`);
    const keep = `mutation { keepDeposit(appointmentId: ${ids[0]}) { state kept } }`;
    expect((await send(keep)).errors[0].extensions.code).toBe('REQUEST_SETTLED');
    await staff.send('PUT', `/api/citas/actualizar/${ids[0]}/`, { estado: 'cancelada' });
    expect((await send(keep)).data.keepDeposit).toEqual({ state: 'KEPT', kept: DEPOSIT });
  });
});
