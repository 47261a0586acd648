import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { startProduct } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const REFUSED = { error: 'No es posible reservar en línea por ahora. Comuníquese con la clínica.' };

const product = useSharedProduct({ empty: 'appointment, patient' });
beforeEach(async () => {
  await product.database.query('update agenda set open_bookings_limit = 3');
});

interface Try {
  readonly n?: number;
  readonly email?: string;
  readonly phone?: string;
  readonly date?: string;
  readonly time: string;
}
const book = ({ n = 1, date = '2026-11-20', ...contact }: Try) =>
  product.client().post('/api/citas/reservar/', reserva({ ...visitor(n), date, ...contact }));
const statuses = async (tries: readonly Try[]) => {
  const found: number[] = [];
  for (const one of tries) found.push((await book(one)).status);
  return found;
};
const count = async (table: string) =>
  (await product.database.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
const THREE = [{ time: '09:00' }, { time: '10:00' }, { time: '11:00' }];

describe('How far ahead a visitor can book', () => {
  const day = (date: string) => product.client().get(`/api/citas/disponibles/?fecha=${date}`);

  it('lets visitors book 90 days ahead in a new database, and staff any day', async () => {
    expect((await book({ date: '2027-02-16', time: '10:00' })).status).toBe(201);
    const tooFar = await book({ date: '2027-02-17', time: '10:00' });
    expect(tooFar.status).toBe(400);
    expect(tooFar.body.error).toMatch(/90 días/);
    expect((await day('2027-02-17')).body).toEqual({ horas_disponibles: [] });
    const staff = await product.logIn();
    expect((await staff.get('/api/citas/disponibles/?fecha=2027-02-17')).body.horas_disponibles).toHaveLength(
      10,
    );
    await addPatient(product.database, 1, 'Lejana');
    const made = await staff.post('/api/citas/crear_cita_admin/', {
      paciente: 2,
      tratamiento: 'Podología general',
      fecha: '2099-12-31',
      hora: '10:00',
    });
    expect(made.status).toBe(201);
  });
});

describe('Upcoming bookings of a visitor', () => {
  it('limits upcoming bookings to three, even of nine sent at once, and gives them to one patient', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => book({ time: `${String(9 + n).padStart(2, '0')}:00` })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect([made.length, await count('appointment'), await count('patient')]).toEqual([3, 3, 1]);
  });

  it('leaves nothing behind of a fourth upcoming booking', async () => {
    expect(await statuses(THREE)).toEqual([201, 201, 201]);
    const fourth = await book({ time: '12:00' });
    expect(fourth.status).toBe(429);
    expect(fourth.body).toEqual(REFUSED);
    expect(await count('appointment')).toBe(3);
    expect(await count('patient')).toBe(1);
    expect((await book({ n: 2, time: '12:00' })).status).toBe(201);
  });

  it('counts upcoming bookings by e-mail in any case, and by phone in any format', async () => {
    expect(await statuses(THREE)).toEqual([201, 201, 201]);
    const { email, phone } = visitor(1);
    expect((await book({ n: 2, email: email.toUpperCase(), time: '12:00' })).status).toBe(429);
    expect(
      (await book({ n: 2, phone: phone.replace('+56 ', '').replaceAll(' ', '-'), time: '12:00' })).status,
    ).toBe(429);
    expect(await count('patient')).toBe(1);
  });

  it('counts upcoming bookings over all patients with that phone, even if it is not a valid number', async () => {
    const phone = 'no tengo';
    for (const [n, { time }] of THREE.entries()) expect((await book({ n, phone, time })).status).toBe(201);
    expect((await book({ n: 9, phone, time: '12:00' })).status).toBe(429);
    expect((await book({ n: 9, phone: 'no tengo aún', time: '12:00' })).status).toBe(201);
  });

  it('does not count past, cancelled, completed and staff’s appointments as upcoming bookings', async () => {
    await book({ time: '09:00' });
    await book({ time: '10:00' });
    await product.database.query(`update appointment set status = 'COMPLETED' where id = 1`);
    const staff = await product.logIn();
    await staff.send('PUT', '/api/citas/actualizar/2/', { estado: 'cancelada' });
    for (const hora of ['15:00', '16:00', '17:00']) {
      const made = await staff.post('/api/citas/crear_cita_admin/', {
        paciente: 1,
        tratamiento: 'Podología general',
        fecha: '2026-11-20',
        hora,
      });
      expect(made.status).toBe(201);
    }
    expect(
      await statuses([{ time: '11:00' }, { time: '12:00' }, { time: '13:00' }, { time: '14:00' }]),
    ).toEqual([201, 201, 201, 429]);
    product.clock.instant = new Date('2026-11-20T14:30:00Z');
    // It is 11:30 in Santiago: the hour of 11:00 no longer counts.
    expect((await book({ time: '14:00' })).status).toBe(201);
  });

  it('never exceeds the limit of upcoming bookings when they arrive at the same time', async () => {
    const { email, phone } = visitor(1);
    const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    const answers = await Promise.all(
      hours.flatMap((time, n) => [
        book({ n: 10 + n, email, time }),
        book({ n: 30 + n, phone, time, date: '2026-11-21' }),
        book({ time, date: '2026-11-23' }),
      ]),
    );
    const booked = answers.filter(({ status }) => status === 201).length;
    // The requests wait for each other; on a slow machine, some wait longer than the lock timeout (503).
    expect([201, 429, 503]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    for (const [column, value] of [
      ['email', email],
      ['phone', phone],
    ] as const) {
      const { rows } = await product.database.query(
        `select count(*)::int as n from appointment a join patient p on p.id = a.patient_id where p.${column} = $1`,
        [value],
      );
      expect(rows[0].n).toBeLessThanOrEqual(3);
      expect(rows[0].n).toBeGreaterThan(0);
    }
    expect(booked).toBe(await count('appointment'));
    expect(booked).toBeGreaterThanOrEqual(3);
  });

  it("follows the clinic's own limit of upcoming bookings, including no limit", async () => {
    const staff = await product.logIn();
    const set = async (limit: object) => {
      const version = (
        await product.database.query(`select version from agenda where service_type = 'PODIATRY'`)
      ).rows[0].version;
      const { body } = await staff.graphql(
        'mutation ($input: UpdateAgendaInput!) { updateAgenda(input: $input) { openBookingsLimit } }',
        {
          input: {
            serviceType: 'PODIATRY',
            version,
            stepMinutes: 60,
            ...limit,
            hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' })),
          },
        },
      );
      return body.data?.updateAgenda.openBookingsLimit ?? body.errors?.[0].extensions.fields;
    };
    expect(await set({ openBookingsLimit: 1 })).toBe(1);
    expect(await statuses(THREE)).toEqual([201, 429, 429]);
    expect(await set({})).toBe(1);
    expect(await set({ openBookingsLimit: null })).toBeUndefined();
    expect(await statuses([...THREE.slice(1), { time: '12:00' }, { time: '13:00' }])).toEqual([
      201, 201, 201, 201,
    ]);
    const range = { openBookingsLimit: ['Elija para las reservas por persona un número entre 1 y 50.'] };
    for (const wrong of [0, 51, -1]) expect(await set({ openBookingsLimit: wrong })).toEqual(range);
  });

  it('answers too many upcoming bookings like an address that books too often, by REST and GraphQL', async () => {
    const limited = await startProduct({
      environment: { LIMIT_BOOKINGS: '4/900' },
      databaseUrl: product.databaseUrl,
    });
    try {
      const send = (n: number, time: string) =>
        limited.client().post('/api/citas/reservar/', reserva({ ...visitor(n), date: '2026-11-20', time }));
      for (const { time } of THREE) expect((await send(1, time)).status).toBe(201);
      const byPerson = await send(1, '12:00');
      const byAddress = await send(2, '12:00');
      for (const { status, body, headers } of [byPerson, byAddress]) {
        expect({ status, body, wait: headers.get('retry-after') }).toEqual({
          status: 429,
          body: REFUSED,
          wait: '900',
        });
      }
    } finally {
      await limited.stop();
    }
    const { body } = await product
      .client()
      .graphql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { date } }', {
        input: { ...visitor(1), date: '2026-11-20', time: '12:00' },
      });
    expect(body.errors[0]).toMatchObject({
      message: REFUSED.error,
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 600 },
    });
  });
});
