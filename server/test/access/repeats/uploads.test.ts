import { expect, it } from '@jest/globals';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import type { Answer } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'import, kept_answer, appointment, patient' });

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const FILE = Buffer.from('Nombre,Unidad\nGuantes,caja\nGasa,paquete\n');

interface Sent {
  /** Null for an upload without a key. */
  readonly key?: string | null;
  readonly file?: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly path?: string;
}

/** Uploads a file by fetch, because the test client sends JSON. */
async function upload({
  key = KEY,
  file = FILE,
  name = 'lista.csv',
  type = 'text/csv',
  path = 'insumos',
}: Sent = {}) {
  const { access, cookie, antiForgery } = product.staff;
  const response = await describedFetch(`${product.url}/api/${path}/importaciones/?nombre=${name}`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: {
      'content-type': type,
      ...(key !== null && { 'idempotency-key': key }),
      authorization: `Bearer ${access}`,
      cookie: cookie ?? '',
      'x-csrftoken': antiForgery ?? '',
    },
  });
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed'),
    body: (await response.json()) as Answer['body'],
  };
}
const countOf = async (table: string): Promise<number> =>
  (await product.database.query(`select count(*)::int as count from ${table}`)).rows[0].count;

it('stores an upload repeated with its key once, and returns the first response', async () => {
  const first = await upload();
  expect([first.status, first.replayed, first.body.filas]).toEqual([201, null, 2]);
  expect(await upload()).toEqual({ ...first, replayed: 'true' });
  expect([await countOf('import'), await countOf('import_row')]).toEqual([1, 2]);
});

it('stores an upload that arrives five times at once with its key only once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload()));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  expect([await countOf('import'), await countOf('import_row')]).toEqual([1, 2]);
});

it.each<[string, Sent]>([
  ['one byte', { file: Buffer.from(String(FILE).replace('Gasa', 'Gaza')) }],
  ['its name', { name: 'otra.csv' }],
  ['its type', { type: 'application/octet-stream' }],
  ['what it is for', { path: 'pacientes' }],
])('refuses a different upload with the same key: %s', async (_what, other) => {
  await upload();
  expect((await upload(other)).status).toBe(422);
  expect(await countOf('import')).toBe(1);
});

it('tries a refused upload again with the same key', async () => {
  expect((await upload({ file: Buffer.from('') })).status).toBe(400);
  expect((await upload({ file: Buffer.from('Nombre\n') })).status).toBe(400);
  expect(await countOf('import')).toBe(0);
  expect((await upload()).status).toBe(201);
});

/**
 * Makes each part of a file take a second, which exceeds the lock timeout. @returns a function that ends this once the
 * uploads have ended.
 */
async function readSlowly(): Promise<(uploads: readonly Promise<unknown>[]) => Promise<void>> {
  const reading = await product.database.connect();
  await reading.query(`
    create function read_slowly() returns trigger language plpgsql as $$
    declare until timestamptz := clock_timestamp() + interval '1 second';
    begin
      while not pg_try_advisory_xact_lock_shared(77) and clock_timestamp() < until loop
        perform pg_sleep(0.02);
      end loop;
      return null;
    end $$;
    create trigger read_slowly after insert on import_row for each statement execute function read_slowly();
    select pg_advisory_lock(77)`);
  return async (uploads) => {
    await reading.query('select pg_advisory_unlock(77)');
    await Promise.allSettled(uploads);
    await reading.query('drop function read_slowly() cascade');
    reading.release();
  };
}

async function beingRead(): Promise<number> {
  const { rowCount } = await product.database.query(
    `select from pg_stat_activity where datname = current_database() and query like 'insert into import_row%' and state = 'active'`,
  );
  return rowCount ?? 0;
}

it.each([
  ['with keys', (n: number) => `archivo ${n}`],
  ['without keys', () => null],
])(
  'reads uploaded files one at a time, lets a few wait, and refuses others for now: %s',
  async (_what, keyOf) => {
    const readOn = await readSlowly();
    const refused: unknown[] = [];
    const uploads = Array.from({ length: 9 }, async (_, n) => {
      const { status, body } = await upload({ key: keyOf(n) });
      if (status === 429) refused.push(body);
      return status;
    });
    try {
      await eventually(() => refused.length === 3, 'three are refused');
      await eventually(async () => (await beingRead()) > 0, 'one is read');
      expect(await beingRead()).toBe(1);
      expect(refused[0]).toEqual({ error: expect.stringContaining('Se están leyendo otros archivos') });
    } finally {
      await readOn(uploads);
    }
    const statuses = await Promise.all(uploads);
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
  },
);

it('books with a key without waiting for uploads being read, however many', async () => {
  const readOn = await readSlowly();
  const rows = Array.from({ length: 20_000 }, (_, n) => `Gasa ${n},caja`);
  const file = Buffer.from(['Nombre,Unidad', ...rows].join('\n'));
  let answered = 0;
  const uploads = Array.from({ length: 5 }, async (_, n) => {
    const { status } = await upload({ file, key: `lista ${n}` });
    answered += 1;
    return status;
  });
  try {
    await eventually(async () => (await beingRead()) > 0, 'a slow upload');
    for (const n of [1, 2, 3]) {
      const wish = { ...visitor(n), date: '2026-11-20', time: `1${n}:00` };
      const booked = await product
        .client()
        .post('/api/citas/reservar/', reserva(wish), { 'idempotency-key': `hora ${n}` });
      expect(booked.status).toBe(201);
    }
    expect(answered).toBe(0);
  } finally {
    await readOn(uploads);
  }
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => 201));
});
