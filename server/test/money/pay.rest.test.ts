import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { describedFetch } from '../product/described-fetch.js';
import { giveRights, logInWith } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';
import { openSpreadsheet } from '../../src/foundation/spreadsheets/open-spreadsheet.js';

const product = useSharedProduct({
  empty:
    'pay_line, pay_settlement, pay_rate, pay_regime, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, treatment, data_export, patient',
});
const { staff } = product;
/** Noon of 18 November 2026, the test's day, and of days after it. */
const NOON_OF = (day: string) => new Date(`${day}T15:00:00Z`);
const ids = { laser: 0 };

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Paz Demo');
  const { rows } = await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price) values ('PODIATRY', 'Láser', 60, 25000) returning id`,
  );
  ids.laser = rows[0].id;
});

const created = async (path: string, body: object = {}) => {
  const answer = await staff.post(`/api/caja/${path}/`, body);
  expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
  return answer.body;
};
const regime = (more: object = {}) =>
  staff.post('/api/caja/regimenes/', {
    profesional: 1,
    regimen: 'honorarios',
    desde: '2026-10-01',
    base: 'atendido',
    porcentaje: 40,
    ...more,
  });
const charge = (fecha: string, precio: number, more: object = {}) =>
  created('cobros', { paciente: 1, descripcion: 'Podología', precio, fecha, profesional_id: 1, ...more });
/** The charge of a visit with the laser. */
const laser = (day: string, price: number) =>
  product.database.query(
    `with opened as (insert into cash_day (day) values ($1) on conflict do nothing)
     insert into charge (kind, patient_id, professional_id, treatment_id, description, list_price, amount, tax, belongs_to,
                         booked_on, at)
     values ('VISIT', 1, 1, $2, 'Láser', $3, $3, 'UNDEFINED', $1, $1, now())`,
    [day, ids.laser, price],
  );
const pay = (fecha: string, more: object = {}) =>
  created('pagos', { paciente: 1, medio: 'debito', fecha, ...more });
const statement = async (mes = '2026-11', profesional = 1, client = staff) =>
  (await client.get(`/api/caja/liquidaciones/${mes}/${profesional}/`)).body;
const settle = (mes: string, profesional = 1) =>
  staff.post(`/api/caja/liquidaciones/${mes}/${profesional}/`, {});
const month = async (mes = '2026-11') => (await staff.get(`/api/caja/mes/${mes}/`)).body;

describe('Fees', () => {
  it('pays fees as a percentage of each charge less its discount and the retention, with a treatment’s own percentage first', async () => {
    expect(
      (await regime({ por_tratamiento: [{ tratamiento: ids.laser, porcentaje: 32.55 }] })).body,
    ).toMatchObject({
      id: expect.any(Number),
      regimen: 'honorarios',
      porcentaje: 40,
      por_tratamiento: [{ tratamiento: ids.laser, nombre: 'Láser', porcentaje: 32.55 }],
    });
    await charge('2026-11-03', 25_000);
    await charge('2026-11-04', 19_999, { rebaja: { tipo: 'monto', monto: 5_000 }, motivo: 'x' });
    await laser('2026-11-05', 25_001);
    const gross = 10_000 + 5_999 + 8_137;
    const retention = Math.round(gross * 0.1525);
    expect(await statement()).toEqual({
      profesional_id: 1,
      profesional: expect.any(String),
      mes: '2026-11',
      regimen: 'honorarios',
      base: 25_000 + 14_999 + 25_001,
      bruto: gross,
      retencion_porcentaje: 15.25,
      retencion: retention,
      arriendo: 0,
      neto: gross - retention,
      liquidado_en: null,
      liquidado_por: null,
      lineas: [
        {
          dia: '2026-11-03',
          paciente: 'Ana Paz Demo',
          tratamiento: 'Podología',
          regimen: 'honorarios',
          base: 25_000,
          porcentaje: 40,
          monto: 10_000,
        },
        expect.objectContaining({ base: 14_999, monto: 5_999 }),
        expect.objectContaining({ porcentaje: 32.55, monto: 8_137 }),
      ],
    });
  });

  it('keeps the percentage of a treatment that is renamed or deleted', async () => {
    await regime({ por_tratamiento: [{ tratamiento: ids.laser, porcentaje: 10 }] });
    await laser('2026-11-03', 10_000);
    await product.database.query(`update treatment set name = 'Láser nuevo'`);
    expect((await statement()).bruto).toBe(1_000);
    await product.database.query('delete from treatment');
    expect((await statement()).bruto).toBe(1_000);
  });
});

describe('A commission on what is collected', () => {
  it('counts a commission on payments in the month in which patients paid', async () => {
    await regime({ regimen: 'sueldo', base: 'cobrado', porcentaje: 10 });
    const { id } = await charge('2026-10-30', 30_000);
    await pay('2026-10-30', { monto: 20_000 });
    const later = await pay('2026-11-05', {});
    expect((await statement('2026-10')).lineas).toEqual([
      expect.objectContaining({ dia: '2026-10-30', base: 20_000, monto: 2_000 }),
    ]);
    expect(await statement()).toMatchObject({ bruto: 1_000, retencion: 0, neto: 1_000 });
    await created(`pagos/devolver/${later.id}`, { motivo: 'x' });
    expect((await statement()).lineas.map(({ monto }: { monto: number }) => monto)).toEqual([1_000, -1_000]);
    expect(id).toBeGreaterThan(0);
  });

  it('counts a commission on credit on the day when it pays a charge', async () => {
    await regime({ regimen: 'sueldo', base: 'cobrado', porcentaje: 50, desde: '2026-11-01' });
    await charge('2026-11-01', 1_000);
    await pay('2026-11-01', { monto: 11_000, deja_saldo: true });
    product.clock.instant = NOON_OF('2026-12-01');
    await charge('2026-12-01', 10_000);
    await created('saldo', { paciente: 1 });
    expect((await statement('2026-11')).bruto).toBe(500);
    expect((await statement('2026-12')).bruto).toBe(5_000);
  });

  it('counts a commission in the month of the clinic’s clock', async () => {
    await regime({ regimen: 'sueldo', base: 'cobrado', porcentaje: 50 });
    // 23.30 of 30 November in Santiago is 2.30 of December in UTC.
    product.clock.instant = new Date('2026-12-01T02:30:00Z');
    await charge('2026-11-30', 10_000);
    await pay('2026-11-30');
    expect((await settle('2026-11')).body).toHaveProperty('mes');
    expect((await statement('2026-11')).bruto).toBe(5_000);
    product.clock.instant = new Date('2026-12-01T03:30:00Z');
    expect((await settle('2026-11')).status).toBe(201);
  });
});

describe('A settlement', () => {
  it('never changes a settlement: later edits, reversals and regimes show in the next months', async () => {
    await regime();
    const first = await charge('2026-10-05', 25_000);
    await charge('2026-10-06', 9_999);
    expect((await settle('2026-11')).body).toHaveProperty('mes');
    const settled = await settle('2026-10');
    expect([settled.status, settled.body]).toEqual([
      201,
      expect.objectContaining({
        bruto: 10_000 + 3_999,
        liquidado_en: expect.stringMatching(/Z$/),
        liquidado_por: expect.any(String),
      }),
    ]);
    await created(`cobros/anular/${first.id}`, { motivo: 'x' });
    await charge('2026-10-07', 100);
    expect((await regime({ desde: '2026-11-01', porcentaje: 90 })).status).toBe(201);
    await product.database.query(`update professional set name = 'Otro nombre' where id = 1`);
    await product.database.query('update treatment set price = 1');
    expect(await statement('2026-10')).toEqual(settled.body);
    // Late lines are paid by the terms of the day of the work.
    expect((await statement('2026-11')).lineas).toEqual([
      expect.objectContaining({ dia: '2026-10-07', base: 100, porcentaje: 40, monto: 40 }),
      expect.objectContaining({ dia: '2026-11-18', base: -25_000, porcentaje: 40, monto: -10_000 }),
    ]);
    product.clock.instant = NOON_OF('2026-12-01');
    await settle('2026-11');
    expect((await statement('2026-12')).lineas).toEqual([]);
  });

  it('settles a month once, and only if it is over and has a regime', async () => {
    expect((await settle('2026-10')).body).toHaveProperty('profesional');
    await regime();
    expect((await settle('2026-11')).body).toHaveProperty('mes');
    expect((await settle('2026-10', 99)).status).toBe(404);
    expect((await settle('2026-10')).status).toBe(201);
    expect((await settle('2026-10')).body).toHaveProperty('mes');
    const { rows } = await product.database.query('select count(*)::int as n from pay_settlement');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('keeps the regimes of a settled month', async () => {
    await regime();
    await settle('2026-10');
    expect((await regime({ desde: '2026-10-31' })).body).toHaveProperty('desde');
    expect((await regime({ desde: '2026-10-01' })).body).toHaveProperty('desde');
    expect((await regime({ desde: '2026-11-01' })).status).toBe(201);
  });

  it('pays a session of a pack at its part of the price, once', async () => {
    await regime({ base: 'cobrado', porcentaje: 50 });
    const offer = await staff.post('/api/packs/', {
      nombre: 'Láser x3',
      tratamientos: [ids.laser],
      sesiones: 3,
      precio: 50_000,
      meses: 6,
    });
    const { id: pack } = await created('packs', {
      paciente: 1,
      pack: offer.body.id,
      pago: { medio: 'debito' },
    });
    const hour = { fecha: '2026-11-18', hora: '10:00' };
    const visit = await staff.post('/api/citas/crear_cita_admin/', {
      paciente: 1,
      tratamiento: 'Láser',
      ...hour,
    });
    await product.database.query(`update appointment set status = 'COMPLETED'`);
    await created(`packs/usar/${pack}`, { cita: visit.body.id });
    const session = expect.objectContaining({ dia: '2026-11-18', base: 16_666, monto: 8_333 });
    expect((await statement()).lineas).toEqual([session]);
    const { usos } = (await staff.get('/api/caja/packs/?paciente=1')).body[0];
    await created(`packs/sesiones/devolver/${usos[0].id}`, { motivo: 'x' });
    expect((await statement()).lineas).toEqual([
      session,
      expect.objectContaining({ base: -16_666, monto: -8_333 }),
    ]);
  });
});

describe('The rent of a box', () => {
  it('leaves a renting professional her charges: in the till, out of the income, paid to her less the rent', async () => {
    await regime({ regimen: 'arriendo', base: undefined, porcentaje: undefined, arriendo: 300_000 });
    await charge('2026-11-03', 25_000, { impuesto: 'exento' });
    await pay('2026-11-03', { medio: 'efectivo', monto: 20_000 });
    await charge('2026-11-03', 7_000, { profesional_id: null, impuesto: 'afecto' });
    expect(await statement()).toMatchObject({
      regimen: 'arriendo',
      base: 20_000,
      bruto: 20_000,
      retencion: 0,
      arriendo: 300_000,
      neto: -280_000,
    });
    const { dias, ...sums } = await month();
    expect(sums).toMatchObject({
      cobrado: 7_000,
      cobrado_de_arrendatarios: 25_000,
      pagado: 20_000,
      efectivo: 20_000,
      cuadra: true,
      por_impuesto: [{ impuesto: 'afecto', monto: 7_000, cantidad: 1 }],
      por_profesional: [expect.objectContaining({ profesional_id: null, cobrado: 7_000 })],
      arrendatarios: [
        { profesional_id: 1, profesional: expect.any(String), cobrado: 25_000, pagado: 20_000 },
      ],
    });
    expect(dias).toEqual([expect.objectContaining({ dia: '2026-11-03', cobrado: 32_000, efectivo: 20_000 })]);
    const { ingresos } = (await staff.get('/api/reportes/resumen/?desde=2026-11-01&hasta=2026-11-30')).body;
    const current = (rows: Array<{ periodo: string }>) => rows.filter(({ periodo }) => periodo === 'actual');
    expect(current(ingresos.totales)).toEqual([
      expect.objectContaining({ cobrado: 7_000, cobrado_de_arrendatarios: 25_000, pagado: 0 }),
    ]);
    expect(current(ingresos.profesionales)).toEqual([
      expect.objectContaining({ profesional: null, monto: 7_000 }),
    ]);
    expect(current(ingresos.tratamientos)).toEqual([expect.objectContaining({ monto: 7_000 })]);
    expect(current(ingresos.medios)).toEqual([expect.objectContaining({ medio: 'efectivo', monto: 0 })]);
  });

  it('counts credit as collected by a renting professional in the month in which it pays', async () => {
    await regime({ regimen: 'arriendo', base: undefined, porcentaje: undefined, arriendo: 300_000 });
    await charge('2026-11-03', 4_000);
    await pay('2026-11-03', { monto: 10_000, deja_saldo: true });
    product.clock.instant = NOON_OF('2026-12-01');
    await charge('2026-12-01', 9_000);
    await created('saldo', { paciente: 1 });
    const collected = [await month(), await month('2026-12')].map(({ arrendatarios }) => arrendatarios);
    expect(collected).toEqual([
      [expect.objectContaining({ cobrado: 4_000, pagado: 4_000 })],
      [expect.objectContaining({ cobrado: 9_000, pagado: 6_000 })],
    ]);
    expect([(await statement()).bruto, (await statement('2026-12')).bruto]).toEqual([4_000, 6_000]);
  });
});

describe('Who may read pay', () => {
  it('shows all pay to users who correct the till, and professionals only their own, with initials without the right to patients', async () => {
    await regime();
    await charge('2026-11-03', 25_000);
    const her = await logInWith(product, 'paula', { AGENDA: 'READ' });
    expect((await her.get('/api/mi-liquidacion/2026-11/')).status).toBe(404);
    await product.database.query(`update staff_user set professional_id = 1 where username = 'paula'`);
    const own = await her.get('/api/mi-liquidacion/2026-11/');
    expect([own.status, own.body]).toEqual([
      200,
      expect.objectContaining({
        profesional_id: 1,
        bruto: 10_000,
        lineas: [expect.objectContaining({ paciente: 'A. P. D.', monto: 10_000 })],
      }),
    ]);
    const refused = [
      await her.get('/api/caja/liquidaciones/2026-11/'),
      await her.get('/api/caja/liquidaciones/2026-11/1/'),
      await her.get('/api/caja/liquidaciones/2026-11/2/'),
      await her.get('/api/caja/liquidaciones/2026-11/1/exportar/?formato=csv'),
      await her.get('/api/caja/regimenes/?profesional=1'),
      await her.post('/api/caja/liquidaciones/2026-10/1/', {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    const graphql = await her.graphql('{ ownPayStatement(month: "2026-11-18") { net lines { patient } } }');
    expect(graphql.body.data.ownPayStatement.lines).toEqual([{ patient: 'A. P. D.' }]);
  });

  it('refuses to settle pay with the right to read only', async () => {
    await regime();
    const accountant = await logInWith(product, 'conta', { CAJA: 'READ', CAJA_CORRECTIONS: 'READ' });
    expect((await statement('2026-10', 1, accountant)).lineas).toEqual([]);
    expect((await accountant.post('/api/caja/liquidaciones/2026-10/1/', {})).status).toBe(403);
    await giveRights(product, 'conta', {});
  });
});

describe('Pay as a spreadsheet', () => {
  const rowsOf = async (path: string) => {
    const response = await describedFetch(`${product.url}/api/${path}`, {
      headers: { authorization: `Bearer ${staff.access}` },
    });
    expect(response.status).toBe(200);
    const rows: string[][] = [];
    for await (const { cells } of (await openSpreadsheet(Buffer.from(await response.arrayBuffer()))).rows())
      rows.push([...cells]);
    return rows;
  };

  it.each(['csv', 'xlsx'])('exports the lines of pay and their sums as %s', async (format) => {
    await regime();
    await charge('2026-11-03', 25_000);
    expect(
      (await rowsOf(`caja/liquidaciones/2026-11/1/exportar?formato=${format}`)).map(
        ([, , detail, , , , amount]) => [detail, amount],
      ),
    ).toEqual([
      ['Detalle', 'Monto'],
      ['Podología', '10000'],
      ['Bruto', '10000'],
      ['Retención', '-1525'],
      ['Neto', '8475'],
    ]);
    const all = await rowsOf(`caja/liquidaciones/2026-11/exportar?formato=${format}`);
    expect(all[1]?.slice(2)).toEqual(['25000', '10000', '1525', '0', '8475']);
    const { rows } = await product.database.query(
      `select count(*)::int as n from data_export where list = 'PAY'`,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});

describe('Bad regimes', () => {
  it.each([
    ['profesional', { profesional: undefined }],
    ['regimen', { regimen: 'propinas' }],
    ['desde', { desde: '2026-02-30' }],
    ['base', { base: undefined }],
    ['base', { base: 'todo' }],
    ['porcentaje', { porcentaje: undefined }],
    ['porcentaje', { porcentaje: 100.01 }],
    ['porcentaje', { porcentaje: -0.01 }],
    ['porcentaje', { porcentaje: 33.333 }],
    ['porcentaje', { porcentaje: '40' }],
    ['arriendo', { arriendo: 1_000 }],
    ['arriendo', { regimen: 'arriendo', base: undefined, porcentaje: undefined }],
    ['arriendo', { regimen: 'arriendo', base: undefined, porcentaje: undefined, arriendo: 0 }],
    ['porcentaje', { regimen: 'arriendo', base: undefined, arriendo: 1_000 }],
    ['por_tratamiento', { por_tratamiento: 'Láser' }],
    ['por_tratamiento', { por_tratamiento: [{ tratamiento: 9_999, porcentaje: 1 }] }],
  ])('refuses a regime at its field %s: %j', async (field, more) => {
    const { status, body } = await regime(more);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    const { rows } = await product.database.query('select count(*)::int as n from pay_regime');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('refuses a regime that names a treatment twice, and corrects one until a month that it pays is settled', async () => {
    const twice = { tratamiento: ids.laser, porcentaje: 10 };
    expect((await regime({ por_tratamiento: [twice, twice] })).body).toHaveProperty('por_tratamiento');
    expect((await regime({ profesional: 99 })).status).toBe(404);
    await regime({ porcentaje: 4 });
    expect((await regime()).status).toBe(201);
    await charge('2026-10-05', 10_000);
    expect((await statement('2026-10')).lineas).toMatchObject([{ monto: 4_000 }]);
    expect((await staff.get('/api/caja/regimenes/?profesional=1')).body).toMatchObject([{ porcentaje: 40 }]);
    await settle('2026-10');
    expect((await regime({ porcentaje: 50 })).body).toHaveProperty('desde');
  });
});
