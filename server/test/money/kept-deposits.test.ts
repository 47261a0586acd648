import { beforeEach, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../product/described-fetch.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookOnline, DEPOSIT, prepareDeposits } from './deposit-clinic.js';

const product = useSharedProduct({
  empty:
    'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, clinical_record, treatment, patient',
});
const { staff } = product;

beforeEach(async () => {
  product.clock.instant = new Date('2026-11-18T15:00:00Z');
  await prepareDeposits(product.database);
});

const newest = async (): Promise<{ id: number; patient_id: number }> =>
  (await product.database.query('select id, patient_id from appointment order by id desc limit 1')).rows[0];
const appointmentId = async (): Promise<number> => (await newest()).id;
const patientId = async (): Promise<number> => (await newest()).patient_id;
const deposit = async (id: number) => (await staff.get(`/api/caja/abonos/${id}/`)).body;
const receive = (id: number, body: object = {}) => staff.post(`/api/caja/abonos/recibir/${id}/`, body);
const account = async () => (await staff.get(`/api/caja/saldo/?paciente=${await patientId()}`)).body;
const charges = async () => (await staff.get(`/api/caja/cobros/?paciente=${await patientId()}`)).body;
const update = (id: number, changes: object) => staff.send('PUT', `/api/citas/actualizar/${id}/`, changes);

describe('A deposit that the clinic keeps', () => {
  it('keeps as much of a deposit as it says beforehand, however much of it paid something else', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    expect(await deposit(id)).toMatchObject({ retiene: DEPOSIT });
    // The visit takes only a part of the deposit, and a product the rest; then it turns out that it did not take place.
    const ahead = { cita: id, es_visita: true, precio: 7_000, motivo: 'Menos trabajo' };
    const { body: visit } = await staff.post('/api/caja/cobros/', ahead);
    expect(visit).toMatchObject({ pagado: 7_000 });
    await staff.post('/api/caja/cobros/', { cita: id, descripcion: 'Crema', precio: 2_000 });
    expect((await staff.post('/api/caja/saldo/', { paciente: await patientId() })).status).toBe(201);
    expect(await deposit(id)).toMatchObject({ devuelto: 0, retiene: 8_000 });
    product.clock.instant = new Date('2026-11-20T14:00:00Z');
    await update(id, { asistencia: 'no_vino' });
    const shown = 'query ($id: Int!) { appointmentDeposit(appointmentId: $id) { isNoShow kept } }';
    expect((await staff.graphql(shown, { id })).body.data).toEqual({
      appointmentDeposit: { isNoShow: true, kept: 8_000 },
    });
    const { status, body } = await staff.post(`/api/caja/abonos/retener/${id}/`, {});
    expect([status, body]).toEqual([201, expect.objectContaining({ estado: 'retenido', retiene: 8_000 })]);
    expect(await charges()).toContainEqual(
      expect.objectContaining({ descripcion: 'Abono retenido', monto: 8_000, pagado: 8_000 }),
    );
  });

  it('tells a visitor before a cancellation only what the deposit has not paid yet', async () => {
    const token = await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    /** The sentences about the deposit on the page that asks whether to cancel. */
    const said = async () => {
      const page = await (await describedFetch(`${product.url}/public/cita/${token}/cancelar`)).text();
      return page.match(/[^<>]*abono[^<>]*/g);
    };
    product.clock.instant = new Date('2026-11-19T13:01:00Z');
    const kept = [expect.stringContaining('retendrá su abono de $10.000')];
    expect(await said()).toEqual(kept);
    await staff.post('/api/caja/cobros/', { cita: id, es_visita: true });
    expect(await said()).toEqual(kept);
    await staff.post('/api/caja/pagos/', { paciente: await patientId(), medio: 'debito' });
    expect(await said()).toBeNull();
  });

  it('keeps the deposit if the clinic cancels only if staff say so', async () => {
    await bookOnline(product, '10:00');
    const id = await appointmentId();
    await receive(id);
    const keep = () => staff.post(`/api/caja/abonos/retener/${id}/`, {});
    expect((await keep()).status).toBe(409);
    product.clock.instant = new Date('2026-11-20T12:00:00Z');
    await update(id, { estado: 'cancelada' });
    expect(await deposit(id)).toMatchObject({ estado: 'recibido' });
    expect((await keep()).body).toMatchObject({ estado: 'retenido', decidido_por: expect.any(String) });
    expect((await keep()).status).toBe(409);
    const [{ id: charge }] = await charges();
    const cheaper = { precio: 5_000, motivo: 'x' };
    const changed = await staff.post(`/api/caja/cobros/cambiar/${charge}/`, cheaper);
    expect([changed.status, JSON.stringify(changed.body)]).toEqual([400, expect.stringContaining('Anule')]);
    expect(await deposit(id)).toMatchObject({ estado: 'retenido' });
    await staff.post(`/api/caja/cobros/anular/${charge}/`, { motivo: 'Estaba enferma' });
    expect(await deposit(id)).toMatchObject({ estado: 'recibido' });
    expect(await account()).toMatchObject({ saldo_a_favor: DEPOSIT });
  });
});
