import { beforeEach, describe, expect, it } from '@jest/globals';
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
const moveOwn = (token: string, time: string) =>
  visitors().graphql(
    `mutation ($token: String!, $to: MoveOwnAppointmentInput!) {
       moveOwnAppointment(token: $token, to: $to) { time actions whyNotChange } }`,
    { token, to: { date: DAY, time } },
  );

describe('A deposit', () => {
  it('asks for the deposit of the treatment, and keeps its amount', async () => {
    const token = await bookOnline(product, '10:00');
    await product.database.query('update treatment set deposit = 99000');
    const id = await appointmentId();
    expect(await deposit(id)).toMatchObject({
      cita: id,
      monto: DEPOSIT,
      estado: 'pendiente',
      se_libera: null,
    });
    const { body } = await visitors().graphql(
      'query ($token: String!) { ownAppointment(token: $token) { deposit { amount state payUntil { date } } } }',
      { token },
    );
    expect(body.data.ownAppointment.deposit).toEqual({ amount: DEPOSIT, state: 'PENDING', payUntil: null });
  });

  it('asks for no deposit for other treatments, or before the account is complete', async () => {
    await bookOnline(product, '10:00', 'Control');
    expect((await staff.get(`/api/caja/abonos/${await appointmentId()}/`)).status).toBe(404);
    await product.database.query(`update clinic_settings set deposit_holder = ''`);
    await bookOnline(product, '12:00');
    expect((await staff.get('/api/caja/abonos/')).body).toEqual([]);
    const { body } = await visitors().graphql('{ bookableTreatments { name deposit } }');
    expect(body.data.bookableTreatments).toContainEqual({ name: 'Láser', deposit: null });
  });

  it('asks for a deposit when staff book, but not for a patient who is already there', async () => {
    await bookOnline(product, '10:00', 'Control');
    const paciente = await patientId();
    const cita = { paciente, tratamiento: 'Láser', fecha: DAY, hora: '12:00' };
    const { body } = await staff.post('/api/citas/crear_cita_admin/', cita);
    expect(await deposit(body.id)).toMatchObject({ estado: 'pendiente' });
    await staff.graphql(`mutation ($input: WalkInInput!) { createWalkIn(input: $input) { id } }`, {
      input: { patientId: paciente, treatment: 'Láser', serviceType: 'PODIATRY' },
    });
    expect((await staff.get('/api/caja/abonos/')).body).toHaveLength(1);
  });

  it('changes an unpaid deposit with the treatment of its appointment', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await update(id, { tratamiento: 'Control' });
    expect((await staff.get(`/api/caja/abonos/${id}/`)).status).toBe(404);
    await update(id, { tratamiento: 'Láser' });
    await receive(id);
    await update(id, { tratamiento: 'Control' });
    expect(await deposit(id)).toMatchObject({ estado: 'recibido' });
  });
});

describe('A received deposit', () => {
  it('receives a transfer with its payer, and deducts it from the charge of the visit', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    const { status, body } = await receive(id, { pagador: 'Ana Hija', rut_pagador: '12345678-5' });
    expect([status, body]).toEqual([201, expect.objectContaining({ estado: 'recibido' })]);
    expect(await payments()).toEqual([
      expect.objectContaining({ medio: 'transferencia', monto: DEPOSIT, pagador: 'Ana Hija', cobros: [] }),
    ]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: DEPOSIT });
    product.clock.instant = new Date('2026-11-20T14:00:00Z');
    await finish(id);
    expect(await charges()).toEqual([
      expect.objectContaining({ monto: PRICE, pagado: DEPOSIT, saldo: PRICE - DEPOSIT }),
    ]);
    expect(await account()).toMatchObject({ saldo_pendiente: PRICE - DEPOSIT, saldo_a_favor: 0 });
  });

  it('pays a visit that was charged before its deposit, and the new price if it changes', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    const { body: charge } = await staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
    await receive(id);
    const { status, body } = await staff.post(`/api/caja/cobros/cambiar/${charge.id}/`, {
      precio: 8_000,
      motivo: 'Menos trabajo',
    });
    expect([status, body]).toEqual([201, expect.objectContaining({ monto: 8_000, pagado: 8_000, saldo: 0 })]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: DEPOSIT - 8_000 });
  });

  it('uses a deposit for no other debt while its visit is to come', async () => {
    await bookOnline(product, '10:00');
    const paciente = await patientId();
    await receive(await appointmentId());
    await staff.post('/api/caja/cobros/', { paciente, precio: 5_000, descripcion: 'Crema' });
    const { status, body } = await staff.post('/api/caja/saldo/', { paciente });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('hora reservada')]);
    expect(await account()).toMatchObject({ saldo_pendiente: 5_000, saldo_a_favor: DEPOSIT });
  });

  it('takes a deposit in cash at the desk, rounded like any payment and found by its patient', async () => {
    await product.database.query('update treatment set deposit = 9993 where deposit > 0');
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await bookOnline(product, '12:00', 'Láser', 2);
    const ofFirst = async () => {
      const { rows } = await product.database.query('select patient_id from appointment where id = $1', [id]);
      const { body } = await staff.get(`/api/caja/abonos/?paciente=${rows[0].patient_id}`);
      return body.map(({ cita }: { cita: number }) => cita);
    };
    expect(await ofFirst()).toEqual([id]);
    const { status, body } = await receive(id, { medio: 'efectivo', recibido: 10_000 });
    expect([status, body]).toEqual([201, expect.objectContaining({ estado: 'recibido', monto: 9_993 })]);
    expect(await ofFirst()).toEqual([]);
    const paid = (await staff.get(`/api/caja/pagos/?paciente=${body.paciente}`)).body;
    expect(paid).toEqual([
      expect.objectContaining({ tipo: 'redondeo', monto: 3 }),
      expect.objectContaining({ medio: 'efectivo', monto: 9_990, recibido: 10_000, vuelto: 10 }),
    ]);
    expect((await staff.get(`/api/caja/saldo/?paciente=${body.paciente}`)).body.saldo_a_favor).toBe(9_993);
  });

  it('receives a deposit once, and asks for it again after a refund', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    const { pago } = (await receive(id)).body;
    expect((await receive(id)).status).toBe(409);
    expect(await payments()).toHaveLength(1);
    await staff.post(`/api/caja/pagos/devolver/${pago}/`, { monto: 4_000, motivo: 'Error' });
    expect(await deposit(id)).toMatchObject({
      estado: 'recibido',
      devuelto: 4_000,
      pagos: [{ pago, monto: DEPOSIT, devuelto: 4_000, queda: 6_000, cobros: [] }],
    });
    await staff.post(`/api/caja/pagos/devolver/${pago}/`, { motivo: 'Otra persona' });
    expect(await deposit(id)).toMatchObject({ estado: 'pendiente', pago: null, devuelto: 0, pagos: [] });
    expect((await receive(id)).status).toBe(201);
  });

  it('says how much of a charged or kept deposit went back, to staff and to its visitor', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    const { pago } = (await receive(id, { pagador: 'Ana Hija' })).body;
    const refund = (monto: number) => staff.post(`/api/caja/pagos/devolver/${pago}/`, { monto, motivo: 'x' });
    const shown = async () => {
      const { body } = await staff.graphql(
        `query ($id: Int!) { appointmentDeposit(appointmentId: $id) {
           state refunded parts { paidOn method payerName staffName refunded left uses { description amount } } } }`,
        { id },
      );
      return body.data.appointmentDeposit;
    };
    const part = {
      paidOn: '2026-11-18',
      method: 'TRANSFER',
      payerName: 'Ana Hija',
      staffName: expect.any(String),
      refunded: 0,
    };
    const { body: charge } = await staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
    const laser = { description: 'Láser', amount: DEPOSIT };
    expect(await shown()).toEqual({
      ...{ state: 'RECEIVED', refunded: 0 },
      parts: [{ ...part, left: 0, uses: [laser] }],
    });
    await refund(3_000);
    expect(await shown()).toEqual({
      ...{ state: 'RECEIVED', refunded: 3_000 },
      parts: [{ ...part, refunded: 3_000, left: 0, uses: [{ ...laser, amount: 7_000 }] }],
    });
    const own = 'query ($token: String!) { ownAppointment(token: $token) { deposit { refunded } } }';
    const { body } = await visitors().graphql(own, { token });
    expect(body.data.ownAppointment.deposit).toEqual({ refunded: 3_000 });
    await staff.post(`/api/caja/cobros/anular/${charge.id}/`, { motivo: 'x' });
    await refund(1_000);
    product.clock.instant = new Date('2026-11-19T13:01:00Z');
    await cancelOwn(token);
    expect(await shown()).toEqual({
      ...{ state: 'KEPT', refunded: 4_000 },
      parts: [
        { ...part, refunded: 4_000, left: 0, uses: [{ description: 'Abono retenido', amount: 6_000 }] },
      ],
    });
  });

  it('refuses another patient for an appointment with a paid deposit', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    await bookOnline(product, '12:00', 'Control', 2);
    const { status, body } = await update(id, { paciente: await patientId() });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('abono recibido')]);
  });

  it('turns the deposit of a deleted appointment into credit', async () => {
    await bookOnline(product, '10:00');
    const paciente = await patientId();
    const id = await appointmentId();
    await receive(id);
    expect((await staff.send('DELETE', `/api/citas/eliminar/${id}/`)).status).toBe(204);
    expect((await staff.get(`/api/caja/saldo/?paciente=${paciente}`)).body).toMatchObject({
      saldo_a_favor: DEPOSIT,
    });
  });
});

describe('A cancellation', () => {
  it('returns the deposit as credit if the visitor cancels with enough notice', async () => {
    const token = await bookOnline(product, '10:00');
    await receive(await appointmentId());
    product.clock.instant = new Date('2026-11-19T12:59:00Z');
    const { body } = await cancelOwn(token);
    expect(body.data.cancelOwnAppointment).toEqual({ status: 'CANCELLED', deposit: { state: 'RECEIVED' } });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: DEPOSIT });
  });

  it('returns a deposit by the notice that was in force at the booking', async () => {
    const token = await bookOnline(product, '10:00');
    await product.database.query('update clinic_settings set deposit_notice_hours = 72');
    expect((await visitors().get(`/public/cita/${token}`)).body).toContain('con al menos 24 horas');
    await receive(await appointmentId());
    expect((await cancelOwn(token)).body.data.cancelOwnAppointment).toMatchObject({
      deposit: { state: 'RECEIVED' },
    });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: DEPOSIT });
  });

  it('keeps the deposit of a late cancellation as a charge, which goes back if the hour is put back', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    product.clock.instant = new Date('2026-11-19T13:01:00Z');
    await cancelOwn(token);
    expect(await deposit(id)).toMatchObject({ estado: 'retenido', decidido_por: null });
    expect(await charges()).toEqual([
      expect.objectContaining({ descripcion: 'Abono retenido', monto: DEPOSIT, saldo: 0, cita: id }),
    ]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
    const { pago } = await deposit(id);
    expect((await staff.post(`/api/caja/pagos/devolver/${pago}/`, { motivo: 'x' })).status).toBe(400);
    await update(id, { estado: 'reservada' });
    expect(await deposit(id)).toMatchObject({ estado: 'recibido' });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: DEPOSIT });
  });

  it('takes the charge of a cancelled visit back, so that its deposit is kept or becomes credit', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    const ahead = { cita: id, es_visita: true };
    await staff.post('/api/caja/cobros/', ahead);
    product.clock.instant = new Date('2026-11-19T13:01:00Z');
    const { body } = await cancelOwn(token);
    expect(body.data.cancelOwnAppointment).toEqual({ status: 'CANCELLED', deposit: { state: 'KEPT' } });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
    await update(id, { estado: 'reservada' });
    await staff.post('/api/caja/cobros/', ahead);
    product.clock.instant = new Date('2026-11-18T15:30:00Z');
    expect((await cancelOwn(token)).body.data.cancelOwnAppointment).toMatchObject({
      deposit: { state: 'RECEIVED' },
    });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: DEPOSIT });
  });

  it('lets the visitor cancel a paid visit, and leaves its charge to the clinic', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    const { body: charge } = await staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
    await staff.post('/api/caja/pagos/', { paciente: await patientId(), medio: 'debito' });
    product.clock.instant = new Date('2026-11-19T13:01:00Z');
    expect((await cancelOwn(token)).body.data.cancelOwnAppointment).toMatchObject({ status: 'CANCELLED' });
    const keep = () => staff.post(`/api/caja/abonos/retener/${id}/`, {});
    expect(await deposit(id)).toMatchObject({ retiene: 0 });
    const refused = await keep();
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Anúlelo primero')]);
    await staff.post(`/api/caja/cobros/anular/${charge.id}/`, { motivo: 'No vino' });
    expect((await keep()).body).toMatchObject({ estado: 'retenido' });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: PRICE - DEPOSIT });
  });
});

describe('The visitor', () => {
  it('lets the visitor move an appointment once with the same deposit', async () => {
    const token = await bookOnline(product, '10:00');
    const once = await moveOwn(token, '12:00');
    expect(once.body.data.moveOwnAppointment).toEqual({
      time: '12:00',
      actions: ['CANCEL', 'CONFIRM'],
      whyNotChange: expect.stringContaining('ya pasó una vez'),
    });
    const twice = await moveOwn(token, '15:00');
    expect(twice.body.errors[0].extensions.code).toBe('OWN_CHANGE_REFUSED');
    const id = await appointmentId();
    expect((await update(id, { hora: '15:00' })).status).toBe(200);
    await staff.post(`/api/caja/abonos/eximir/${id}/`, { motivo: 'Paciente de años' });
    expect((await moveOwn(token, '16:00')).body.data.moveOwnAppointment.time).toBe('16:00');
  });
});

describe('Staff', () => {
  it('waives a deposit with a reason', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    const waive = (motivo: unknown) => staff.post(`/api/caja/abonos/eximir/${id}/`, { motivo });
    expect((await waive('')).status).toBe(400);
    expect((await waive('x'.repeat(201))).status).toBe(400);
    expect(await deposit(id)).toMatchObject({ estado: 'pendiente' });
    expect((await waive('Paciente de años')).body).toMatchObject({
      estado: 'eximido',
      motivo: 'Paciente de años',
    });
    expect((await receive(id)).status).toBe(409);
    expect((await staff.get('/api/caja/abonos/')).body).toEqual([]);
  });

  it('lists unpaid deposits by the time of their appointment, in pages', async () => {
    for (const [n, time] of ['15:00', '10:00', '12:00'].entries())
      await bookOnline(product, time, 'Láser', n + 1);
    await receive(await appointmentId());
    const { body, headers } = await staff.get('/api/caja/abonos/?limite=1');
    expect(body.map(({ hora }: { hora: string }) => hora)).toEqual(['10:00']);
    expect(headers.get('x-hay-mas')).toBe('true');
    const all = await staff.get('/api/caja/abonos/');
    expect(all.body.map(({ hora }: { hora: string }) => hora)).toEqual(['10:00', '15:00']);
  });

  it.each([
    ['an unknown appointment', 999_999, {}, 404],
    ['a wrong RUT', undefined, { rut_pagador: '1-1' }, 400],
    ['a day to come', undefined, { fecha: '2030-01-01' }, 400],
    ['a name that is too long', undefined, { pagador: 'x'.repeat(201) }, 400],
  ])('refuses a deposit of %s', async (_case, id, body, status) => {
    await bookOnline(product, '10:00');
    expect((await receive(id ?? (await appointmentId()), body)).status).toBe(status);
    expect(await payments()).toEqual([]);
  });
});
