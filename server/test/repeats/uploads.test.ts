import { expect, it } from '@jest/globals';
import { describedFetch } from '../product/described-fetch.js';
import type { Answer } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ empty: 'import, kept_answer' });

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const FILE = Buffer.from('Nombre,Unidad\nGuantes,caja\nGasa,paquete\n');

interface Sent {
  readonly file?: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly path?: string;
}

/** Hands a file in, by fetch: the test client sends JSON. */
async function upload({ file = FILE, name = 'lista.csv', type = 'text/csv', path = 'insumos' }: Sent = {}) {
  const { access, cookie, antiForgery } = product.staff;
  const response = await describedFetch(`${product.url}/api/${path}/importaciones/?nombre=${name}`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: {
      'content-type': type,
      'idempotency-key': KEY,
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

it('a file that is handed in again with its key is kept once, and gets the first answer', async () => {
  const first = await upload();
  expect([first.status, first.replayed, first.body.filas]).toEqual([201, null, 2]);
  expect(await upload()).toEqual({ ...first, replayed: 'true' });
  expect([await countOf('import'), await countOf('import_row')]).toEqual([1, 2]);
});

it('also where it comes five times at once', async () => {
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
])('with another one than the first, the key is refused: %s', async (_what, other) => {
  await upload();
  expect((await upload(other)).status).toBe(422);
  expect(await countOf('import')).toBe(1);
});

it('what was refused is tried anew', async () => {
  expect((await upload({ file: Buffer.from('') })).status).toBe(400);
  expect((await upload({ file: Buffer.from('Nombre\n') })).status).toBe(400);
  expect(await countOf('import')).toBe(0);
  expect((await upload()).status).toBe(201);
});
