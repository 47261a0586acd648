import { beforeEach, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient } from '../product/builders.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, clinical_record, treatment, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const DAY = '2026-11-18';

let visit: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Ana Demo Dos');
  await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price) values ('PODIATRY', 'Láser', 60, 25000),
                                                                              ('PODIATRY', 'Control', 60, null)`,
  );
  visit = (await book('Láser', '10:00')).body.id;
});

const book = (tratamiento: string, hora: string) =>
  staff.post('/api/citas/crear_cita_admin/', { paciente: 1, tratamiento, fecha: DAY, hora });
const finish = (id: number, more: object = {}) =>
  staff.graphql(
    'mutation ($id: Int!, $input: FinishVisitInput!) { finishVisit(appointmentId: $id, input: $input) { record { id } } }',
    {
      id,
      input: {
        date: DAY,
        careDescription: 'x',
        procedure: 'x',
        instructions: 'x',
        usedSupplies: [],
        ...more,
      },
    },
  );
const charge = (body: object = {}) =>
  staff.post('/api/caja/cobros/', { cita: visit, es_visita: true, ...body });
const pay = (body: object = {}) => staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito', ...body });
const charges = async (paciente = 1) => (await staff.get(`/api/caja/cobros/?paciente=${paciente}`)).body;
const account = async (paciente = 1) => (await staff.get(`/api/caja/saldo/?paciente=${paciente}`)).body;

describe('A finished visit', () => {
  it('charges a finished visit the price of its treatment, which a later price does not change', async () => {
    await finish(visit);
    await product.database.query('update treatment set price = 30000');
    await staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio: 1_000 });
    expect((await staff.get(`/api/caja/cobros/?cita=${visit}`)).body).toEqual([
      expect.objectContaining({
        tipo: 'visita',
        cita: visit,
        descripcion: 'Láser',
        monto: 25_000,
        impuesto: 'sin_definir',
        profesional_id: 1,
      }),
    ]);
  });

  it('freezes the tax of a visit’s treatment, or of its service if the treatment is not listed', async () => {
    await product.database.query(`update treatment set tax = 'EXEMPT' where name = 'Láser'`);
    await finish(visit);
    await product.database.query(`update treatment set tax = 'TAXED'`);
    expect(await charges()).toEqual([expect.objectContaining({ impuesto: 'exento' })]);
    const unlisted = (await book('Otra cosa', '12:00')).body.id;
    const { body } = await charge({ cita: unlisted, precio: 1_000 });
    expect(body).toMatchObject({ descripcion: 'Otra cosa', impuesto: 'sin_definir' });
  });

  it('counts a visit as the work of the professional who attended, even if it was booked with another one', async () => {
    const { body } = await finish(visit, { professionalId: 2 });
    expect(body.errors).toBeUndefined();
    expect(await charges()).toEqual([expect.objectContaining({ cita: visit, profesional_id: 2 })]);
  });

  it('charges no visits in a clinic that keeps its money elsewhere', async () => {
    await product.database.query('update clinic_settings set charges_visits = false');
    await finish(visit);
    expect(await charges()).toEqual([]);
    await product.database.query('update clinic_settings set charges_visits = true');
  });

  it('finishes a visit whose treatment costs more than can be charged, without a charge', async () => {
    await product.database.query('update treatment set price = 1000000000');
    const { body } = await finish(visit);
    expect(body.errors).toBeUndefined();
    expect(await charges()).toEqual([]);
    expect((await charge()).body).toHaveProperty('precio');
    expect((await charge({ precio: 999_999_999 })).body).toMatchObject({ monto: 999_999_999 });
  });

  it('does not charge a visit without a price', async () => {
    await finish((await book('Control', '12:00')).body.id);
    expect(await charges()).toEqual([]);
  });

  it('does not charge a visit again that was charged before at another price, with a reason', async () => {
    const refused = await charge({ precio: 20_000 });
    expect([refused.status, refused.body]).toEqual([400, { motivo: ['Escriba por qué cambia el precio.'] }]);
    expect(await charges()).toEqual([]);
    const { status, body } = await charge({ precio: 20_000, motivo: 'Menos trabajo' });
    expect([status, body]).toEqual([201, expect.objectContaining({ monto: 20_000, descripcion: 'Láser' })]);
    expect((await charge()).body).toHaveProperty('cita');
    await finish(visit);
    expect(await charges()).toHaveLength(1);
  });

  it('charges a visit once, however many desks do it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => charge()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('charges a visit again once its charge is taken back', async () => {
    const { id } = (await charge()).body;
    await staff.post(`/api/caja/cobros/anular/${id}/`, { motivo: 'x' });
    expect((await charge({ precio: 15_000, motivo: 'x' })).status).toBe(201);
    expect((await account()).saldo_pendiente).toBe(15_000);
  });
});

describe('A visit that is completed without a record', () => {
  const edit = (changes: object, id = visit) =>
    staff.send('PUT', `/api/citas/actualizar/${id}/`, { ...changes });
  const panelEdit = async (input: object) => {
    const { rows } = await product.database.query('select version from appointment where id = $1', [visit]);
    return staff.graphql(
      `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
         updateAppointment(id: $id, version: $version, input: $input) { id } }`,
      { id: visit, version: rows[0].version, input },
    );
  };
  const standing = async (paciente = 1) =>
    (await charges(paciente)).filter(
      ({ anula, anulado }: Record<string, unknown>) => anula === null && !anulado,
    );

  it('charges a visit that is completed without a record like a finished one, through both APIs', async () => {
    const other = (await book('Láser', '12:00')).body.id;
    await panelEdit({ status: 'COMPLETED' });
    expect((await edit({ estado: 'completada' }, other)).status).toBe(200);
    expect((await charges()).map(({ cita, monto }: Record<string, unknown>) => [cita, monto])).toEqual([
      [other, 25_000],
      [visit, 25_000],
    ]);
    await edit({ notas: 'Pidió otra hora' });
    expect(await charges()).toHaveLength(2);
  });

  it('charges a completed visit for users with only the right to change appointments', async () => {
    const agenda = await logInAsReception(product);
    await product.database.query(
      `update staff_user set rights = '{"AGENDA": "WRITE"}' where username = 'recepcion'`,
    );
    expect(
      (await agenda.send('PUT', `/api/citas/actualizar/${visit}/`, { estado: 'completada' })).status,
    ).toBe(200);
    expect((await agenda.get('/api/caja/cobros/?paciente=1')).status).toBe(403);
    expect(await charges()).toHaveLength(1);
  });

  it('charges nothing for a no-show or for a visit entered as completed', async () => {
    await edit({ asistencia: 'no_vino' });
    await panelEdit({ status: 'COMPLETED', attendance: 'NO_SHOW' });
    await staff.post('/api/citas/crear_cita_admin/', {
      ...{ paciente: 1, tratamiento: 'Láser', fecha: DAY, hora: '12:00', estado: 'completada' },
    });
    expect(await charges()).toEqual([]);
  });

  it.each([{ status: 'BOOKED', attendance: null }, { status: 'CANCELLED' }, { attendance: 'NO_SHOW' }])(
    'takes the charge of a visit back when it becomes %j, and charges it anew when it is completed again',
    async (opened) => {
      await panelEdit({ status: 'COMPLETED' });
      await panelEdit(opened);
      expect(await charges()).toEqual([
        expect.objectContaining({ monto: -25_000, motivo: 'La visita ya no está terminada' }),
        expect.objectContaining({ monto: 25_000, anulado: true }),
      ]);
      await panelEdit({ status: 'COMPLETED', attendance: 'ARRIVED' });
      expect(await standing()).toEqual([expect.objectContaining({ monto: 25_000 })]);
      expect((await account()).saldo_pendiente).toBe(25_000);
    },
  );

  it('keeps the charge of a reopened visit if it is paid or was made by hand', async () => {
    await edit({ estado: 'completada' });
    await pay({ monto: 5_000 });
    const other = (await book('Láser', '12:00')).body.id;
    await charge({ cita: other, precio: 20_000, motivo: 'x' });
    for (const id of [visit, other]) {
      await edit({ estado: 'completada' }, id);
      await edit({ estado: 'confirmada' }, id);
    }
    expect((await standing()).map(({ monto }: Record<string, unknown>) => monto)).toEqual([20_000, 25_000]);
  });

  it('takes back any charge of a cancelled appointment, even one made by hand, unless a part of it was paid', async () => {
    await charge({ precio: 20_000, motivo: 'x' });
    await edit({ estado: 'cancelada' });
    expect([await standing(), (await account()).saldo_pendiente]).toEqual([[], 0]);
    const other = (await book('Láser', '12:00')).body.id;
    await charge({ cita: other });
    await pay({ monto: 5_000 });
    await edit({ estado: 'cancelada' }, other);
    expect(await standing()).toEqual([
      expect.objectContaining({ cita: other, monto: 25_000, saldo: 20_000 }),
    ]);
  });

  it('keeps the discount of a visit until it is opened again', async () => {
    await edit({ estado: 'completada' });
    const [{ id }] = await charges();
    await staff.post(`/api/caja/cobros/cambiar/${id}/`, {
      rebaja: { tipo: 'porcentaje', porcentaje: 10 },
      motivo: 'Vecina',
    });
    expect((await account()).saldo_pendiente).toBe(22_500);
    await edit({ estado: 'confirmada' });
    expect((await account()).saldo_pendiente).toBe(0);
  });

  it('charges a visit to the patient to whom it is moved', async () => {
    await edit({ estado: 'completada' });
    expect((await edit({ paciente: 2 })).status).toBe(200);
    expect([await standing(1), await standing(2)]).toEqual([[], [expect.objectContaining({ cita: visit })]]);
  });

  it('counts a visit once in its month, however it and its price change in the next one', async () => {
    const charged = async () => {
      const months = [];
      for (const mes of ['2026-11', '2026-12'])
        months.push((await staff.get(`/api/caja/mes/${mes}/`)).body.cobrado);
      return months;
    };
    await edit({ estado: 'completada' });
    product.clock.instant = new Date('2026-12-02T15:00:00Z');
    const [{ id }] = await charges();
    const changed = await staff.post(`/api/caja/cobros/cambiar/${id}/`, { precio: 20_000, motivo: 'x' });
    expect([changed.status, await charged()]).toEqual([201, [20_000, 0]]);
    await edit({ paciente: 2 });
    expect(await charged()).toEqual([25_000, 0]);
    await edit({ estado: 'confirmada' });
    expect(await charged()).toEqual([0, 0]);
    await edit({ estado: 'completada' });
    expect(await charged()).toEqual([25_000, 0]);
    await staff.post('/api/caja/cierres/', { dia: DAY, efectivo_inicial: 0, efectivo_contado: 0 });
    const [{ id: closed }] = await charges(2);
    await staff.post(`/api/caja/cobros/cambiar/${closed}/`, { precio: 20_000, motivo: 'x' });
    expect(await charged()).toEqual([25_000, -5_000]);
  });

  it('charges a visit once, however many users complete it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => edit({ estado: 'completada' })));
    expect(await charges()).toHaveLength(1);
  });
});

describe('The money of a person', () => {
  it('turns the payment of a deleted appointment into credit', async () => {
    await charge();
    await pay();
    expect((await staff.send('DELETE', `/api/citas/eliminar/${visit}/`)).status).toBe(204);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 25_000 });
    expect((await charges()).map(({ cita, monto }: Record<string, unknown>) => [cita, monto])).toEqual([
      [null, -25_000],
      [null, 25_000],
    ]);
  });

  it('moves a patient’s money to the kept patient in a merge, and back when it is undone', async () => {
    await charge();
    await pay({ monto: 5_000 });
    await staff.graphql(
      'mutation { mergePatients(input: { keptId: 2, keptVersion: 1, mergedId: 1, mergedVersion: 1, take: [] }) { id } }',
    );
    expect(await account(2)).toMatchObject({ saldo_pendiente: 20_000 });
    const { rows: merges } = await product.database.query('select id from patient_merge');
    await staff.graphql(`mutation { undoPatientMerge(id: ${merges[0].id}) { id } }`);
    const { rows } = await product.database.query(
      'select (select name from patient p where p.id = c.patient_id) as name, amount from charge c',
    );
    expect(rows).toEqual([{ name: 'Ana Demo', amount: 25_000 }]);
  });

  it('removes a suppressed person from the ledger, but not the amounts', async () => {
    await charge();
    await pay({ pagador: 'Berta Demo', rut_pagador: '11.111.111-1' });
    await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    const { rows } = await product.database.query(
      `select c.patient_id as patient, c.amount, p.amount as paid, p.payer_name as payer, p.payer_rut as rut
       from charge c, payment p where p.kind = 'PAYMENT'`,
    );
    expect(rows).toEqual([{ patient: null, amount: 25_000, paid: 25_000, payer: '', rut: '' }]);
  });
});

describe('A person who paid for another one', () => {
  it.each(['DELETED', 'REDUCED'])(
    'removes a payer from the payment for another patient when a suppression leaves them %s, but not the amount',
    async (kind) => {
      if (kind === 'REDUCED') await addClinicalRecord(product.database, 2);
      const { rows: people } = await product.database.query('select rut from patient where id = 2');
      await charge();
      await pay({ pagador: 'Ana Demo Dos', rut_pagador: people[0].rut, monto: 20_000 });
      await pay({ pagador: 'Berta Demo', rut_pagador: '11.111.111-1' });
      const { body } = await staff.graphql('mutation { suppressPatient(patientId: 2) { kind } }');
      expect(body.data.suppressPatient.kind).toBe(kind);
      const { rows } = await product.database.query(
        'select patient_id as patient, amount, payer_name as payer, payer_rut as rut from payment order by id',
      );
      expect(rows).toEqual([
        { patient: 1, amount: 20_000, payer: '', rut: '' },
        { patient: 1, amount: 5_000, payer: 'Berta Demo', rut: '111111111' },
      ]);
    },
  );
});

describe('Rights to money', () => {
  it('lets reception charge and take payments, but neither take a charge back nor refund nor reopen a day', async () => {
    const reception = await logInAsReception(product);
    const charged = await reception.post('/api/caja/cobros/', { cita: visit, es_visita: true });
    expect(charged.status).toBe(201);
    const paid = await reception.post('/api/caja/pagos/', { paciente: 1, medio: 'debito' });
    expect(paid.status).toBe(201);
    const refused = [
      await reception.post(`/api/caja/cobros/anular/${charged.body.id}/`, { motivo: 'x' }),
      await reception.post(`/api/caja/pagos/devolver/${paid.body.id}/`, { motivo: 'x' }),
      await reception.post('/api/caja/reaperturas/', { dia: DAY, motivo: 'x' }),
      await reception.post('/api/caja/cuadraturas/', { dia: DAY, total_terminal: 0, abonado: 0 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(refused[0]!.body.error).toContain('las correcciones de caja');
  });

  it('lets the desk set the price of a visit’s end until its day is closed, and no other price that stands', async () => {
    const reception = await logInAsReception(product);
    const change = (id: number) =>
      reception.post(`/api/caja/cobros/cambiar/${id}/`, {
        rebaja: { tipo: 'porcentaje', porcentaje: 10 },
        motivo: 'Vecina',
      });
    await reception.send('PUT', `/api/citas/actualizar/${visit}/`, { estado: 'completada' });
    const [{ id }] = await charges();
    const changed = await change(id);
    expect([changed.status, changed.body.monto]).toEqual([201, 22_500]);
    const byHand = [
      await staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio: 9_990 }),
      await charge({ cita: (await book('Láser', '12:00')).body.id }),
    ].map(({ body }) => body.id as number);
    const refused = [await change(byHand[0]!), await change(byHand[1]!)];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      byHand.map(() => [403, expect.stringContaining('las correcciones de caja')]),
    );
    const graphql = await reception.graphql(
      `mutation { changeCharge(id: ${byHand[0]}, input: { listPrice: 1, reason: "x" }) { id } }`,
    );
    expect(graphql.body.errors[0].extensions.code).toBe('FORBIDDEN');
    await staff.post('/api/caja/cierres/', { dia: DAY, efectivo_inicial: 0, efectivo_contado: 0 });
    expect((await change(changed.body.id)).status).toBe(403);
    expect((await account()).saldo_pendiente).toBe(22_500 + 9_990 + 25_000);
    const cheaper = { precio: 1_000, motivo: 'x' };
    expect((await staff.post(`/api/caja/cobros/cambiar/${changed.body.id}/`, cheaper)).status).toBe(201);
  });
});
