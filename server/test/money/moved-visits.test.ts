import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'patient_agreement, agreement_term, agreement, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, stock_movement, supply, appointment, treatment, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const DAY = '2026-11-18';

let visit: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Ana Demo Dos');
  await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price) values ('PODIATRY', 'Láser', 60, 25000)`,
  );
  const cita = { paciente: 1, tratamiento: 'Láser', fecha: DAY, hora: '10:00' };
  visit = (await staff.post('/api/citas/crear_cita_admin/', cita)).body.id;
});

const edit = (changes: object) => staff.send('PUT', `/api/citas/actualizar/${visit}/`, changes);
const panelEdit = async (input: object) => {
  const { rows } = await product.database.query('select version from appointment where id = $1', [visit]);
  const { body } = await staff.graphql(
    `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
       updateAppointment(id: $id, version: $version, input: $input) { id } }`,
    { id: visit, version: rows[0].version, input },
  );
  return body;
};
const charge = (body: object = {}) => staff.post('/api/caja/cobros/', { cita: visit, ...body });
const pay = (body: object = {}) => staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito', ...body });
const account = async (paciente: number) => (await staff.get(`/api/caja/saldo/?paciente=${paciente}`)).body;
const charges = async (paciente: number) =>
  (await staff.get(`/api/caja/cobros/?paciente=${paciente}`)).body as ReadonlyArray<Record<string, unknown>>;
const standing = async (paciente: number) =>
  (await charges(paciente))
    .filter(({ anula, anulado }) => anula === null && anulado === false)
    .map(({ cita, descripcion, monto, motivo }) => ({ cita, descripcion, monto, motivo }));

describe('An appointment that becomes another patient’s', () => {
  it('moves unpaid charges with an appointment to another patient, and takes its products from the stock once', async () => {
    const { body: cream } = await staff.post('/api/insumos/', {
      ...{ nombre: 'Crema', unidad_medida: 'tubo', stock_actual: 5, stock_critico: 1, valor_unitario: 4_000 },
      precio_venta: 9_990,
    });
    await charge({ es_visita: true, precio: 20_000, motivo: 'Vecina' });
    await charge({ insumo: cream.id, cantidad: 2 });
    expect((await edit({ paciente: 2 })).status).toBe(200);
    expect([await standing(1), (await account(1)).saldo_pendiente]).toEqual([[], 0]);
    expect(await standing(2)).toEqual([
      { cita: visit, descripcion: 'Crema × 2', monto: 19_980, motivo: '' },
      { cita: visit, descripcion: 'Láser', monto: 20_000, motivo: 'Vecina' },
    ]);
    expect(await charges(1)).toContainEqual(
      expect.objectContaining({ monto: -20_000, motivo: 'La cita es ahora de otra persona' }),
    );
    expect((await staff.get(`/api/insumos/${cream.id}/`)).body.stock_actual).toBe(3);
    await edit({ estado: 'completada' });
    expect(await standing(2)).toHaveLength(2);
  });

  it.each(['2', '1'])(
    'charges a moved appointment the price of patient 2 if patient %s has an agreement',
    async (member) => {
      const agreement = { nombre: 'Municipalidad', vigente: true, porcentaje: 10, precios: [] };
      const { body } = await staff.post('/api/convenios/', agreement);
      await staff.send('PUT', `/api/convenios/de-paciente/${member}/`, { convenio: body.id });
      await charge({ es_visita: true });
      await edit({ paciente: 2 });
      expect(await standing(2)).toEqual([
        member === '2'
          ? { cita: visit, descripcion: 'Láser', monto: 22_500, motivo: 'Convenio Municipalidad' }
          : { cita: visit, descripcion: 'Láser', monto: 25_000, motivo: '' },
      ]);
    },
  );

  it('refuses to move a partly paid appointment through both APIs until its charge is taken back', async () => {
    await edit({ estado: 'completada' });
    const [{ id } = { id: 0 }] = await charges(1);
    await pay({ monto: 5_000 });
    const { status, body } = await edit({ paciente: 2 });
    expect([status, body.errores ?? body]).toEqual([
      400,
      expect.objectContaining({ paciente: expect.anything() }),
    ]);
    expect(JSON.stringify(body)).toContain('Anule el cobro');
    const { errors } = await panelEdit({ patientId: 2 });
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT' });
    const { rows } = await product.database.query('select patient_id as patient from appointment');
    expect([rows, await standing(2)]).toEqual([[{ patient: 1 }], []]);
    expect(await account(1)).toMatchObject({ saldo_pendiente: 20_000, saldo_a_favor: 0 });

    await staff.post(`/api/caja/cobros/anular/${String(id)}/`, { motivo: 'Era de otra persona' });
    expect((await panelEdit({ patientId: 2 })).errors).toBeUndefined();
    expect(await account(1)).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 5_000 });
    expect(await standing(2)).toEqual([{ cita: visit, descripcion: 'Láser', monto: 25_000, motivo: '' }]);
  });

  it('either pays or moves an appointment if both are asked for at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await edit({ paciente: 1, estado: 'confirmada' });
      const { body: open } = await charge({ es_visita: true, precio: 10_000, motivo: 'x' });
      const [paid, moved] = await Promise.all([
        pay({ cobros: [open.id], monto: 10_000 }),
        edit({ paciente: 2 }),
      ]);
      expect([paid.status === 201, moved.status === 200].filter(Boolean)).toHaveLength(1);
      const [one] = await standing(moved.status === 200 ? 2 : 1);
      expect(one).toMatchObject({ monto: 10_000 });
      const { body: all } = await staff.get(`/api/caja/cobros/?cita=${visit}`);
      const last = all.findLast(({ anula, anulado }: Record<string, unknown>) => anula === null && !anulado);
      await staff.post(`/api/caja/cobros/anular/${last.id}/`, { motivo: 'x' });
    }
  });
});
