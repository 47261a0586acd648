import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import { logInAsReception } from '../../product/people.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({
  empty:
    'payment_use, charge, payment, fiscal_document, cash_closing, cash_day, waiting_entry, blocked_hours, closure, day_off, data_export, appointment_change, used_supply, clinical_record_version, clinical_record, appointment, patient, supply',
});

/** Chile's clocks go forward on Sunday, the 6th of September. */
const SEPTEMBER = '?desde=2026-09-01&hasta=2026-09-30';
const SUMMARY = '/api/reportes/resumen/';
const CARE = 'Podología general';
const AUGUST_31 = new Date('2026-08-31T16:00:00Z');
const SEPTEMBER_30 = new Date('2026-09-30T15:00:00Z');

let staff: TestClient;
const rows = async (text: string, values: unknown[] = []) =>
  (await product.database.query(text, values)).rows;
const at = async (instant: Date): Promise<void> => {
  product.clock.instant = instant;
  staff = await product.logIn();
};
const send = async (path: string, body: object): Promise<number> => {
  const { status, body: answer } = await staff.post(path, body);
  expect([status, answer]).toEqual([201, expect.anything()]);
  return answer.id as number;
};
const book = (paciente: number, fecha: string, hora: string, more: object = {}): Promise<number> =>
  send('/api/citas/crear_cita_admin/', { paciente, fecha, hora, tratamiento: CARE, ...more });
const attend = (paciente: number, fecha: string, hora: string, more: object = {}): Promise<number> =>
  book(paciente, fecha, hora, { estado: 'completada', ...more });
const charge = (cita: number, fecha: string, more: object = {}): Promise<number> =>
  send('/api/caja/cobros/', { cita, es_visita: true, fecha, ...more });
const pay = (paciente: number, cobros: number[], fecha: string, more: object): Promise<number> =>
  send('/api/caja/pagos/', { paciente, cobros, fecha, medio: 'debito', ...more });

/** A month of nine appointments, prepared so that each figure can be worked out by hand. */
async function aMonth(): Promise<void> {
  await addPatient(product.database, 1, 'Ana Demo');
  await addPatient(product.database, 2, 'Berta Demo');
  await addPatient(product.database, 3, 'Carla Demo');
  await rows(`update professional set created_at = '2026-01-02'`);
  await rows('update treatment set price = null, control_weeks = null');
  await rows(`update treatment set price = 25000 where name = '${CARE}'`);
  await rows(`update treatment set price = 15000 where name = 'Manicura'`);
  await rows(
    `insert into closure (from_date, to_date, reason) values ('2026-09-18', '2026-09-19', 'Fiestas Patrias')`,
  );
  await rows(
    `insert into day_off (professional_id, from_date, to_date, reason) values (1, '2026-09-02', '2026-09-02', 'x')`,
  );

  await at(AUGUST_31);
  const early = await book(1, '2026-09-07', '09:00');
  // 48 and a half hours before on the calendar, an hour less on the clock.
  await at(new Date('2026-09-05T12:30:00Z'));
  await staff.send('PUT', `/api/citas/actualizar/${early}/`, { estado: 'cancelada' });

  await at(new Date('2026-09-20T15:00:00Z'));
  const visitor = { nombre: 'Visita Demo', email: 'v@demo.invalid', telefono: '+56 9 1111 2222' };
  const online = { ...visitor, fecha: '2026-09-24', hora: '12:00', servicio: 'Consulta General' };
  expect(
    (
      await product
        .client()
        .getAntiForgery()
        .then((one) => one.post('/api/citas/reservar/', online))
    ).status,
  ).toBe(201);
  // By the link, an hour and a half before.
  await rows(
    `with cancelled as (
       update appointment set status = 'CANCELLED' where booked_name = 'Visita Demo' returning id),
     freed as (delete from appointment_slot s using cancelled c where s.appointment_id = c.id)
     insert into appointment_change (appointment_id, at, kind, channel, before, after)
     select x.appointment_id, '2026-09-24T13:30:00Z', 'CHANGED', 'LINK', x.after,
            x.after || '{"status": "CANCELLED"}' from appointment_change x join cancelled c on c.id = x.appointment_id`,
  );

  await at(SEPTEMBER_30);
  await attend(1, '2026-08-12', '10:00');
  const blocked = { professionalId: 1, date: '2026-09-03', time: '17:00', durationMinutes: 120, reason: 'x' };
  await staff.graphql('mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }', {
    input: blocked,
  });
  const first = await attend(1, '2026-09-01', '10:00');
  const second = await attend(2, '2026-09-09', '11:00');
  const manicure = await attend(3, '2026-09-09', '10:00', { tratamiento: 'Manicura', tipo_cita: 'manicura' });
  await attend(1, '2026-09-16', '10:00');
  const missed = await book(2, '2026-09-10', '15:00');
  await rows(`update appointment set attendance = 'NO_SHOW' where id = $1`, [missed]);
  await book(2, '2026-09-30', '18:00');
  const resold = await attend(3, '2026-09-24', '12:00');
  await rows(
    `with entry as (
       insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part,
         booked_name, created_at, ended_at, ending)
       values (3, 'PODIATRY', 'x', 60, '2026-09-24', '2026-09-24', 'all', 'Carla', now(), now(), 'BOOKED') returning id)
     insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes,
       state, created_at, settled_at, appointment_id)
     select id, 'x', 1, '2026-09-24', 720, 60, 'ACCEPTED', now(), now(), $1 from entry`,
    [resold],
  );

  await pay(1, [await charge(first, '2026-09-01')], '2026-09-01', { propina: 2_000 });
  const reduced = await charge(second, '2026-09-09', {
    rebaja: { tipo: 'monto', monto: 5_000 },
    motivo: 'Convenio',
  });
  const cash = await pay(2, [reduced], '2026-09-09', { medio: 'efectivo' });
  await send(`/api/caja/pagos/devolver/${cash}/`, { monto: 5_000, motivo: 'x' });
  const wrong = await charge(manicure, '2026-09-09');
  await send(`/api/caja/cobros/anular/${wrong}/`, { motivo: 'x' });
  const cream = await send('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio: 9_994 });
  await pay(1, [cream], '2026-09-30', { medio: 'efectivo' });
  await pay(3, [await charge(resold, '2026-09-24')], '2026-09-24', { medio: 'transferencia', monto: 10_000 });

  await rows(
    `insert into supply (id, name, unit, unit_value, stock, critical_stock) values (901, 'Gasa', 'u', 1500, 0, 0), (902, 'Guantes', 'u', 700, 0, 0)`,
  );
  await rows(
    `with r as (
       insert into clinical_record (patient_id, appointment_id, date, care_description, procedure, instructions)
       values (1, $1, '2026-09-01', 'x', 'x', 'x'), (2, null, '2026-09-02', 'x', 'x', 'x') returning id, appointment_id)
     insert into used_supply (clinical_record_id, supply_id, quantity, unit_value)
     select id, 901, case when appointment_id is null then 1 else 2 end, 1500 from r`,
    [first],
  );
}

beforeEach(() => at(SEPTEMBER_30));

const ofPeriod = (list: ReadonlyArray<Record<string, unknown>>, wanted = 'actual') =>
  list.filter(({ periodo }) => periodo === wanted).map(({ periodo: _periodo, ...row }) => row);

describe('The figures of a month', () => {
  beforeEach(aMonth);
  const read = async () => (await staff.get(SUMMARY + SEPTEMBER)).body;

  it('shows in each figure the number of rows of the list behind it', async () => {
    const { citas } = await read();
    const listed = async (filter: Readonly<Record<string, unknown>>) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
      const { status, body } = await staff.get(`/api/citas/asistencia/${SEPTEMBER}&${query.toString()}`);
      expect(status).toBe(200);
      return body.citas as readonly object[];
    };
    for (const { por, anticipacion, citas: count } of ofPeriod(citas.canceladas))
      expect(await listed({ cancelada_por: por, anticipacion })).toHaveLength(Number(count));
    for (const { dia, hora, citas: count } of ofPeriod(citas.horas))
      expect(await listed({ dia, hora, sin_canceladas: true })).toHaveLength(Number(count));
    expect(await listed({ revendidas: true })).toHaveLength(1);
    for (const [who, count] of Object.entries(ofPeriod(citas.pacientes)[0] ?? {}))
      expect([who, (await listed({ pacientes: who })).length]).toEqual([who, count]);
    const open = ofPeriod(citas.servicios).reduce((sum, { por_cerrar }) => sum + Number(por_cerrar), 0);
    expect(await listed({ por_cerrar: true })).toHaveLength(open);
  });

  it('counts no hour as resold whose appointment was moved away, in the figure and in the list', async () => {
    const resold = async (period: string) => [
      ofPeriod((await staff.get(SUMMARY + period)).body.citas.revendidas),
      (await staff.get(`/api/citas/asistencia/${period}&revendidas=true`)).body.citas.length,
      ofPeriod((await staff.get(SUMMARY + period)).body.ingresos.totales)[0]?.['cobrado_revendidas'],
    ];
    expect(await resold(SEPTEMBER)).toEqual([[{ citas: 1, minutos: 60 }], 1, 25_000]);
    const [{ id }] = await rows(`select appointment_id as id from waiting_offer`);
    const moved = { fecha: '2026-08-13', hora: '12:00' };
    expect((await staff.send('PUT', `/api/citas/actualizar/${id}/`, moved)).status).toBe(200);
    const none = [[{ citas: 0, minutos: 0 }], 0, 0];
    expect(await resold(SEPTEMBER)).toEqual(none);
    expect(await resold('?desde=2026-08-01&hasta=2026-08-31')).toEqual(none);
  });

  it('costs what the supplies behind the figures cost, page by page, without patients for reception', async () => {
    await rows(
      `insert into used_supply (clinical_record_id, supply_id, quantity, unit_value)
       select r.id, 902, 3, 700 from clinical_record r where r.appointment_id is null`,
    );
    const { insumos } = await read();
    expect(ofPeriod(insumos)).toContainEqual({ tratamiento: '', fichas: 1, costo: 3_600 });
    const path = `/api/insumos/usados/${SEPTEMBER}`;
    for (const { tratamiento, costo } of ofPeriod(insumos)) {
      const filter = tratamiento ? `tratamiento=${encodeURIComponent(String(tratamiento))}` : 'sin_cita=true';
      let sum = 0;
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page = await staff.get(`${path}&${filter}&limite=1&cursor=${cursor}`);
        expect([page.status, page.body.costo_total]).toEqual([200, costo]);
        for (const use of page.body.usos) sum += use.costo;
        cursor = page.headers.get('x-hay-mas') === 'true' ? String(page.headers.get('x-cursor')) : undefined;
      }
      expect([tratamiento, sum]).toEqual([tratamiento, costo]);
    }
    const use = async (client: TestClient) => (await client.get(`${path}&sin_cita=true`)).body.usos[0];
    const gauze = {
      dia: '2026-09-02',
      insumo: 901,
      insumo_nombre: 'Gasa',
      cantidad: 1,
      valor_unitario: 1_500,
    };
    expect(await use(staff)).toEqual({
      ...gauze,
      costo: 1_500,
      ficha: expect.any(Number),
      paciente_nombre: 'Berta Demo',
    });
    expect(await use(await logInAsReception(product))).toMatchObject({
      ...gauze,
      ficha: null,
      paciente_nombre: null,
    });
  });

  it('matches the figures that were worked out by hand', async () => {
    const { citas, ingresos, insumos, controles, periodos } = await read();
    const none = { atendidas: 0, canceladas: 0, no_vinieron: 0, por_cerrar: 0 };
    expect(
      periodos.map((one: Record<string, string>) => [one['periodo'], one['desde'], one['hasta']]),
    ).toEqual([
      ['actual', '2026-09-01', '2026-09-30'],
      ['anterior', '2026-08-01', '2026-08-31'],
      ['hace_un_ano', '2025-09-01', '2025-09-30'],
    ]);
    const podiatry = { tipo_cita: 'podologia', ...none };
    expect(ofPeriod(citas.semanas)).toEqual([
      { semana: '2026-08-31', ...podiatry, atendidas: 1 },
      { semana: '2026-09-07', ...podiatry, atendidas: 1, canceladas: 1, no_vinieron: 1 },
      { semana: '2026-09-07', ...none, tipo_cita: 'manicura', atendidas: 1 },
      { semana: '2026-09-14', ...podiatry, atendidas: 1 },
      { semana: '2026-09-21', ...podiatry, atendidas: 1, canceladas: 1 },
      { semana: '2026-09-28', ...podiatry, por_cerrar: 1 },
    ]);
    expect(ofPeriod(citas.servicios)).toEqual([
      { ...podiatry, atendidas: 4, canceladas: 2, no_vinieron: 1, por_cerrar: 1 },
      { ...none, tipo_cita: 'manicura', atendidas: 1 },
    ]);
    expect(ofPeriod(citas.servicios, 'anterior')).toEqual([{ ...podiatry, atendidas: 1 }]);
    expect(ofPeriod(citas.canceladas)).toEqual([
      { por: 'paciente', anticipacion: 'menos_de_2_horas', tarde: true, citas: 1 },
      { por: 'integracion', anticipacion: 'desde_24_horas', tarde: false, citas: 1 },
    ]);
    expect(ofPeriod(citas.pacientes)).toEqual([{ nuevos: 2, que_vuelven: 1 }]);
    expect(ofPeriod(citas.origenes)).toEqual([
      { origen: 'integracion', citas: 7 },
      { origen: 'reserva_en_linea', citas: 1 },
      { origen: 'lista_de_espera', citas: 1 },
    ]);
    expect(ofPeriod(citas.revendidas)).toEqual([{ citas: 1, minutos: 60 }]);
    expect(ofPeriod(citas.horas).map(({ dia, hora, citas: count }) => [dia, hora, count])).toEqual([
      [2, 10, 1],
      [3, 10, 2],
      [3, 11, 1],
      [3, 18, 1],
      [4, 12, 1],
      [4, 15, 1],
    ]);
    // Ten hours from Monday to Saturday, without the holidays; the podiatrist was off on the 2nd and busy on the 3rd.
    const minutes = ofPeriod(citas.ocupacion).map((one) => [
      one['profesional'],
      one['dia'],
      one['minutos_abiertos'],
      one['minutos_reservados'],
    ]);
    expect(minutes).toEqual([
      [1, 1, 2400, 0],
      [1, 2, 3000, 60],
      [1, 3, 2400, 180],
      [1, 4, 2280, 120],
      [1, 5, 1800, 0],
      [1, 6, 1800, 0],
      [2, 1, 2400, 0],
      [2, 2, 3000, 0],
      [2, 3, 3000, 60],
      [2, 4, 2400, 0],
      [2, 5, 1800, 0],
      [2, 6, 1800, 0],
    ]);

    expect(ofPeriod(ingresos.totales)).toEqual([
      {
        // 25.000 + 20.000 + 15.000 − 15.000 + 9.994 + 25.000.
        cobrado: 79_994,
        cobrado_de_arrendatarios: 0,
        // 25.000 + 20.000 − 5.000 + 9.990 + 10.000, without the tip of 2.000.
        pagado: 59_990,
        sin_cobro_registrado: 2,
        precio_no_vinieron: 25_000,
        cobrado_revendidas: 25_000,
      },
    ]);
    expect(ofPeriod(ingresos.tratamientos)).toEqual([
      { tratamiento: CARE, cobros: 3, monto: 70_000 },
      { tratamiento: '', cobros: 1, monto: 9_994 },
      { tratamiento: 'Manicura', cobros: 0, monto: 0 },
    ]);
    expect(ofPeriod(ingresos.profesionales)).toEqual([
      { profesional: 1, profesional_nombre: expect.any(String), cobros: 3, monto: 70_000 },
      { profesional: null, profesional_nombre: 'Sin profesional', cobros: 1, monto: 9_994 },
      { profesional: 2, profesional_nombre: expect.any(String), cobros: 0, monto: 0 },
    ]);
    expect(ofPeriod(ingresos.medios)).toEqual([
      { medio: 'debito', pagos: 1, pagado: 25_000, devuelto: 0, monto: 25_000 },
      { medio: 'efectivo', pagos: 2, pagado: 29_990, devuelto: -5_000, monto: 24_990 },
      { medio: 'transferencia', pagos: 1, pagado: 10_000, devuelto: 0, monto: 10_000 },
    ]);
    expect(ofPeriod(insumos)).toEqual([
      { tratamiento: CARE, fichas: 1, costo: 3_000 },
      { tratamiento: '', fichas: 1, costo: 1_500 },
    ]);
    expect(controles).toEqual({ vencidos: 0, al: '2026-09-30' });
  });

  it('gives the same figures through GraphQL', async () => {
    const { body } = await staff.graphql(
      `{ summary(from: "2026-09-01", to: "2026-09-30") {
           periods { period from to }
           appointments { resold { period count minutes } cancellations { period by notice count } }
           income { totals { period charged paid unchargedVisits } methods { period method refunded amount } }
           supplies { period treatment records cost } controls { overdue countedOn } } }`,
    );
    const { appointments, income, supplies, controls } = body.data.summary;
    expect(appointments.resold[0]).toEqual({ period: 'CURRENT', count: 1, minutes: 60 });
    expect(appointments.cancellations).toContainEqual({
      period: 'CURRENT',
      by: 'OWNER',
      notice: 'UNDER_2_HOURS',
      count: 1,
    });
    expect(income.totals[0]).toEqual({
      period: 'CURRENT',
      charged: 79_994,
      paid: 59_990,
      unchargedVisits: 2,
    });
    expect(income.methods).toContainEqual({
      period: 'CURRENT',
      method: 'CASH',
      refunded: -5_000,
      amount: 24_990,
    });
    expect(supplies).toContainEqual({ period: 'CURRENT', treatment: CARE, records: 1, cost: 3_000 });
    expect(controls).toEqual({ overdue: 0, countedOn: '2026-09-30' });
  });

  it('counts a line that came after its day was closed in the month of the till', async () => {
    await send('/api/caja/cierres/', { dia: '2026-09-16', efectivo_inicial: 0, efectivo_contado: 0 });
    await at(new Date('2026-10-01T15:00:00Z'));
    for (let day = 17; day <= 30; day += 1)
      await send('/api/caja/cierres/', {
        dia: `2026-09-${day}`,
        efectivo_inicial: 0,
        efectivo_contado: day === 30 ? 4_990 : 0,
      });
    const [late] = await rows(`select id from appointment where date = '2026-09-16'`);
    await charge(late.id, '2026-09-16');
    const { ingresos } = await read();
    expect(ofPeriod(ingresos.totales)[0]).toMatchObject({ cobrado: 79_994, sin_cobro_registrado: 1 });
  });

  it('exports figures table by table, with the three periods below each other', async () => {
    const exported = await describedFetch(
      `${product.url}${SUMMARY}exportar/${SEPTEMBER}&tabla=tratamientos&formato=csv`,
      { headers: { authorization: `Bearer ${staff.access}` } },
    );
    expect(exported.headers.get('content-disposition')).toBe(
      'attachment; filename="resumen-tratamientos-2026-09-30.csv"',
    );
    expect((await exported.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Período;Tratamiento;Cobros;Cobrado',
      `Este período;${CARE};3;70000`,
      'Este período;Ventas y otros cobros;1;9994',
      'Este período;Manicura;0;0',
    ]);
    expect(await rows('select list, format from data_export')).toEqual([{ list: 'SUMMARY', format: 'CSV' }]);
  });
});
