import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { logInAsReception, logInWith } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'patient_agreement, agreement_term, agreement, payment_use, charge, payment, cash_closing, cash_day, appointment, treatment, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const DAY = '2026-11-18';

let laser: number;
let town: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Ana Demo Dos');
  const { rows } = await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price)
     values ('PODIATRY', 'Láser', 60, 25000), ('PODIATRY', 'Control', 60, 9995), ('PODIATRY', 'Curación', 60, null)
     returning id`,
  );
  laser = rows[0].id;
  town = (await add()).body.id;
});

const whole = () => ({
  nombre: 'Municipalidad',
  porcentaje: 10,
  precios: [{ tratamiento: laser, precio: 18_000 }],
});
const add = (changes: object = {}) => staff.post('/api/convenios/', { ...whole(), ...changes });
const change = (body: object) => staff.send('PUT', `/api/convenios/${town}/`, body);
const give = (body: object = {}, paciente = 1) =>
  staff.send('PUT', `/api/convenios/de-paciente/${paciente}/`, { convenio: town, ...body });
const held = async (paciente = 1) => (await staff.get(`/api/convenios/de-paciente/${paciente}/`)).body;
const charges = async () => (await staff.get('/api/caja/cobros/?paciente=1')).body;
const book = async (tratamiento: string, hora = '10:00') => {
  const body = { paciente: 1, tratamiento, fecha: DAY, hora };
  return (await staff.post('/api/citas/crear_cita_admin/', body)).body.id as number;
};
async function visit(tratamiento: string, hora?: string): Promise<Record<string, unknown>> {
  await staff.send('PUT', `/api/citas/actualizar/${await book(tratamiento, hora)}/`, {
    estado: 'completada',
  });
  const [charge] = await charges();
  return (
    charge && { precio: charge.precio, rebaja: charge.rebaja, monto: charge.monto, motivo: charge.motivo }
  );
}

describe('An agreement', () => {
  it('stores an agreement with its percentage and prices, and changes parts of it', async () => {
    expect((await staff.get('/api/convenios/')).body).toEqual([
      {
        ...{ id: town, nombre: 'Municipalidad', vigente: true, porcentaje: 10 },
        precios: [{ tratamiento: laser, nombre: 'Láser', precio: 18_000 }],
      },
    ]);
    const changed = await change({ porcentaje: null, vigente: false });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ porcentaje: null, vigente: false, precios: [expect.anything()] }),
    ]);
    expect((await staff.send('PUT', '/api/convenios/999/', { porcentaje: 5 })).status).toBe(404);
  });

  it('keeps each change of an agreement with its author', async () => {
    await change({ precios: [{ tratamiento: laser, precio: 17_000 }] });
    await change({ precios: [] });
    await change({ nombre: 'Municipalidad de Ejemplo' });
    const { body } = await staff.graphql(
      `query ($id: Int!) { agreementChanges(id: $id) { treatment value changedByName } }`,
      { id: town },
    );
    const { data } = body;
    const by = data.agreementChanges[0].changedByName;
    expect(by).toEqual(expect.any(String));
    expect(data.agreementChanges).toEqual(
      expect.arrayContaining([
        { treatment: 'Láser', value: null, changedByName: by },
        { treatment: 'Láser', value: 17_000, changedByName: by },
        { treatment: 'Láser', value: 18_000, changedByName: by },
        { treatment: null, value: 10, changedByName: by },
      ]),
    );
    expect(data.agreementChanges).toHaveLength(4);
  });

  it.each([
    ['nombre', { nombre: '' }],
    ['nombre', { nombre: 'MUNICIPALIDAD' }],
    ['nombre', { nombre: 'x'.repeat(61) }],
    ['porcentaje', { porcentaje: 0 }],
    ['porcentaje', { porcentaje: 101 }],
    ['porcentaje', { porcentaje: 2.5 }],
    ['porcentaje', { porcentaje: null, precios: [] }],
    ['precios', { precios: [{ tratamiento: 99_999, precio: 1 }] }],
    ['precios', { precios: 'Láser' }],
    ['vigente', { vigente: 'sí' }],
  ])('refuses an agreement at its field %s for %j', async (field, changes) => {
    const { status, body } = await add({ nombre: 'Otro', ...changes });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await staff.get('/api/convenios/')).body).toHaveLength(1);
  });

  it('refuses a treatment twice and a negative price, and stores nothing', async () => {
    const price = { tratamiento: laser, precio: 1 };
    const answers = [
      await add({ nombre: 'Otro', precios: [price, price] }),
      await add({ nombre: 'Otro', precios: [{ ...price, precio: -1 }] }),
      await add({ nombre: 'Otro', precios: [null] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await staff.get('/api/convenios/')).body).toHaveLength(1);
  });

  it('gives a name to one agreement only, even if several desks choose it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ nombre: 'Banco' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('A patient with an agreement', () => {
  it('charges the agreed price, and keeps the list price on the line', async () => {
    await give();
    expect(await visit('Láser')).toEqual({
      precio: 25_000,
      rebaja: 7_000,
      monto: 18_000,
      motivo: 'Convenio Municipalidad',
    });
    await change({ precios: [{ tratamiento: laser, precio: 1_000 }] });
    expect((await charges())[0].monto).toBe(18_000);
  });

  it('takes the agreed percentage off other treatments, and charges nothing for those without a price', async () => {
    await give();
    expect(await visit('Control')).toMatchObject({ precio: 9_995, rebaja: 1_000, monto: 8_995 });
    await visit('Curación', '12:00');
    expect(await charges()).toHaveLength(1);
  });

  it('charges the agreed price by hand too, unless another price or discount is entered', async () => {
    await give();
    const charge = async (hora: string, body: object = {}) =>
      (
        await staff.post('/api/caja/cobros/', {
          ...{ cita: await book('Láser', hora), es_visita: true },
          ...body,
        })
      ).body;
    expect(await charge('10:00')).toMatchObject({ monto: 18_000, motivo: 'Convenio Municipalidad' });
    expect(await charge('12:00', { precio: 20_000, motivo: 'Otra zona' })).toMatchObject({
      precio: 20_000,
      rebaja: 0,
      motivo: 'Otra zona',
    });
    const discount = { rebaja: { tipo: 'porcentaje', porcentaje: 50 }, motivo: 'Vecina' };
    expect(await charge('15:00', discount)).toMatchObject({ monto: 12_500, motivo: 'Vecina' });
  });

  it.each([
    ['ended the day before', () => give({ hasta: '2026-11-17' }), 25_000],
    ['ends on the day', () => give({ hasta: DAY }), 18_000],
    ['is not in use any more', async () => [await give(), await change({ vigente: false })], 25_000],
    ['was taken away', async () => [await give(), await give({ convenio: null })], 25_000],
  ])('charges the right price to a patient whose agreement %s', async (_, prepare, monto) => {
    await prepare();
    expect(await visit('Láser')).toMatchObject({ monto });
  });

  it('refuses to give a patient an unknown agreement or one that is not in use', async () => {
    await change({ vigente: false });
    const answers = [await give(), await give({ convenio: 999 }), await give({ convenio: null, hasta: DAY })];
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [400, ['convenio']],
      [400, ['convenio']],
      [400, ['convenio']],
    ]);
    expect((await give({}, 999)).status).toBe(404);
    expect(await held()).toEqual({ convenio: null, nombre: '', vigente: false, hasta: null });
  });

  it('moves an agreement to the kept patient in a merge, unless that one has another', async () => {
    await give({ hasta: '2027-01-31' });
    const bank = (await add({ nombre: 'Banco' })).body.id;
    const merge = (keptId: number, mergedId: number) =>
      staff.graphql(
        `mutation { mergePatients(input: { keptId: ${keptId}, keptVersion: 1, mergedId: ${mergedId}, mergedVersion: 1, take: [] }) { id } }`,
      );
    await merge(2, 1);
    expect(await held(2)).toMatchObject({ convenio: town, hasta: '2027-01-31' });
    await addPatient(product.database, 3, 'Ana Demo Tres');
    await addPatient(product.database, 4, 'Ana Demo Cuatro');
    await give({ convenio: bank }, 3);
    await give({}, 4);
    await merge(3, 4);
    expect(await held(3)).toMatchObject({ convenio: bank });
    const undone = await staff.graphql('mutation { undoPatientMerge(id: 2) { id } }');
    expect(undone.body.errors).toBeUndefined();
    expect([await held(3), await held(4)]).toMatchObject([{ convenio: bank }, { convenio: town }]);
  });

  it('removes the agreement of a suppressed patient', async () => {
    await give();
    await visit('Láser');
    await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    const { rows } = await product.database.query('select from patient_agreement');
    expect(rows).toEqual([]);
  });

  it('lets users of the till give patients agreements, which only users with the right to settings change', async () => {
    const reception = await logInAsReception(product);
    expect((await reception.send('PUT', '/api/convenios/de-paciente/1/', { convenio: town })).status).toBe(
      200,
    );
    const cashier = await logInWith(product, 'cajera', { CAJA: 'WRITE' });
    expect((await cashier.get('/api/convenios/')).status).toBe(200);
    expect((await cashier.post('/api/convenios/', { ...whole(), nombre: 'Otro' })).status).toBe(403);
    const agenda = await logInWith(product, 'agenda', { AGENDA: 'WRITE' });
    expect((await agenda.get('/api/convenios/de-paciente/1/')).status).toBe(403);
  });
});
