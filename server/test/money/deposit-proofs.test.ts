import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DepositRelease } from '../../src/money/deposits/deposit-release.js';
import { runOn } from '../messages/message-helper.js';
import { describedFetch } from '../product/described-fetch.js';
import { logInWith } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookOnline, prepareDeposits } from './deposit-clinic.js';

const product = useSharedProduct({ empty: 'appointment, treatment, patient, rate_limit' });
const { staff } = product;
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

let token: string;
let id: number;
beforeEach(async () => {
  product.clock.instant = new Date('2026-11-18T15:00:00Z');
  await prepareDeposits(product.database, 2);
  token = await bookOnline(product, '10:00');
  id = (await product.database.query('select id from appointment')).rows[0].id;
});

/** Sends a file as a browser sends a form, without scripts. */
function send(file: Buffer, to = token, site = 'same-origin'): Promise<Response> {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(file)]), 'pago');
  return describedFetch(`${product.url}/public/cita/${to}/comprobante`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { 'sec-fetch-site': site },
  });
}
const state = async () => (await staff.get(`/api/caja/abonos/${id}/`)).body.estado;

describe('The proof of a transfer', () => {
  it('keeps the last proof that was sent: a PDF as it is, a picture redrawn', async () => {
    expect((await send(PDF)).status).toBe(303);
    expect(await state()).toBe('por_revisar');
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'secreto' } })
      .jpeg()
      .toBuffer();
    expect((await send(picture)).status).toBe(303);
    const { rows } = await product.database.query('select kind, bytes from deposit_proof');
    expect(rows).toHaveLength(1);
    expect(rows[0].kind).toBe('PHOTO');
    expect(rows[0].bytes.toString('latin1')).not.toContain('secreto');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 400],
    ['a text', Buffer.from('hola'), 415],
    ['a damaged picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]), 400],
    ['a heavy PDF', Buffer.concat([PDF, Buffer.alloc(2_000_001)]), 413],
    ['what is too large to be read', Buffer.alloc(12_000_001), 413],
  ])('refuses %s as a proof', async (_case, file, status) => {
    expect((await send(file)).status).toBe(status);
    expect(await state()).toBe('pendiente');
  });

  it('refuses a proof from another site, for another link, and after the decision', async () => {
    expect((await send(PDF, token, 'cross-site')).status).toBe(403);
    expect((await send(PDF, 'x'.repeat(43))).status).toBe(404);
    await staff.post(`/api/caja/abonos/eximir/${id}/`, { motivo: 'x' });
    expect((await send(PDF)).status).toBe(409);
    expect((await product.database.query('select from deposit_proof')).rowCount).toBe(0);
  });

  it('limits the proofs of a network', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await send(Buffer.from('hola'))).status);
    expect(answers).toEqual([...Array<number>(10).fill(415), 429]);
  });

  it('does not release an hour whose proof waits', async () => {
    await send(PDF);
    product.clock.instant = new Date('2026-11-19T12:00:00Z');
    await runOn(product, DepositRelease, (job) => job.run());
    expect(await state()).toBe('por_revisar');
  });

  it('lets only staff download a proof, which nothing caches', async () => {
    await send(PDF);
    expect((await describedFetch(`${product.url}/api/caja/abonos/comprobante/${id}/`)).status).toBe(401);
    const other = await logInWith(product, 'agenda', { AGENDA: 'WRITE' });
    expect((await other.get(`/api/caja/abonos/comprobante/${id}/`)).status).toBe(403);
    const answer = await staff.get(`/api/caja/abonos/comprobante/${id}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});
