import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '#domain/clinic-time.js';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, clinical_record, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Berta Demo');
});

const charge = async (precio: number, more: object = {}) =>
  (await staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio, ...more })).body;
const pay = (more: object = {}) => staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito', ...more });
const account = async (paciente = 1) => (await staff.get(`/api/caja/saldo/?paciente=${paciente}`)).body;
const payments = async () => (await staff.get('/api/caja/pagos/?paciente=1')).body;

describe('Charges by REST', () => {
  it('charges a product, with its day, author and tax', async () => {
    expect(await charge(9_990)).toEqual({
      id: 1,
      tipo: 'otro',
      paciente: 1,
      paciente_nombre: 'Ana Demo',
      cita: null,
      profesional_id: null,
      insumo: null,
      cantidad: null,
      descripcion: 'Crema',
      precio: 9_990,
      rebaja: 0,
      monto: 9_990,
      impuesto: 'afecto',
      motivo: '',
      fecha: TODAY,
      fecha_caja: TODAY,
      registrado_en: expect.stringMatching(/Z$/),
      registrado_por: expect.any(String),
      anula: null,
      anulado: false,
      pagado: 0,
      saldo: 9_990,
    });
    expect(await account()).toEqual({
      paciente: 1,
      saldo_pendiente: 9_990,
      saldo_a_favor: 0,
      saldo_reservado: 0,
      desde: TODAY,
    });
  });

  it.each([
    [{ rebaja: { tipo: 'monto', monto: 4_000 } }, 6_000],
    [{ rebaja: { tipo: 'porcentaje', porcentaje: 15 } }, 8_500],
    [{ rebaja: { tipo: 'cortesia' } }, 0],
  ])('takes %j off a price of 10.000, with a reason', async (rebaja, monto) => {
    expect(await charge(10_000, { ...rebaja, motivo: 'Convenio' })).toMatchObject({
      monto,
      motivo: 'Convenio',
    });
    expect(Object.keys(await charge(10_000, rebaja))).toEqual(['motivo']);
  });

  it.each([
    ['precio', { precio: -1 }],
    ['precio', { precio: 1.5 }],
    ['precio', { precio: '100' }],
    ['precio', { precio: 1_000_000_000 }],
    ['precio', { precio: null }],
    ['descripcion', { descripcion: ' ' }],
    ['descripcion', { descripcion: 'x'.repeat(201) }],
    ['fecha', { fecha: '2026-02-30' }],
    ['fecha', { fecha: '2999-01-01' }],
    ['impuesto', { impuesto: 'iva' }],
    ['rebaja', { rebaja: { tipo: 'monto', monto: 10_001 }, motivo: 'x' }],
    ['rebaja', { rebaja: { tipo: 'monto' }, motivo: 'x' }],
    ['profesional_id', { profesional_id: 99 }],
  ])('refuses a charge at its field %s for %j', async (field, changes) => {
    const { status, body } = await staff.post('/api/caja/cobros/', {
      paciente: 1,
      descripcion: 'Crema',
      precio: 10_000,
      ...changes,
    });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await account()).saldo_pendiente).toBe(0);
  });

  it('refuses a charge of an unknown patient or appointment', async () => {
    const unknown = [{ paciente: 99 }, { cita: 99, es_visita: true }];
    for (const who of unknown)
      expect((await staff.post('/api/caja/cobros/', { descripcion: 'x', precio: 1, ...who })).status).toBe(
        404,
      );
  });

  it('replaces the price of a charge that is not paid, and takes a paid one back as credit', async () => {
    const { id } = await charge(10_000);
    const changed = await staff.post(`/api/caja/cobros/cambiar/${id}/`, {
      precio: 8_000,
      motivo: 'Era control',
    });
    expect(changed.body).toMatchObject({ monto: 8_000, motivo: 'Era control', saldo: 8_000 });
    expect((await account()).saldo_pendiente).toBe(8_000);
    await pay();
    const paid = `/api/caja/cobros/cambiar/${changed.body.id}/`;
    expect((await staff.post(paid, { precio: 1, motivo: 'x' })).body).toHaveProperty('id');
    const reversed = await staff.post(`/api/caja/cobros/anular/${changed.body.id}/`, {
      motivo: 'Otra persona',
    });
    expect(reversed.body).toMatchObject({ anulado: true, saldo: 0, pagado: 0 });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 8_000 });
    expect((await staff.post(`/api/caja/cobros/anular/${changed.body.id}/`, { motivo: 'x' })).status).toBe(
      400,
    );
  });
});

describe('Payments by REST', () => {
  it('pays all that a patient owes, the oldest first', async () => {
    await charge(10_000);
    await charge(5_000, { fecha: addDays(TODAY, -3) });
    const { status, body } = await pay({ monto: 7_000, autorizacion: '123456' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ monto: 7_000, medio: 'debito', vuelto: null }),
    ]);
    expect(await account()).toMatchObject({ saldo_pendiente: 8_000, desde: TODAY });
    await pay();
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0, desde: null });
  });

  it('pays only the charges that a payment names', async () => {
    await charge(10_000);
    const { id } = await charge(5_000);
    expect((await pay({ cobros: [id] })).body.cobros).toEqual([
      { cobro: id, descripcion: 'Crema', monto: 5_000 },
    ]);
    const charges = (await staff.get('/api/caja/cobros/?paciente=1')).body;
    expect(charges.map(({ saldo }: { saldo: number }) => saldo)).toEqual([0, 10_000]);
  });

  it('rounds cash down and up to ten pesos in a row of its own, and returns the change', async () => {
    await charge(24_993);
    expect((await pay({ medio: 'efectivo', recibido: 30_000 })).body).toMatchObject({
      monto: 24_990,
      recibido: 30_000,
      vuelto: 5_010,
    });
    await charge(24_996);
    expect((await pay({ medio: 'efectivo' })).body.monto).toBe(25_000);
    const roundings = (await payments()).filter(({ tipo }: { tipo: string }) => tipo === 'redondeo');
    expect(roundings.map(({ monto }: { monto: number }) => monto)).toEqual([-4, 3]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
  });

  it('takes a payment of the highest amount', async () => {
    await charge(999_999_999);
    expect((await pay({ medio: 'efectivo' })).body.monto).toBe(1_000_000_000);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
  });

  it('keeps a tip apart from what is owed, and out of the change', async () => {
    await charge(10_000);
    const cash = { medio: 'efectivo', propina: 2_000 };
    expect((await pay({ ...cash, recibido: 11_000 })).body).toHaveProperty('recibido');
    expect((await pay({ ...cash, recibido: 20_000 })).body).toMatchObject({ propina: 2_000, vuelto: 8_000 });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
    expect((await payments()).map(({ tipo, monto }: Record<string, unknown>) => [tipo, monto])).toEqual([
      ['propina', 2_000],
      ['pago', 10_000],
    ]);
  });

  it('refuses more than is owed, unless the rest is kept as credit, which pays a later charge', async () => {
    await charge(10_000);
    expect((await pay({ monto: 12_000 })).body).toEqual({ monto: ['Falta por pagar $10.000.'] });
    await pay({ monto: 12_000, deja_saldo: true });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 2_000 });
    await charge(5_000);
    const used = await staff.post('/api/caja/saldo/', { paciente: 1 });
    expect([used.status, used.body]).toEqual([
      201,
      { paciente: 1, saldo_pendiente: 3_000, saldo_a_favor: 0, saldo_reservado: 0, desde: TODAY },
    ]);
    expect((await staff.post('/api/caja/saldo/', { paciente: 1 })).status).toBe(400);
  });

  it('refuses a payment of another person’s charges together with the patient’s own', async () => {
    const { id: own } = await charge(10_000);
    const { id: other } = await charge(5_000, { paciente: 2 });
    const { status, body } = await pay({ cobros: [own, other] });
    expect([status, body]).toEqual([400, { cobros: [expect.stringContaining('otra persona')] }]);
    expect(await payments()).toEqual([]);
  });

  it('sells to a person who is no patient if it is paid in full', async () => {
    const { id } = await charge(9_990, { paciente: null });
    const sale = { paciente: null, cobros: [id] };
    expect((await pay({ ...sale, monto: 5_000 })).body).toHaveProperty('monto');
    expect((await pay(sale)).body).toMatchObject({ monto: 9_990, paciente: null });
  });

  it.each([
    ['medio', { medio: 'cheque' }],
    ['monto', { monto: 0 }],
    ['monto', { monto: -5 }],
    ['monto', { monto: 1.5 }],
    ['monto', { medio: 'efectivo', monto: 3 }],
    ['recibido', { medio: 'efectivo', recibido: 9_990 }],
    ['recibido', { recibido: 20_000 }],
    ['autorizacion', { medio: 'efectivo', autorizacion: '1' }],
    ['rut_pagador', { rut_pagador: '11.111.111-2' }],
    ['fecha', { fecha: '2999-01-01' }],
    ['profesional_propina', { propina: 1_000, profesional_propina: 99 }],
    ['cobros', { cobros: [1, 1] }],
    ['cobros', { cobros: [999_999], monto: 1_000, deja_saldo: true }],
    ['documento', { documento: { tipo: 'voucher', numero: '0' } }],
  ])('refuses a payment at its field %s for %j', async (field, changes) => {
    await charge(10_000);
    const { status, body } = await pay(changes);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(await payments()).toEqual([]);
  });

  it('keeps the change that was given when the tip goes back', async () => {
    await charge(10_000);
    const { body } = await pay({ medio: 'efectivo', propina: 2_000, recibido: 20_000 });
    const tip = (await payments()).find(({ tipo }: { tipo: string }) => tipo === 'propina');
    await staff.post(`/api/caja/pagos/devolver/${tip.id}/`, { motivo: 'x' });
    const after = (await payments()).find(({ id }: { id: number }) => id === body.id);
    expect(after).toMatchObject({ recibido: 20_000, propina: 0, vuelto: 8_000 });
  });

  it('offers and accepts only the documents that the clinic issues', async () => {
    await charge(10_000);
    await product.database.query(
      `update clinic_settings set issued_documents = '{TAXED_RECEIPT,FEE_RECEIPT}'`,
    );
    const offered = await staff.get('/api/caja/documentos-emitidos/');
    expect(offered.body).toEqual(['boleta_afecta', 'boleta_honorarios']);
    const refused = await pay({ documento: { tipo: 'voucher', numero: '7' } });
    expect([refused.status, refused.body]).toEqual([
      400,
      { documento: ['La clínica no emite ese documento. Elija otro.'] },
    ]);
    expect((await account()).saldo_pendiente).toBe(10_000);
    expect((await pay({ documento: { tipo: 'boleta_afecta', numero: '7' } })).status).toBe(201);
    await product.database.query('update clinic_settings set issued_documents = default');
  });

  it('names a document in several payments of one patient, and refuses it for another', async () => {
    const documento = { tipo: 'boleta_exenta', numero: '118' };
    await charge(10_000);
    expect((await pay({ monto: 4_000, documento })).status).toBe(201);
    expect((await pay({ documento })).body.documento).toEqual({ ...documento, rut_emisor: '' });
    await charge(5_000, { paciente: 2 });
    const other = await pay({ paciente: 2, documento });
    expect([other.status, other.body.error]).toEqual([409, expect.stringContaining('Boleta exenta 118')]);
    expect((await account(2)).saldo_pendiente).toBe(5_000);
  });

  it('names one document in the payments that one payer makes for several patients', async () => {
    const together = {
      documento: { tipo: 'factura', numero: '55' },
      ...{ medio: 'credito', autorizacion: '123456', pagador: 'Hogar Demo', rut_pagador: '76.086.428-5' },
    };
    for (const paciente of [1, 2]) await charge(10_000, { paciente });
    expect((await pay({ ...together, monto: 4_000 })).status).toBe(201);
    const other = (more: object) => pay({ paciente: 2, ...together, ...more });
    for (const difference of [
      { rut_pagador: '11.111.111-1' },
      { autorizacion: '654321' },
      { fecha: addDays(TODAY, -1) },
    ])
      expect([difference, (await other(difference)).status]).toEqual([difference, 409]);
    expect((await other({})).status).toBe(201);
  });

  it('frees a document that was noted for the wrong patient once its payment has gone back as a whole', async () => {
    const documento = { tipo: 'boleta_exenta', numero: '118' };
    await charge(10_000);
    await charge(10_000, { paciente: 2 });
    const { id } = (await pay({ documento })).body;
    const other = () => pay({ paciente: 2, documento });
    await staff.post(`/api/caja/pagos/devolver/${id}/`, { monto: 4_000, motivo: 'Otro paciente' });
    expect((await other()).status).toBe(409);
    await staff.post(`/api/caja/pagos/devolver/${id}/`, { motivo: 'Otro paciente' });
    expect((await other()).body.documento).toEqual({ ...documento, rut_emisor: '' });
    expect((await pay({ documento })).status).toBe(409);
  });

  it('stores one payment for a repeated request', async () => {
    await charge(10_000);
    const key = { 'idempotency-key': 'one-payment' };
    const body = { paciente: 1, medio: 'debito', monto: 5_000 };
    const [one, other] = [
      await staff.post('/api/caja/pagos/', body, key),
      await staff.post('/api/caja/pagos/', body, key),
    ];
    expect(other.body).toEqual(one.body);
    expect((await account()).saldo_pendiente).toBe(5_000);
  });
});

describe('The till by REST', () => {
  const close = (body: object = {}) =>
    staff.post('/api/caja/cierres/', {
      dia: TODAY,
      efectivo_inicial: 20_000,
      efectivo_contado: 20_000,
      ...body,
    });
  const day = async (dia = TODAY) => (await staff.get(`/api/caja/dias/${dia}/`)).body;

  it('expects the opening cash and the cash of the day, and asks why the counted cash differs', async () => {
    await charge(24_993);
    await pay({ medio: 'efectivo' });
    expect(await day()).toMatchObject({
      cerrado: false,
      efectivo: 24_990,
      totales: [
        { medio: 'efectivo', tipo: 'pago', monto: 24_990, cantidad: 1 },
        { medio: 'efectivo', tipo: 'redondeo', monto: 3, cantidad: 1 },
      ],
    });
    expect((await close({ efectivo_contado: 40_000 })).body).toHaveProperty('motivo');
    const { status, body } = await close({ efectivo_contado: 40_000, motivo: 'Faltó un vuelto' });
    expect([status, body]).toEqual([201, expect.objectContaining({ cerrado: true })]);
    expect(body.cierres).toEqual([
      expect.objectContaining({ efectivo_esperado: 44_990, efectivo_contado: 40_000 }),
    ]);
  });

  it('books a line of a closed day on the next open one, with the day that it belongs to', async () => {
    await close();
    expect(await charge(1_000)).toMatchObject({ fecha: TODAY, fecha_caja: addDays(TODAY, 1) });
    expect((await close()).body).toEqual({ dia: ['Ese día ya está cerrado.'] });
    const reopened = await staff.post('/api/caja/reaperturas/', { dia: TODAY, motivo: 'Faltó un pago' });
    expect(reopened.body).toMatchObject({
      cerrado: false,
      cierres: [{ motivo_reapertura: 'Faltó un pago' }],
    });
    expect(await charge(2_000)).toMatchObject({ fecha_caja: TODAY });
    expect((await staff.post('/api/caja/reaperturas/', { dia: TODAY, motivo: 'x' })).status).toBe(400);
  });

  it.each([
    ['dia', { dia: '2999-01-01' }],
    ['dia', { dia: '2026-02-30' }],
    ['efectivo_inicial', { efectivo_inicial: -1 }],
    ['efectivo_contado', { efectivo_contado: 1.5 }],
    ['motivo', { efectivo_contado: 10_000, motivo: 'x'.repeat(201) }],
  ])('refuses a closing at its field %s for %j', async (field, changes) => {
    const { status, body } = await close(changes);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await day()).cierres).toEqual([]);
  });
});
