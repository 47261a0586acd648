import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByGraphql, visitor } from '../../product/visitors.js';

const [FRIDAY, NEXT, THIRD] = ['2026-11-20', '2026-11-27', '2026-12-04'];
const product = useSharedProduct({
  empty: 'outbound_message, appointment, appointment_series, patient, closure',
});
const second = useSecondInstance(product);
beforeEach(() => addPatient(product.database, 1, 'Ana Soto'));

const INPUT = { patientId: 1, treatment: 'Podología general', date: FRIDAY, time: '10:00' };
type Body = Awaited<ReturnType<typeof product.staff.graphql>>['body'];
const ask = async (document: string, variables: object, desk = product): Promise<Body> =>
  (await desk.staff.graphql(document, variables)).body;
const preview = (input: object = {}) =>
  ask(
    `query ($input: CreateAppointmentInput!) { seriesPreview(everyWeeks: 1, times: 3, input: $input) { date refusal } }`,
    { input: { ...INPUT, ...input } },
  );
const book = (dates: readonly string[], desk = product) =>
  ask(
    `mutation ($input: CreateAppointmentInput!, $dates: [LocalDate!]!) {
       createAppointmentSeries(everyWeeks: 1, dates: $dates, input: $input) { id date seriesId } }`,
    { input: INPUT, dates },
    desk,
  );
const idsOf = async (dates: readonly string[]): Promise<number[]> =>
  (await book(dates)).data.createAppointmentSeries.map(({ id }: { id: number }) => id);
const move = (appointmentId: number, part: string, date: string, time: string) =>
  ask(
    `mutation { moveAppointmentSeries(appointmentId: ${appointmentId}, part: ${part}, date: "${date}", time: "${time}") { id } }`,
    {},
  );
const end = (appointmentId: number, part: string) =>
  ask(`mutation { endAppointmentSeries(appointmentId: ${appointmentId}, part: ${part}) { id } }`, {});
const create = (fecha: string, hora: string) =>
  product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    tratamiento: 'x',
    fecha,
    hora,
  });
/** 'day hour status' of every appointment. Checks that each holds all of its half hours. */
async function agenda(): Promise<string[]> {
  const { rows } = await product.database.query(
    `select to_char(date, 'MM-DD') || ' ' || start_minute / 60 || ' ' || status as line,
            (select count(*)::int from appointment_slot s where s.appointment_id = a.id) as held,
            case status when 'CANCELLED' then 0 else duration_minutes / 30 end as owed
     from appointment a order by date, start_minute, id`,
  );
  for (const { held, owed } of rows) expect(held).toBe(owed);
  return rows.map(({ line }) => line);
}

it('shows conflicts and closed days of a series before anything is stored', async () => {
  await create(NEXT, '10:00');
  await product.database.query(
    `insert into closure (from_date, to_date, reason) values ('${THIRD}', '${THIRD}', 'Congreso')`,
  );
  expect((await preview()).data.seriesPreview).toEqual([
    { date: FRIDAY, refusal: null },
    { date: NEXT, refusal: 'Hora no disponible' },
    { date: THIRD, refusal: 'La clínica no atiende ese día (Congreso). Elija otro.' },
  ]);
  expect((await preview({ overbooked: true })).data.seriesPreview[1].refusal).toBeNull();
  expect(await agenda()).toEqual(['11-27 10 BOOKED']);
});

it('books the chosen days as one series or not at all, and names the conflicting day', async () => {
  const { data } = await book([FRIDAY, THIRD]);
  const [first, last] = data.createAppointmentSeries;
  expect([first.date, last.date, first.seriesId]).toEqual([FRIDAY, THIRD, last.seriesId]);
  const refused = await book([NEXT, THIRD]);
  expect(refused.errors[0]).toMatchObject({
    message: 'El viernes 4 de diciembre a las 10:00: Hora no disponible',
    extensions: { code: 'SLOT_TAKEN' },
  });
  expect(await agenda()).toEqual(['11-20 10 BOOKED', '12-04 10 BOOKED']);
});

describe('Appointment series', () => {
  it('moves a series as a whole, even onto its own hours', async () => {
    const [first] = await idsOf([FRIDAY, NEXT, THIRD]);
    await move(first!, 'WHOLE', NEXT, '10:00');
    expect(await agenda()).toEqual(['11-27 10 BOOKED', '12-04 10 BOOKED', '12-11 10 BOOKED']);
    await move(first!, 'WHOLE', FRIDAY, '16:00');
    expect(await agenda()).toEqual(['11-20 16 BOOKED', '11-27 16 BOOKED', '12-04 16 BOOKED']);
  });

  it('moves a series from a given date, or not at all if one of its days is taken', async () => {
    const [, middle] = await idsOf([FRIDAY, NEXT, THIRD]);
    await create('2026-12-05', '10:00');
    const refused = await move(middle!, 'FROM_HERE', '2026-11-28', '10:00');
    expect(refused.errors[0].message).toMatch(/^El sábado 5 de diciembre a las 10:00: Hora no/);
    await move(middle!, 'FROM_HERE', '2026-11-28', '11:00');
    expect(await agenda()).toEqual([
      '11-20 10 BOOKED',
      '11-28 11 BOOKED',
      '12-05 10 BOOKED',
      '12-05 11 BOOKED',
    ]);
  });

  it('ends a series from a given date or as a whole, and keeps completed appointments', async () => {
    const [first, middle] = await idsOf([FRIDAY, NEXT, THIRD]);
    await product.staff.send('PUT', `/api/citas/actualizar/${first}/`, { estado: 'completada' });
    await end(middle!, 'FROM_HERE');
    expect(await agenda()).toEqual(['11-20 10 COMPLETED', '11-27 10 CANCELLED', '12-04 10 CANCELLED']);
    const again = await end(middle!, 'WHOLE');
    expect(again.errors[0]).toMatchObject({
      message: 'A esa serie no le quedan citas por venir.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it("never shares a series' hours with visitors who book them at the same time", async () => {
    const dates = [FRIDAY, NEXT, THIRD, '2026-12-11'];
    for (let round = 0; round < 6; round += 1) {
      const [one, other, ...visitors] = await Promise.all([
        book(dates),
        book(dates.slice(1), second),
        ...Array.from({ length: 8 }, (_, n) =>
          bookByGraphql((n % 2 ? second : product).client(), {
            ...visitor(round * 8 + n),
            date: dates[n % 4]!,
            time: '10:00',
          }),
        ),
      ] as const);
      const lines = await agenda();
      expect(new Set(lines).size).toBe(lines.length);
      for (const { errors } of [one, other]) if (errors) expect(errors[0].extensions.code).toBe('SLOT_TAKEN');
      const inSeries = (one.errors ? 0 : 4) + (other.errors ? 0 : 3);
      const won = visitors.filter((outcome) => outcome !== 'Hora no disponible').length;
      expect(lines).toHaveLength(inSeries + won);
      await product.database.query('delete from appointment; delete from appointment_series');
    }
  });
});

describe('Appointment series with confirmations switched on', () => {
  beforeEach(async () => {
    await product.database.query(`update patient set phone = '+56 9 1234 5678', phone_e164 = '+56912345678'`);
    await product.database.query('update message_settings set confirmations = true');
  });
  afterAll(() => product.database.query('update message_settings set confirmations = false'));

  /** The days named in each message that was not withdrawn, oldest first. */
  async function announcedDays(): Promise<string[]> {
    const { rows } = await product.database.query(
      `select (regexp_match(body, 'el ((?:lunes|martes|miércoles|jueves|viernes|sábado) .*) a las'))[1] as days
       from outbound_message where state <> 'WITHDRAWN' order by id`,
    );
    return rows.map(({ days }) => days);
  }
  const markSent = () =>
    product.database.query(`update outbound_message set state = 'SENT', sent_at = now()`);
  const [FIRST_DAY, SECOND_DAY, THIRD_DAY] = [
    'viernes 20 de noviembre',
    'viernes 27 de noviembre',
    'viernes 4 de diciembre',
  ];

  it('confirms a series in one message, which is rewritten until it is sent', async () => {
    const [first, middle, last] = await idsOf([FRIDAY, NEXT, THIRD]);
    expect(await announcedDays()).toEqual([`${FIRST_DAY}, el ${SECOND_DAY} y el ${THIRD_DAY}`]);
    await product.staff.send('PUT', `/api/citas/actualizar/${middle}/`, { fecha: '2026-11-28' });
    expect(await announcedDays()).toEqual([`${FIRST_DAY}, el sábado 28 de noviembre y el ${THIRD_DAY}`]);
    await product.staff.send('DELETE', `/api/citas/eliminar/${first}/`);
    expect(await announcedDays()).toEqual([`sábado 28 de noviembre y el ${THIRD_DAY}`]);
    await end(last!, 'FROM_HERE');
    expect(await announcedDays()).toEqual(['sábado 28 de noviembre']);
    await end(middle!, 'WHOLE');
    expect(await announcedDays()).toEqual([]);
  });

  it('announces a later move of a series in one message, and of a single appointment in its own', async () => {
    const [first, middle] = await idsOf([FRIDAY, NEXT, THIRD]);
    await markSent();
    await move(middle!, 'FROM_HERE', '2026-11-28', '10:00');
    expect((await announcedDays()).slice(1)).toEqual(['sábado 28 de noviembre y el sábado 5 de diciembre']);
    await markSent();
    await product.staff.send('PUT', `/api/citas/actualizar/${first}/`, { fecha: '2026-11-21' });
    expect((await announcedDays()).slice(2)).toEqual(['sábado 21 de noviembre']);
  });
});
