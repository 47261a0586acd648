import { beforeEach, describe, expect, it } from '@jest/globals';
import { logInWith } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookOnline, DAY, DEPOSIT, prepareDeposits, PRICE } from './deposit-clinic.js';

const product = useSharedProduct({
  empty:
    'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, clinical_record, treatment, patient',
});
const { staff } = product;
const visitors = () => product.client();

beforeEach(async () => {
  product.clock.instant = new Date('2026-11-18T15:00:00Z');
  await prepareDeposits(product.database);
});

const appointmentId = async (): Promise<number> =>
  (await product.database.query('select id from appointment order by id desc limit 1')).rows[0].id;
const patientId = async (): Promise<number> =>
  (await product.database.query('select patient_id from appointment order by id desc limit 1')).rows[0]
    .patient_id;
const deposit = async (id: number) => (await staff.get(`/api/caja/abonos/${id}/`)).body;
const receive = (id: number, body: object = {}) => staff.post(`/api/caja/abonos/recibir/${id}/`, body);
const account = async () => (await staff.get(`/api/caja/saldo/?paciente=${await patientId()}`)).body;
const charges = async () => (await staff.get(`/api/caja/cobros/?paciente=${await patientId()}`)).body;
const payments = async () => (await staff.get(`/api/caja/pagos/?paciente=${await patientId()}`)).body;
const finish = (id: number) =>
  staff.graphql(
    'mutation ($id: Int!, $input: FinishVisitInput!) { finishVisit(appointmentId: $id, input: $input) { record { id } } }',
    { id, input: { date: DAY, careDescription: 'x', procedure: 'x', instructions: 'x', usedSupplies: [] } },
  );
const update = (id: number, changes: object) => staff.send('PUT', `/api/citas/actualizar/${id}/`, changes);
const cancelOwn = (token: string) =>
  visitors().graphql(
    'mutation ($token: String!) { cancelOwnAppointment(token: $token) { status deposit { state } } }',
    { token },
  );

describe('The credit of a patient', () => {
  /** Pays in advance, as credit. */
  const advance = async (monto: number): Promise<void> => {
    const { status } = await staff.post('/api/caja/pagos/', {
      ...{ paciente: await patientId(), medio: 'debito', monto, deja_saldo: true },
    });
    expect(status).toBe(201);
  };
  const useCredit = (id: number) => staff.post(`/api/caja/abonos/saldo/${id}/`, {});

  it('uses credit as the deposit of an hour once staff say so, and deducts it from the visit', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    const { status, body } = await useCredit(id);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('$10.000 a favor')]);
    await advance(12_000);
    expect((await staff.get('/api/caja/abonos/')).body).toEqual([
      expect.objectContaining({ cita: id, estado: 'pendiente', saldo_alcanza: true }),
    ]);
    const taken = await useCredit(id);
    expect([taken.status, taken.body]).toEqual([
      201,
      expect.objectContaining({ estado: 'recibido', saldo_alcanza: false, decidido_por: expect.any(String) }),
    ]);
    expect((await useCredit(id)).status).toBe(409);
    expect((await staff.get('/api/caja/abonos/')).body).toEqual([]);
    const own = await visitors().graphql(
      'query ($token: String!) { ownAppointment(token: $token) { deposit { state } } }',
      { token },
    );
    expect(own.body.data.ownAppointment.deposit).toEqual({ state: 'RECEIVED' });
    expect(await payments()).toHaveLength(1);
    product.clock.instant = new Date('2026-11-20T14:00:00Z');
    await finish(id);
    expect(await charges()).toEqual([expect.objectContaining({ monto: PRICE, pagado: DEPOSIT })]);
    expect(await account()).toMatchObject({ saldo_pendiente: PRICE - DEPOSIT, saldo_a_favor: 2_000 });
  });

  it('pays other debts only with credit that no hour needs', async () => {
    await bookOnline(product, '10:00');
    await advance(12_000);
    await useCredit(await appointmentId());
    const paciente = await patientId();
    await staff.post('/api/caja/cobros/', { paciente, precio: 5_000, descripcion: 'Crema' });
    expect((await staff.post('/api/caja/saldo/', { paciente })).status).toBe(201);
    expect(await account()).toMatchObject({
      saldo_pendiente: 3_000,
      saldo_a_favor: DEPOSIT,
      saldo_reservado: DEPOSIT,
    });
    expect((await staff.post('/api/caja/saldo/', { paciente })).status).toBe(400);
    // They are reminded of it, although their credit is higher.
    expect((await staff.post('/api/caja/recordatorio/', { paciente })).status).toBe(200);
    const { rows } = await product.database.query(
      'select amount::integer from outbound_message where kind = $1',
      ['BALANCE'],
    );
    expect(rows).toEqual([{ amount: 3_000 }]);
  });

  it('pays a visit charged ahead at once with a deposit from credit, and keeps only the deposit', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    await advance(12_000);
    await staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
    expect((await useCredit(id)).status).toBe(201);
    expect(await account()).toMatchObject({ saldo_pendiente: PRICE - DEPOSIT, saldo_a_favor: 2_000 });
    product.clock.instant = new Date('2026-11-19T20:00:00Z');
    const { body } = await cancelOwn(token);
    expect(body.data.cancelOwnAppointment.deposit).toEqual({ state: 'KEPT' });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 2_000 });
  });

  it('shows for a deposit only what its own part of a payment paid', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await advance(12_000);
    await useCredit(id);
    await staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
    // The oldest debt is paid first.
    const extra = { cita: id, descripcion: 'Crema', precio: 2_000, fecha: '2026-11-17' };
    expect((await staff.post('/api/caja/cobros/', extra)).status).toBe(201);
    expect((await staff.post('/api/caja/saldo/', { paciente: await patientId() })).status).toBe(201);
    expect(await payments()).toEqual([
      expect.objectContaining({ cobros: [expect.anything(), expect.objectContaining({ monto: 2_000 })] }),
    ]);
    expect((await deposit(id)).pagos).toEqual([
      expect.objectContaining({
        ...{ monto: DEPOSIT, devuelto: 0, queda: 0 },
        cobros: [expect.objectContaining({ descripcion: 'Láser', monto: DEPOSIT })],
      }),
    ]);
  });

  it('takes a deposit from several small payments, and deducts all of them from the visit', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await advance(6_000);
    const { status, body } = await useCredit(id);
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('no tiene $10.000 a favor'),
    ]);
    await advance(7_000);
    expect((await staff.get('/api/caja/abonos/')).body).toEqual([
      expect.objectContaining({ cita: id, saldo_alcanza: true }),
    ]);
    const taken = (await useCredit(id)).body;
    const [second, first] = await payments();
    expect(taken).toMatchObject({
      estado: 'recibido',
      pago: first.id,
      pagos: [
        { pago: first.id, monto: 6_000 },
        { pago: second.id, monto: 4_000 },
      ],
    });
    expect(await account()).toMatchObject({ saldo_a_favor: 13_000, saldo_reservado: DEPOSIT });
    product.clock.instant = new Date('2026-11-20T14:00:00Z');
    await finish(id);
    expect(await charges()).toEqual([expect.objectContaining({ monto: PRICE, pagado: DEPOSIT })]);
    expect(await account()).toMatchObject({ saldo_pendiente: PRICE - DEPOSIT, saldo_a_favor: 3_000 });
  });

  it('takes the deposits of two hours from one payment, and keeps only that of the hour that is cancelled late', async () => {
    const token = await bookOnline(product, '10:00');
    const first = await appointmentId();
    await bookOnline(product, '12:00');
    const second = await appointmentId();
    await advance(25_000);
    for (const id of [first, second])
      expect((await useCredit(id)).body).toMatchObject({ estado: 'recibido' });
    const [{ id: payment }] = await payments();
    expect([await deposit(first), await deposit(second)]).toMatchObject([
      { pagos: [{ pago: payment, monto: DEPOSIT }] },
      { pagos: [{ pago: payment, monto: DEPOSIT }] },
    ]);
    expect(await account()).toMatchObject({ saldo_a_favor: 25_000, saldo_reservado: 2 * DEPOSIT });
    product.clock.instant = new Date('2026-11-19T20:00:00Z');
    await cancelOwn(token);
    expect([await deposit(first), await deposit(second)]).toEqual([
      expect.objectContaining({ estado: 'retenido' }),
      expect.objectContaining({ estado: 'recibido' }),
    ]);
    expect(await account()).toMatchObject({ saldo_a_favor: 15_000, saldo_reservado: DEPOSIT });
    // Money that no appointment needs may go back, but not what the clinic keeps.
    const refund = (monto: number) =>
      staff.post(`/api/caja/pagos/devolver/${payment}/`, { monto, motivo: 'x' });
    expect((await refund(5_000)).status).toBe(201);
    expect([await deposit(first), await deposit(second)]).toMatchObject([{ devuelto: 0 }, { devuelto: 0 }]);
    expect((await refund(20_000)).status).toBe(400);
    product.clock.instant = new Date('2026-11-20T16:00:00Z');
    await finish(second);
    expect(await account()).toMatchObject({ saldo_pendiente: PRICE - DEPOSIT, saldo_a_favor: 0 });
  });

  it('asks again for the deposit of the newer hour if the half of a payment of two goes back', async () => {
    await bookOnline(product, '10:00');
    const first = await appointmentId();
    await bookOnline(product, '12:00');
    await advance(2 * DEPOSIT);
    for (const id of [first, first + 1]) await useCredit(id);
    const [{ id: payment }] = await payments();
    await staff.post(`/api/caja/pagos/devolver/${payment}/`, { monto: DEPOSIT, motivo: 'x' });
    expect([await deposit(first), await deposit(first + 1)]).toEqual([
      expect.objectContaining({ estado: 'recibido' }),
      expect.objectContaining({ estado: 'pendiente', pagos: [] }),
    ]);
    expect(await account()).toMatchObject({ saldo_a_favor: DEPOSIT, saldo_reservado: DEPOSIT });
  });

  it('uses the returned deposit of a cancelled hour for another hour, and no longer for the first', async () => {
    const token = await bookOnline(product, '10:00');
    const first = await appointmentId();
    await receive(first);
    await cancelOwn(token);
    await bookOnline(product, '12:00');
    const second = await appointmentId();
    expect((await useCredit(second)).status).toBe(201);
    expect([await deposit(first), await deposit(second)]).toEqual([
      expect.objectContaining({ estado: 'pendiente', pago: null }),
      expect.objectContaining({ estado: 'recibido', pago: expect.any(Number) }),
    ]);
    expect((await staff.post(`/api/caja/abonos/retener/${first}/`, {})).status).toBe(409);
    await update(first, { estado: 'reservada' });
    expect(await deposit(first)).toMatchObject({ estado: 'pendiente' });
    expect((await useCredit(first)).status).toBe(409);
  });

  it('leaves the deposit of a cancelled hour with it while its payment has enough for both hours', async () => {
    const token = await bookOnline(product, '10:00');
    const first = await appointmentId();
    await advance(2 * DEPOSIT);
    await useCredit(first);
    await cancelOwn(token);
    await bookOnline(product, '12:00');
    await useCredit(await appointmentId());
    expect(await deposit(first)).toMatchObject({ estado: 'recibido' });
    expect((await staff.post(`/api/caja/abonos/retener/${first}/`, {})).body).toMatchObject({
      estado: 'retenido',
    });
    expect(await account()).toMatchObject({ saldo_a_favor: DEPOSIT, saldo_reservado: DEPOSIT });
  });

  it('takes a deposit from credit once, however many desks do it at once, and through GraphQL under the same right', async () => {
    await bookOnline(product, '10:00');
    const first = await appointmentId();
    await bookOnline(product, '12:00');
    await advance(DEPOSIT);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => useCredit(n % 2 ? first : first + 1)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [open] = (await staff.get('/api/caja/abonos/')).body;
    await advance(DEPOSIT);
    const take = 'mutation ($id: Int!) { takeDepositFromCredit(appointmentId: $id) { state creditCovers } }';
    const reader = await logInWith(product, 'lectora', { CAJA: 'READ' });
    expect((await reader.graphql(take, { id: open.cita })).body.errors[0].extensions.code).toBe('FORBIDDEN');
    const { body } = await staff.graphql(take, { id: open.cita });
    expect(body.data.takeDepositFromCredit).toEqual({ state: 'RECEIVED', creditCovers: false });
  });
});
