import { describe, expect, it } from '@jest/globals';
import { createProgram } from '../../product/keys.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';
import { StoredResponses } from '../../../src/access/repeats/stored-responses.js';

const product = useSharedProduct({ empty: 'appointment, patient, supply, kept_answer' });
const second = useSecondInstance(product);

const PATIENTS = '/api/pacientes/crear_paciente_admin/';
const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
const ROSA = {
  nombre: 'Rosa Prueba',
  telefono: '9 1111 1111',
  correo: 'rosa@demo.invalid',
  contacto_emergencia: 'Ana',
};
const SUPPLY = {
  nombre: 'Guantes',
  unidad_medida: 'caja',
  stock_actual: 5,
  stock_critico: 1,
  valor_unitario: 1000,
};

async function countOf(table: string): Promise<number> {
  const { rows } = await product.database.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}
const hoursLater = (hours: number): Date => new Date(product.clock.instant.getTime() + hours * 3_600_000);

describe('Repeated REST request with an idempotency key', () => {
  it('returns the first response to a repeated REST request and creates nothing', async () => {
    const first = await product.staff.post(PATIENTS, ROSA, KEY);
    await product.database.query("update patient set name = 'Otro nombre'");
    const again = await product.staff.post(PATIENTS, ROSA, KEY);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await countOf('patient')).toBe(1);
  });

  it('repeats the response even with reordered keys, a path without the slash and a quoted key', async () => {
    const first = await product.staff.post(PATIENTS, ROSA, KEY);
    const turned = Object.fromEntries(Object.entries(ROSA).reverse());
    const again = await product.staff.post(PATIENTS.slice(0, -1), turned, {
      'idempotency-key': `"${KEY['idempotency-key']}"`,
    });
    expect(again.body).toEqual(first.body);
    expect(await countOf('patient')).toBe(1);
  });

  it.each([
    ['a supply', '/api/insumos/', SUPPLY, 'supply'],
    [
      'a booking of a visitor',
      '/api/citas/reservar/',
      reserva({ ...visitor(1), date: '2026-11-20', time: '10:00' }),
      'appointment',
    ],
  ])('creates %s once for repeated requests', async (_what, path, body, table) => {
    const answers = [await product.staff.post(path, body, KEY), await product.staff.post(path, body, KEY)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await countOf(table)).toBe(1);
  });

  it('creates an appointment once for repeated requests, with its hours', async () => {
    const { body: rosa } = await product.staff.post(PATIENTS, ROSA);
    const cita = { paciente: rosa.id, fecha: '2026-11-20', hora: '10:00', tratamiento: 'Consulta General' };
    const path = '/api/citas/crear_cita_admin/';
    const first = await product.staff.post(path, cita, KEY);
    expect(first.status).toBe(201);
    expect((await product.staff.post(path, cita, KEY)).body).toEqual(first.body);
    // Without the key it is a new request for the same hour.
    expect((await product.staff.post(path, cita)).status).toBe(409);
    expect(await countOf('appointment')).toBe(1);
  });

  it('creates a record once for repeated requests, and takes its supplies once', async () => {
    const { body: rosa } = await product.staff.post(PATIENTS, ROSA);
    const { body: gloves } = await product.staff.post('/api/insumos/', SUPPLY);
    const ficha = {
      paciente: rosa.id,
      fecha: '2026-11-18',
      descripcion_atencion: 'a',
      procedimiento: 'b',
      indicaciones: 'c',
      productos_usados: [{ insumo: gloves.id, cantidad: 2 }],
    };
    const path = '/api/pacientes/fichas/';
    const answers = [await product.staff.post(path, ficha, KEY), await product.staff.post(path, ficha, KEY)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const { rows } = await product.database.query('select stock from supply');
    expect(rows).toEqual([{ stock: 3 }]);
  });

  it('treats a key as new after 24 hours, when its response is deleted', async () => {
    await product.staff.post(PATIENTS, ROSA, KEY);
    product.clock.instant = hoursLater(23.9);
    await product.app.get(StoredResponses).forgetOld();
    expect(
      (await (await product.logIn()).post(PATIENTS, ROSA, KEY)).headers.get('idempotency-replayed'),
    ).toBe('true');
    product.clock.instant = hoursLater(0.1);
    const staff = await product.logIn();
    const later = await staff.post(PATIENTS, ROSA, KEY);
    expect({ status: later.status, replayed: later.headers.get('idempotency-replayed') }).toEqual({
      status: 201,
      replayed: null,
    });
    expect(await countOf('patient')).toBe(2);
    product.clock.instant = hoursLater(24);
    await product.app.get(StoredResponses).forgetOld();
    expect(await countOf('kept_answer')).toBe(0);
  });

  it('tries a refused REST request again when it is repeated with its key', async () => {
    const refused = await product.staff.post(PATIENTS, { ...ROSA, rut: '1-1' }, KEY);
    expect(refused.status).toBe(400);
    expect(await countOf('kept_answer')).toBe(0);
    expect((await product.staff.post(PATIENTS, ROSA, KEY)).status).toBe(201);
  });
});

describe('Concurrent requests with one key', () => {
  it('creates one patient for many concurrent requests with one key, and returns it to all', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.staff.post(PATIENTS, ROSA, KEY)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await countOf('patient')).toBe(1);
  });

  it('creates one patient for concurrent requests with one key on two instances', async () => {
    second.staff.access = product.staff.access;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? product : second).staff.post(PATIENTS, ROSA, KEY)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf('patient')).toBe(1);
  });

  it('creates ten bookings from 40 requests with ten keys', async () => {
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    const wishes = times.map((time, n) => reserva({ ...visitor(n), date: '2026-11-20', time }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        product
          .client()
          .post('/api/citas/reservar/', wishes[n % 10], { 'idempotency-key': `wish ${n % 10}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect(await countOf('appointment')).toBe(10);
  });

  it('tells concurrent requests with one key to retry after the lock timeout', async () => {
    const holder = await product.database.connect();
    try {
      await holder.query('begin; lock table patient in access exclusive mode');
      const [first, other] = await Promise.all([
        product.staff.post(PATIENTS, ROSA, KEY),
        second.client().send('POST', PATIENTS, ROSA, {
          ...KEY,
          authorization: `Bearer ${product.staff.access}`,
          cookie: product.staff.cookie ?? '',
          'x-csrftoken': product.staff.antiForgery ?? '',
        }),
      ]);
      expect([first.status, other.status]).toEqual([503, 503]);
      expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await product.staff.post(PATIENTS, ROSA, KEY)).status).toBe(201);
    expect(await countOf('patient')).toBe(1);
  });
});

describe('Idempotency key', () => {
  it('refuses a key that was used for another request in one sentence', async () => {
    await product.staff.post(PATIENTS, ROSA, KEY);
    const other = await product.staff.post(PATIENTS, { ...ROSA, nombre: 'Marta' }, KEY);
    expect({ status: other.status, body: other.body }).toEqual({
      status: 422,
      body: {
        error:
          'Esa Idempotency-Key ya se usó con otra solicitud. Use una clave nueva para cada solicitud distinta.',
      },
    });
    expect((await product.staff.post('/api/insumos/', SUPPLY, KEY)).status).toBe(422);
    expect([await countOf('patient'), await countOf('supply')]).toEqual([1, 0]);
  });

  it('separates keys by sender: another sender with the same key creates another patient', async () => {
    const [one, other] = [
      await createProgram(product, { PATIENTS: 'WRITE', HEALTH_DATA: 'WRITE' }, 'Una'),
      await createProgram(product, { PATIENTS: 'WRITE', HEALTH_DATA: 'WRITE' }, 'Otra'),
    ];
    const [first, second] = [await one.post(PATIENTS, ROSA, KEY), await other.post(PATIENTS, ROSA, KEY)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).not.toBe(second.body.id);
  });

  it('returns no stored response to a caller without a session or without the right', async () => {
    await product.staff.post(PATIENTS, ROSA, KEY);
    expect((await product.client().post(PATIENTS, ROSA, KEY)).status).toBe(401);
    const program = await createProgram(product, { STOCK: 'WRITE' });
    expect((await program.post(PATIENTS, ROSA, KEY)).status).toBe(403);
  });

  it.each(['', ' ', 'a'.repeat(256), 'ma\u00f1ana', 'a\tb'])(
    'refuses the key %j and creates nothing',
    async (key) => {
      const { status, body } = await product.staff.post(PATIENTS, ROSA, { 'idempotency-key': key });
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: expect.stringContaining('Idempotency-Key') },
      });
      expect(await countOf('patient')).toBe(0);
    },
  );

  it.each(["'; drop table kept_answer; --", '%00', '{"$ne":null}', 'a'.repeat(255), '../../etc'])(
    'accepts the key %j like any other',
    async (key) => {
      const answers = [
        await product.staff.post(PATIENTS, ROSA, { 'idempotency-key': key }),
        await product.staff.post(PATIENTS, ROSA, { 'idempotency-key': key }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(await countOf('patient')).toBe(1);
    },
  );

  it('ignores a key if nothing is created: reading, updating, deleting, logging in', async () => {
    const { body } = await product.staff.post(PATIENTS, ROSA);
    const change = (nombre: string) =>
      product.staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', { rut: body.rut, nombre }, KEY);
    expect((await change('Uno')).body.nombre).toBe('Uno');
    expect((await change('Dos')).body.nombre).toBe('Dos');
    expect((await product.staff.get('/api/pacientes/', { 'idempotency-key': '' })).status).toBe(200);
    expect(await countOf('kept_answer')).toBe(0);
  });
});

describe('Stored response', () => {
  it('stores neither request, response nor key in a readable form', async () => {
    await product.staff.post(PATIENTS, ROSA, KEY);
    const { rows } = await product.database.query('select k::text as row, answer from kept_answer k');
    const stored = rows.map(({ row, answer }) => `${row}${answer.toString('latin1')}`).join();
    for (const secret of ['Rosa', 'rosa@demo', KEY['idempotency-key'], ROSA.telefono])
      expect(stored).not.toContain(secret);
    const hex = Buffer.from(KEY['idempotency-key']).toString('hex');
    expect(stored).not.toContain(hex);
  });
});
