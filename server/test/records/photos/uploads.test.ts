import { rightsOf } from '#domain/access/presets.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { animatedPng, HTML, jpeg, phonePhoto, pixelBomb, png, SVG, webp } from '../../clinic/image-bytes.js';
import { addClinicalRecord, addPatient } from '../../product/builders.js';
import { logInWith } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { EMPTIED, PATH, PDF, photoClient, ROSA_AGREES } from './photo-client.js';

const product = useSharedProduct({ empty: EMPTIED });
const { staff } = product;
const { upload, begin, download, rows, count, log, agree } = photoClient(product);
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addPatient(product.database, 2, 'Ana Pérez');
  await product.database.query(ROSA_AGREES);
});

describe('Upload of a photo', () => {
  it('stores only pixels, upright, with a thumbnail, tied to a nail and a visit', async () => {
    await addClinicalRecord(product.database, 1);
    const { status, body } = await upload(
      await phonePhoto(),
      'paciente=1&ficha=1&lado=derecho&ortejo=1&tomada_el=2026-11-17',
      { headers: { 'huella-nota': encodeURIComponent('Antes; uña dañada') } },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      paciente: 1,
      tipo: 'foto',
      proposito: 'clinica',
      cita: null,
      ficha: 1,
      lado: 'derecho',
      ortejo: 1,
      zona: null,
      tomada_el: '2026-11-17',
      nota: 'Antes; uña dañada',
      ancho: 600,
      alto: 800,
      retirada: null,
    });
    const whole = await download(body.direccion);
    const small = await download(body.direccion_miniatura);
    for (const { bytes, headers } of [whole, small]) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const { format, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'jpeg' });
    }
    expect(whole.bytes.length).toBe(body.bytes);
    expect(small.bytes.length).toBeLessThanOrEqual(20_000);
    expect(await log()).toEqual(['PHOTOS_READ {[1,2)}']);
  });

  it('reduces a large photo of much detail to 2,560 pixels and 400 kB', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({
      create: { width: 2_700, height: 800, channels: 3, noise, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    const { body } = await upload(large, 'paciente=1');
    expect(Math.max(body.ancho, body.alto)).toBeLessThanOrEqual(2_560);
    expect(body.bytes).toBeLessThanOrEqual(400_000);
    expect((await download(body.direccion_miniatura)).bytes.length).toBeLessThanOrEqual(20_000);
  });

  it('reads PNG and WebP, and stores a PDF as it is, only as a download', async () => {
    for (const bytes of [await png(500, 400), await webp(500, 400)])
      expect((await upload(bytes, 'paciente=1')).body).toMatchObject({ tipo: 'foto', ancho: 500, alto: 400 });
    // A patient without any consent.
    const { status, body } = await upload(PDF, 'paciente=2');
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { tipo: 'documento', ancho: null, alto: null, direccion_miniatura: null },
    });
    const { headers, bytes } = await download(body.direccion);
    expect(bytes).toEqual(PDF);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="documento-${body.id}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await download(body.direccion.replace('completa', 'miniatura'))).status).toBe(404);
  });

  it('stores one photo if the request is repeated with its key', async () => {
    const bytes = await jpeg(300, 200);
    const send = () => upload(bytes, 'paciente=1', { headers: { 'idempotency-key': 'foto-0001-0001-0001' } });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(await count()).toBe(1);
  });

  it('keeps no byte that follows the picture', async () => {
    const polyglot = Buffer.concat([await png(300, 300), HTML, Buffer.from('PK\x05\x06')]);
    const { body } = await upload(polyglot, 'paciente=1');
    expect((await download(body.direccion)).bytes.includes('<script>')).toBe(false);
  });
});

describe('Refused upload', () => {
  it('explains what is wrong with a hostile or damaged file, and stores nothing', async () => {
    const whole = await png(300, 300);
    const cases: readonly (readonly [Buffer, number, RegExp])[] = [
      [SVG, 415, /no es una foto JPEG/],
      [HTML, 415, /no es una foto JPEG/],
      [Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 415, /HEIC/],
      [Buffer.alloc(12_000_000), 415, /no es una foto JPEG/],
      [Buffer.alloc(12_000_001), 413, /12 MB/],
      [whole.subarray(0, whole.length / 2), 400, /dañada/],
      [pixelBomb(), 400, /50\.000 × 50\.000 píxeles/],
      [animatedPng(), 400, /movimiento/],
      [Buffer.alloc(0), 400, /No llegó/],
    ];
    for (const [bytes, status, sentence] of cases) {
      const answer = await upload(bytes, 'paciente=1');
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status,
        error: expect.stringMatching(sentence),
      });
    }
    expect(await count()).toBe(0);
  });

  it('names the field of a wrong value in an upload', async () => {
    await addClinicalRecord(product.database, 2);
    const bytes = await jpeg(300, 200);
    const cases: readonly (readonly [string, number, string])[] = [
      ['paciente=1&lado=arriba', 400, 'lado'],
      ['paciente=1&ortejo=6&lado=derecho', 400, 'ortejo'],
      ['paciente=1&ortejo=1', 400, 'lado'],
      ['paciente=1&ortejo=1&zona=HEEL&lado=derecho', 400, 'zona'],
      ['paciente=1&zona=NOSE&lado=derecho', 400, 'zona'],
      ['paciente=1&tomada_el=2026-02-30', 400, 'tomada_el'],
      ['paciente=1&tomada_el=2027-01-01', 400, 'tomada_el'],
      ['paciente=-1', 400, 'paciente'],
      ['paciente=1&proposito=otro', 400, 'proposito'],
      ['', 400, 'paciente'],
    ];
    for (const [query, status, field] of cases) {
      const answer = await upload(bytes, query);
      expect([query, answer.status, Object.keys(answer.body)]).toEqual([query, status, [field]]);
    }
    const note = await upload(bytes, 'paciente=1', { headers: { 'huella-nota': 'x'.repeat(201) } });
    expect([note.status, Object.keys(note.body)]).toEqual([400, ['nota']]);
    for (const query of ['paciente=99', 'paciente=1&ficha=1', 'paciente=1&cita=1'])
      expect([query, (await upload(bytes, query)).status]).toEqual([query, 404]);
    expect(await count()).toBe(0);
  });

  it('refuses a photo without the consent for its purpose, also when it is published later', async () => {
    const bytes = await jpeg(300, 200);
    expect((await upload(bytes, 'paciente=2')).status).toBe(409);
    const refused = await upload(bytes, 'paciente=1&proposito=difusion');
    expect(refused.body.error).toMatch(/difundir/);
    await agree(1, 'PHOTO_PUBLISHING');
    const { body } = await upload(bytes, 'paciente=1&proposito=difusion');
    const published = await download(`${PATH}${body.id}/difusion/`);
    expect(published.headers.get('content-disposition')).toContain('attachment');
    expect(await log()).toContain('PHOTO_PUBLISHED {[1,2)}');
    const { body: clinical } = await upload(bytes, 'paciente=1');
    expect((await download(`${PATH}${clinical.id}/difusion/`)).status).toBe(409);
    await product.database.query(
      `update consent set withdrawn_at = now(), withdrawn_by = 1 where kind = 'PHOTO_PUBLISHING'`,
    );
    expect((await download(`${PATH}${body.id}/difusion/`)).status).toBe(409);
  });

  it('publishes no upload while the patient is blocked, nor after a suppression', async () => {
    for (const kind of ['PHOTO_PUBLISHING', 'MESSAGES']) await agree(1, kind);
    const { body } = await upload(await jpeg(300, 200), 'paciente=1&proposito=difusion');
    const act = async (mutation: string) => {
      const answer = await staff.graphql(`mutation { result: ${mutation} }`);
      expect(answer.body.errors).toBeUndefined();
      return answer.body.data.result;
    };
    const publish = async () => {
      const { status, body: published } = await staff.get(`${PATH}${body.id}/difusion/`);
      return status === 200 ? status : [status, published.error];
    };
    const [{ id }] = await act('blockPatient(patientId: 1, reason: "Lo pidió") { id }');
    expect(await publish()).toEqual([409, expect.stringMatching(/bloqueados/)]);
    await act(`liftPatientBlock(id: ${id}, reason: "Terminó") { id }`);
    expect(await publish()).toBe(200);
    expect(await act('suppressPatient(patientId: 1) { kind }')).toEqual({ kind: 'REDUCED' });
    expect(await publish()).toEqual([409, expect.stringMatching(/consentimiento/)]);
    expect((await upload(await jpeg(300, 200), 'paciente=1')).status).toBe(409);
    expect(await rows('select kind from consent where withdrawn_at is null')).toEqual([{ kind: 'MESSAGES' }]);
  });

  it('takes 20 files of a user at once, and refuses one more before it is read, but not another user’s', async () => {
    const begun = Array.from({ length: 21 }, () => begin(PDF, 'paciente=1'));
    const refused = await Promise.race(begun.map(({ answer }) => answer));
    expect({ ...refused, wait: refused.wait > 0 }).toEqual({
      status: 429,
      error: 'Suba a lo más 20 archivos a la vez. Espere unos segundos e inténtelo de nuevo.',
      wait: true,
    });
    const other = await logInWith(product, 'otra.podologa', rightsOf('ALL'));
    expect((await upload(PDF, 'paciente=1', { client: other })).status).toBe(201);
    begun.forEach(({ finish }) => finish());
    const statuses = (await Promise.all(begun.map(({ answer }) => answer))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(20).fill(201), 429]);
    expect((await upload(PDF, 'paciente=1')).status).toBe(201);
    expect(await count()).toBe(22);
  });

  it('refuses uploads after 200 files in an hour', async () => {
    const { id } = (await rows(`select id from staff_user order by id limit 1`))[0];
    const key = `photo:${createHash('sha256').update(`user:${id}`).digest('base64url')}`;
    await product.database.query(`insert into rate_limit (key, points, expire) values ($1, 200, $2)`, [
      key,
      Date.now() + 600_000,
    ]);
    const { status, headers } = await upload(await jpeg(300, 200), 'paciente=1');
    expect({ status, retry: Number(headers.get('retry-after')) > 0 }).toEqual({ status: 429, retry: true });
  });
});
