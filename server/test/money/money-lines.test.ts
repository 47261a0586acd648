import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { createProgram } from '../product/keys.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'pay_line, pay_settlement, pay_rate, pay_regime, pack_offer, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, clinical_record, treatment, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';
const NOVEMBER = 'desde=2026-11-01&hasta=2026-11-30';
const LINES = '/api/caja/movimientos/';
/** The charge of a pack. */
const PACK = 'Pack Láser x5: 5 sesiones';

const created = async (path: string, body: object) => {
  const answer = await staff.post(`/api/${path}/`, body);
  expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
  return answer.body;
};
let hour = 9;
/** A finished visit, which charges its price. */
async function visit(tratamiento: string, paciente = 1): Promise<number> {
  hour = hour === 17 ? 10 : hour + 1;
  const body = { paciente, tratamiento, fecha: TODAY, hora: `${hour}:00` };
  const { id } = await created('citas/crear_cita_admin', body);
  expect((await staff.send('PUT', `/api/citas/actualizar/${id}/`, { estado: 'completada' })).status).toBe(
    200,
  );
  return id;
}
const chargeOf = async (cita: number) =>
  (await product.database.query('select id from charge where appointment_id = $1', [cita])).rows[0].id;
const charge = (descripcion: string, precio: number, more: object = {}) =>
  created('caja/cobros', { paciente: 1, descripcion, precio, ...more });
const pay = (cobros: number[], more: object = {}) =>
  created('caja/pagos', { paciente: 1, cobros, medio: 'debito', ...more });

/** A day with each thing that a figure may count, and a renter's on the next one. */
async function aHistory(): Promise<void> {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Berta Demo');
  const { rows } = await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price)
     values ('PODIATRY', 'Láser', 60, 25000), ('PODIATRY', 'Control', 60, 15000) returning id`,
  );
  const offer = await created('packs', {
    ...{ nombre: 'Láser x5', tratamientos: [rows[0].id], sesiones: 5, precio: 100_000, meses: 6 },
  });

  await pay([await chargeOf(await visit('Láser'))], { propina: 2_000 });
  const reduced = await created(`caja/cobros/cambiar/${await chargeOf(await visit('Control'))}`, {
    rebaja: { tipo: 'monto', monto: 5_000 },
    motivo: 'Convenio',
  });
  const cash = await pay([reduced.id], { medio: 'efectivo' });
  await created(`caja/pagos/devolver/${cash.id}`, { monto: 4_000, motivo: 'Se pagó de más' });
  await created(`caja/cobros/cambiar/${await chargeOf(await visit('Control', 2))}`, {
    rebaja: { tipo: 'cortesia' },
    motivo: 'Cortesía',
  });

  const card = { medio: 'debito', autorizacion: '123456' };
  const pack = await created('caja/packs', { paciente: 1, pack: offer.id, pago: card });
  await created(`caja/packs/usar/${pack.id}`, { cita: await visit('Láser') });
  const cancelled = await created('caja/packs', { paciente: 2, pack: offer.id, pago: card });
  await created(`caja/packs/cancelar/${cancelled.id}`, { motivo: 'x', medio_devolucion: 'transferencia' });

  const cream = await charge('Crema', 9_994);
  await pay([cream.id], { medio: 'efectivo' });
  const wrong = await charge('Talco', 7_000);
  await created(`caja/cobros/anular/${wrong.id}`, { motivo: 'No lo llevó' });

  await created('caja/regimenes', { profesional: 2, regimen: 'arriendo', desde: '2026-11-01', arriendo: 1 });
  const rented = await charge('Uñas', 12_000, { profesional_id: 2 });
  await pay([rented.id], { medio: 'efectivo', monto: 20_000, deja_saldo: true });
  product.clock.instant = new Date('2026-11-19T15:00:00Z');
  await charge('Uñas', 6_000, { profesional_id: 2 });
  await created('caja/saldo', { paciente: 1 });
  // The figures name a treatment as it is called now.
  await product.database.query(`update treatment set name = 'Láser nuevo' where name = 'Láser'`);
}

/** All lines of a filter, read in pages of two, and the sums beside them. */
async function list(filter: string) {
  const lines: Array<{
    tipo: string;
    dia: string;
    monto: number;
    cobro: object | null;
    pago: object | null;
  }> = [];
  let sums: Record<'cobros' | 'pagos', { cantidad: number; monto: number }> | undefined;
  let cursor = '';
  for (;;) {
    const page = await staff.get(`${LINES}?${NOVEMBER}&limite=2&cursor=${cursor}&${filter}`);
    expect([page.status, page.status === 200 ? '' : page.body]).toEqual([200, '']);
    lines.push(...page.body.movimientos);
    sums = page.body.totales;
    if (page.headers.get('x-hay-mas') === 'false') break;
    cursor = page.headers.get('x-cursor') ?? '';
  }
  return { lines, sums };
}
const sumOf = (lines: ReadonlyArray<{ monto: number }>) => lines.reduce((sum, { monto }) => sum + monto, 0);

beforeEach(async () => {
  hour = 9;
  product.clock.instant = new Date(`${TODAY}T15:00:00Z`);
  await aHistory();
});

describe('The lines behind the figures of income', () => {
  it('lists lines that add up to each figure of the income, to the peso', async () => {
    const { ingresos } = (await staff.get(`/api/reportes/resumen/?${NOVEMBER}`)).body;
    const bars = (table: string) =>
      (ingresos[table] as Array<Record<string, string | number | null>>).filter(
        ({ periodo }) => periodo === 'actual',
      );
    const found: Array<[string, number, number]> = [];
    const expected: typeof found = [];
    const compare = async (kind: 'cobros' | 'pagos', filter: string, figure: unknown) => {
      const { lines, sums } = await list(filter);
      found.push([filter, sumOf(lines), sums![kind].monto]);
      expected.push([filter, Number(figure), Number(figure)]);
      expect(sums![kind].cantidad).toBe(lines.length);
    };
    for (const { tratamiento, monto } of bars('tratamientos'))
      await compare('cobros', tratamiento ? `tratamiento=${tratamiento}` : 'sin_tratamiento=true', monto);
    for (const { profesional, monto } of bars('profesionales'))
      await compare('cobros', profesional ? `profesional=${profesional}` : 'sin_profesional=true', monto);
    for (const { medio, monto } of bars('medios')) await compare('pagos', `medio=${medio}`, monto);
    const [totals] = bars('totales');
    await compare('cobros', 'tipo=cobro', totals!['cobrado']);
    await compare('pagos', 'tipo=pago', totals!['pagado']);
    expect(found).toEqual(expected);

    // The figures themselves, worked out by hand.
    expect(bars('tratamientos').map(({ tratamiento, monto }) => [tratamiento, monto])).toEqual([
      [PACK, 100_000],
      ['Láser nuevo', 25_000],
      ['Control', 10_000],
      ['', 9_994],
    ]);
    expect(bars('medios').map(({ medio, monto }) => [medio, monto])).toEqual([
      ['debito', 25_000 + 100_000 + 100_000],
      // 10.000 − 4.000 + 9.990, and of the 20.000 for the renter what her charges have not used: the credit of 8.000 pays
      // the 4.000 that the refund left owed first.
      ['efectivo', 15_990 + 20_000 - 12_000 - 4_000],
      ['transferencia', -100_000],
    ]);
  });

  it('lists charges and payments, the newest first; lines of a renting professional name both', async () => {
    const { lines } = await list('');
    expect(lines.map(({ dia }) => dia)).toEqual(
      lines
        .map(({ dia }) => dia)
        .toSorted()
        .toReversed(),
    );
    expect(lines[0]).toEqual({
      tipo: 'pago',
      dia: '2026-11-19',
      monto: -4_000,
      cobro: expect.objectContaining({ descripcion: 'Uñas', monto: 6_000, profesional_id: 2 }),
      pago: expect.objectContaining({ medio: 'efectivo', monto: 20_000 }),
    });
    const pack = (await list(`tratamiento=${PACK}`)).lines;
    expect(pack.map(({ tipo, monto, pago }) => [tipo, monto, pago]).toSorted()).toEqual([
      ['cobro', -100_000, null],
      ['cobro', 100_000, null],
      ['cobro', 100_000, null],
    ]);
    // A tip and a rounding are no income.
    const kinds = lines.flatMap(({ cobro, pago }) => (cobro ? [] : [(pago as { tipo: string }).tipo]));
    expect([...new Set(kinds)].toSorted()).toEqual(['devolucion', 'pago']);
  });

  it('returns the same lines of income through GraphQL, in pages that users can jump to', async () => {
    const { body } = await staff.graphql(
      `query ($from: LocalDate!, $to: LocalDate!) {
         moneyLines(from: $from, to: $to, method: CASH, first: 2, offset: 1) {
           nodes { kind day amount charge { description } payment { method amount } }
           charges { count amount } payments { count amount } hasNextPage } }`,
      { from: '2026-11-01', to: '2026-11-30' },
    );
    const rest = await list('medio=efectivo');
    expect(body.data.moneyLines).toEqual({
      nodes: [
        {
          kind: 'PAYMENT',
          day: TODAY,
          amount: -12_000,
          charge: { description: 'Uñas' },
          payment: { method: 'CASH', amount: 20_000 },
        },
        {
          kind: 'PAYMENT',
          day: TODAY,
          amount: 20_000,
          charge: null,
          payment: { method: 'CASH', amount: 20_000 },
        },
      ],
      charges: { count: 0, amount: 0 },
      payments: { count: rest.lines.length, amount: sumOf(rest.lines) },
      hasNextPage: true,
    });
  });

  it('lists no lines where nothing was charged, or where filters exclude each other', async () => {
    const none = { cobros: { cantidad: 0, monto: 0 }, pagos: { cantidad: 0, monto: 0 } };
    const early = await staff.get(`${LINES}?desde=2026-10-01&hasta=2026-10-31`);
    expect(early.body).toEqual({ movimientos: [], totales: none });
    for (const filter of ['medio=debito&profesional=1', 'tratamiento=Nada', 'profesional=999'])
      expect(await list(filter)).toEqual({ lines: [], sums: none });
    // The kind leaves the sums of the other one.
    expect((await list('tipo=pago')).sums).toEqual((await list('tipo=cobro')).sums);
  });

  it.each([
    ['desde=2026-11-30&hasta=2026-11-01', 'La fecha final no puede ser anterior a la inicial.'],
    ['desde=2026-01-01&hasta=2027-01-02', 'Pida un período de hasta 366 días.'],
    ['hasta=2026-11-30', 'fecha'],
    [`${NOVEMBER}&tipo=gasto`, 'Elija uno de los valores'],
    [`${NOVEMBER}&medio=cheque`, 'Elija uno de los valores'],
    [`${NOVEMBER}&profesional=-1`, 'número entero'],
    [`${NOVEMBER}&sin_profesional=quizas`, 'Elija uno de los valores'],
    [`${NOVEMBER}&tratamiento=${'x'.repeat(201)}`, '200'],
    [`${NOVEMBER}&cursor=nada`, 'cursor'],
    [`${NOVEMBER}&limite=201`, '200'],
  ])('refuses to list lines of income with a sentence for %s', async (query, sentence) => {
    const { status, body } = await staff.get(`${LINES}?${query}`);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('lists the lines of income only to users who may read corrections of the till', async () => {
    const reception = await logInAsReception(product);
    const refused = await reception.get(`${LINES}?${NOVEMBER}`);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      expect.stringContaining('correcciones de caja'),
    ]);
    const accountant = await createProgram(product, { CAJA_CORRECTIONS: 'READ' }, 'x', staff);
    expect((await accountant.get(`${LINES}?${NOVEMBER}`)).status).toBe(200);
  });
});
