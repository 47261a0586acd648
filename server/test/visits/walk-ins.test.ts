import { beforeEach, describe, expect, it } from '@jest/globals';
import { freeHours } from '../clinic/free-hours.js';
import { addPatient } from '../product/builders.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';
import { bookByGraphql, visitor } from '../product/visitors.js';

const product = useSharedProduct({
  empty:
    'appointment, appointment_change, patient, blocked_hours, day_off, closure, outbound_message, supply',
});
const second = useSecondInstance(product);
const DAY = '2026-11-20';
/** Friday, 10:40 in Santiago. */
const NOW = new Date(`${DAY}T13:40:00Z`);
const PHONE = '9 8765 4321';

beforeEach(async () => {
  for (const desk of [product, second]) desk.clock.instant = NOW;
  await product.database.query(
    'update staff_user set professional_id = null; delete from professional where id > 2',
  );
  await addPatient(product.database, 1, 'Rosa', { phone: PHONE, phone_e164: '+56987654321' });
});

const walkIn = async (input: object, desk = product) =>
  (
    await desk.staff.graphql(
      `mutation ($input: WalkInInput!) {
         startWalkIn(input: $input) {
           id date time status attendance arrivedAt overbooked professionalId treatment version
           patient { id name phone provisionalRut } } }`,
      { input: { treatment: 'Consulta General', ...input } },
    )
  ).body;
const fields = ({ errors }: Awaited<ReturnType<typeof walkIn>>) => errors?.[0].extensions.fields;
const count = async (table: string): Promise<number> =>
  (await product.database.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const addPodiatrist = async (): Promise<number> =>
  (
    await product.database.query(
      `insert into professional (name, services, position) values ('Ema', '{PODIATRY}', 3) returning id`,
    )
  ).rows[0].id;

it('starts a walk-in in the current half hour, which can no longer be booked', async () => {
  const { startWalkIn } = (await walkIn({ patientId: 1 })).data;
  expect(startWalkIn).toMatchObject({
    date: DAY,
    time: '10:30',
    status: 'BOOKED',
    attendance: 'IN_CARE',
    arrivedAt: NOW.toISOString(),
    overbooked: false,
    patient: { id: 1, name: 'Rosa' },
  });
  expect(await freeHours(product, DAY)).not.toContain('11:00');
  // A patient who is at the clinic needs no confirmation or reminder.
  expect(await count('outbound_message')).toBe(0);
});

it('overbooks a walk-in if one of its half hours is taken or blocked', async () => {
  expect(await bookByGraphql(product.client(), { ...visitor(1), date: DAY, time: '11:00' })).toBe('booked');
  expect((await walkIn({ patientId: 1 })).data.startWalkIn.overbooked).toBe(true);
  await product.staff.graphql(
    `mutation { blockHours(input: { professionalId: 2, date: "${DAY}", time: "10:30", durationMinutes: 30, reason: "x" }) { id } }`,
  );
  const manicure = await walkIn({ patientId: 1, serviceType: 'MANICURE', treatment: 'Manicura' });
  expect(manicure.data.startWalkIn.overbooked).toBe(true);
});

it.each([
  ['on a closed weekday', '2026-11-22T13:40:00Z', '10:30'],
  ['before the clinic opens', `${DAY}T10:05:00Z`, '07:00'],
  ['at the end of the day', '2026-11-21T02:50:00Z', '23:00'],
])('accepts a walk-in %s', async (_when, instant, time) => {
  product.clock.instant = new Date(instant);
  expect((await walkIn({ patientId: 1 })).data.startWalkIn).toMatchObject({ time, overbooked: false });
});

it("accepts a walk-in on a day on which the clinic is closed, but not on the professional's day off", async () => {
  await product.database.query(
    `insert into closure (from_date, to_date, reason) values ('${DAY}', '${DAY}', 'Feriado')`,
  );
  expect((await walkIn({ patientId: 1 })).data.startWalkIn.overbooked).toBe(false);
  await product.database.query(
    `insert into day_off (professional_id, from_date, to_date, reason) values (2, '${DAY}', '${DAY}', 'x')`,
  );
  const refused = await walkIn({ patientId: 1, serviceType: 'MANICURE' });
  expect(fields(refused)).toHaveProperty('professionalId');
});

it('assigns a walk-in to the named professional, else to the user, busy or not, else to a free one', async () => {
  const ema = await addPodiatrist();
  expect(
    await bookByGraphql(product.client(), {
      ...visitor(1),
      date: DAY,
      time: '11:00',
      professionalId: 1,
    } as never),
  ).toBe('booked');
  expect((await walkIn({ patientId: 1 })).data.startWalkIn).toMatchObject({
    professionalId: ema,
    overbooked: false,
  });
  await product.database.query('update staff_user set professional_id = 1');
  const own = await walkIn({ name: 'Ana', phone: '9 1111 1111' });
  expect(own.data.startWalkIn).toMatchObject({ professionalId: 1, overbooked: true });
  const named = await walkIn({ name: 'Eva', phone: '9 2222 2222', professionalId: ema });
  expect(named.data.startWalkIn).toMatchObject({ professionalId: ema, overbooked: true });
  expect(fields(await walkIn({ name: 'Iris', phone: '9 3333 3333', professionalId: 2 }))).toHaveProperty(
    'professionalId',
  );
});

describe('Walk-in of a new patient', () => {
  it('registers a walk-in by name and phone with a provisional RUT, and not as a visitor for retention', async () => {
    const { startWalkIn } = (await walkIn({ name: 'Ana Nueva', phone: '9 5555 1234' })).data;
    expect(startWalkIn.patient).toMatchObject({
      name: 'Ana Nueva',
      phone: '9 5555 1234',
      provisionalRut: true,
    });
    const { rows } = await product.database.query(
      'select email, phone_e164, made_by_visitor from patient where id = $1',
      [startWalkIn.patient.id],
    );
    expect(rows).toEqual([{ email: '', phone_e164: '+56955551234', made_by_visitor: false }]);
  });

  it('refuses a walk-in with a known phone unless staff confirm that it is another person', async () => {
    const same = { name: 'Rosa', phone: '+56 987654321' };
    expect(fields(await walkIn(same))).toEqual({
      phone: ['Ya hay un paciente con este teléfono. Elíjalo, o confirme que es otra persona.'],
    });
    expect([await count('patient'), await count('appointment')]).toEqual([1, 0]);
    expect((await walkIn({ ...same, sharesPhone: true })).data.startWalkIn.patient.id).not.toBe(1);
  });

  it('refuses a walk-in without a name and a phone', async () => {
    expect(Object.keys(fields(await walkIn({ name: ' ' })))).toEqual(['name', 'phone']);
    expect(fields(await walkIn({ patientId: 999 }))).toHaveProperty('patient');
    expect([await count('patient'), await count('appointment')]).toEqual([1, 0]);
  });
});

it('refuses walk-ins to reception, who cannot see records', async () => {
  const reception = await logInAsReception(product);
  const { errors } = (
    await reception.graphql('mutation { startWalkIn(input: { patientId: 1, treatment: "x" }) { id } }')
  ).body;
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
});

describe('Concurrent walk-ins', () => {
  const held = async () =>
    (
      await product.database.query(
        `select a.overbooked, (select count(*)::int from appointment_slot s where s.appointment_id = a.id) as held
         from appointment a order by a.overbooked`,
      )
    ).rows;

  it('gives the hour in which a walk-in ends to it or a visitor, and turns no walk-in away', async () => {
    const [walked, ...booked] = await Promise.all([
      walkIn({ patientId: 1 }, second),
      ...[1, 2, 3].map((n) => bookByGraphql(product.client(), { ...visitor(n), date: DAY, time: '11:00' })),
    ]);
    const sold = booked.filter((outcome) => outcome === 'booked');
    expect(walked.data.startWalkIn.overbooked).toBe(sold.length === 1);
    expect(booked.filter((outcome) => outcome === 'Hora no disponible')).toHaveLength(3 - sold.length);
    expect(await held()).toEqual([
      ...sold.map(() => ({ overbooked: false, held: 2 })),
      { overbooked: sold.length === 1, held: sold.length === 1 ? 0 : 2 },
    ]);
  });

  it('starts only one visit when two colleagues start one for the same new or known patient', async () => {
    for (const input of [{ name: 'Ana', phone: '9 5555 1234' }, { patientId: 1 }]) {
      const answers = await Promise.all(
        [product, second, product, second].map((desk) => walkIn(input, desk)),
      );
      expect(answers.filter(({ data }) => data?.startWalkIn)).toHaveLength(1);
      for (const answer of answers.filter(({ errors }) => errors))
        expect(Object.keys(fields(answer))).toEqual([input.patientId ? 'patient' : 'phone']);
    }
    expect([await count('patient'), await count('appointment')]).toEqual([2, 2]);
  });

  it('finishes only one of two walk-ins that use the last supply, and writes nothing of the other', async () => {
    const gauze = (
      await product.staff.post('/api/insumos/', {
        nombre: 'Gasa',
        unidad_medida: 'caja',
        stock_actual: 1,
        stock_critico: 0,
        valor_unitario: 100,
      })
    ).body.id;
    const visits = await Promise.all(
      [1, 2].map(
        async (n) => (await walkIn({ name: `Ana ${n}`, phone: `9 5555 000${n}` })).data.startWalkIn.id,
      ),
    );
    const answers = await Promise.all(
      visits.map(async (id, n) => {
        const desk = n === 0 ? product : second;
        return (
          await desk.staff.graphql(
            `mutation ($id: Int!, $input: FinishVisitInput!) {
               finishVisit(appointmentId: $id, input: $input) { record { id } } }`,
            {
              id,
              input: {
                date: DAY,
                careDescription: 'x',
                procedure: 'x',
                instructions: 'x',
                usedSupplies: [{ supplyId: gauze, quantity: 1 }],
              },
            },
          )
        ).body;
      }),
    );
    const [refused, ...others] = answers.filter(({ errors }) => errors);
    expect(others).toEqual([]);
    expect(fields(refused)).toEqual({
      usedSupplies: ['No hay suficiente stock disponible. Stock actual: 0'],
    });
    const { rows: after } = await product.database.query(
      `select status, attendance, (select count(*)::int from clinical_record r where r.appointment_id = a.id) as records
       from appointment a order by status`,
    );
    expect(after).toEqual([
      { status: 'BOOKED', attendance: 'IN_CARE', records: 0 },
      { status: 'COMPLETED', attendance: 'ARRIVED', records: 1 },
    ]);
    expect(await count('supply where stock = 0')).toBe(1);
  });
});
