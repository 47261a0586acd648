import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { addClinicalRecord, addPatient } from '../product/builders.js';
import { faultsOf } from '../data/fhir/definitions.js';
import { describedFetch } from '../product/described-fetch.js';
import { logInAsReception } from '../product/reception.js';
import type { Answer, TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';
import { animatedPng, HTML, jpeg, phonePhoto, pixelBomb, png, SVG, webp } from '../clinic/image-bytes.js';

const product = useProduct({
  empty: 'photo, clinical_record, appointment, patient, patient_merge, audit_entry, rate_limit',
});
const { staff } = product;
const PATH = '/api/pacientes/fotos/';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n%%EOF\n');

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addPatient(product.database, 2, 'Ana Pérez');
  await product.database.query(
    `insert into consent (patient_id, kind, text_version, given_at, recorded_by) values (1, 'PHOTOS', 1, now(), 1)`,
  );
});

async function upload(
  bytes: Uint8Array,
  query: string,
  { headers = {}, client = staff }: { headers?: Record<string, string>; client?: TestClient } = {},
): Promise<Answer> {
  const response = await describedFetch(`${product.url}${PATH}?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      ...(client.access && { authorization: `Bearer ${client.access}` }),
      ...(client.cookie && { cookie: client.cookie }),
      ...(client.antiForgery && { 'x-csrftoken': client.antiForgery }),
      ...headers,
    },
    body: bytes,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function download(address: string, client: TestClient = staff) {
  const response = await describedFetch(product.url + address, {
    headers: client.access ? { authorization: `Bearer ${client.access}` } : {},
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const rows = async (text: string) => (await product.database.query(text)).rows;
const count = async () => (await rows('select count(*)::integer as n from photo'))[0].n;
const log = async () =>
  (await rows('select action, patient_ids::text as patients from audit_entry order by id')).map(
    ({ action, patients }) => `${action} ${patients}`,
  );
const agree = (patient: number, kind: string) =>
  staff.graphql(`mutation { recordConsent(patientId: ${patient}, kind: ${kind}) { id } }`);

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
      create: { width: 3_000, height: 2_000, channels: 3, noise, background: '#fff' },
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
    expect((await download(`${body.direccion}miniatura/`)).status).toBe(404);
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

  it('names the field of a wrong value', async () => {
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

  it('needs the consent for its purpose, also for publishing later', async () => {
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

  it('is refused after 200 files in an hour', async () => {
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

describe('Reading photos', () => {
  it('lists them in pages, by nail, zone and visit, the latest day first', async () => {
    await addClinicalRecord(product.database, 1);
    for (const query of [
      'lado=derecho&ortejo=1&tomada_el=2026-11-01',
      'lado=derecho&ortejo=1&tomada_el=2026-11-10',
      'lado=izquierdo&zona=HEEL&ficha=1&tomada_el=2026-11-05',
    ])
      await upload(PDF, `paciente=1&${query}`);
    const ids = async (query: string) =>
      (await staff.get(`${PATH}?paciente=1&${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids('')).toEqual([2, 3, 1]);
    expect(await ids('lado=derecho&ortejo=1')).toEqual([2, 1]);
    expect(await ids('lado=izquierdo&zona=HEEL')).toEqual([3]);
    expect(await ids('ficha=1')).toEqual([3]);
    expect(await ids('tipo=foto')).toEqual([]);
    const first = await staff.get(`${PATH}?paciente=1&limite=2`);
    expect(first.headers.get('x-hay-mas')).toBe('true');
    expect(await ids(`limite=2&cursor=${first.headers.get('x-cursor')}`)).toEqual([1]);
    expect((await staff.get(`${PATH}?paciente=99`)).status).toBe(404);
    expect((await staff.get(`${PATH}?paciente=1&limite=0`)).status).toBe(400);
    const { body } = await staff.graphql(
      '{ photos(patientId: 1, side: RIGHT, toe: 1, first: 1) { totalCount hasNextPage nodes { id toe side address smallAddress } } }',
    );
    expect(body.data.photos).toMatchObject({
      totalCount: 2,
      hasNextPage: true,
      nodes: [{ id: 2, toe: 1, side: 'RIGHT' }],
    });
    const fhir = await staff.get('/fhir/DocumentReference?patient=1&_count=1');
    expect(faultsOf(fhir.body)).toEqual([]);
    expect(fhir.body.entry[0].resource).toMatchObject({
      resourceType: 'DocumentReference',
      status: 'current',
      subject: { reference: 'Patient/1' },
      description: '1.er ortejo derecho',
      content: [{ attachment: { contentType: 'application/pdf' } }],
    });
  });

  it('is closed to visitors, to reception, and to whoever guesses an address', async () => {
    const { body } = await upload(PDF, 'paciente=1');
    const reception = await logInAsReception(product);
    const addresses = [
      body.direccion,
      `${PATH}?paciente=1`,
      `${PATH}${body.id}/`,
      `${PATH}${body.id}/difusion/`,
    ];
    for (const address of addresses) {
      expect([address, (await download(address, product.client())).status]).toEqual([address, 401]);
      expect([address, (await download(address, reception)).status]).toEqual([address, 403]);
    }
    expect((await upload(PDF, 'paciente=1', { client: reception })).status).toBe(403);
    for (const guessed of ['0'.repeat(32), "' or true --", '1'])
      expect((await download(`${PATH}archivos/${encodeURIComponent(guessed)}/`)).status).toBe(404);
  });
});

describe('A wrong photo or document', () => {
  it('is withdrawn with a reason: hidden, logged and kept', async () => {
    const { body } = await upload(PDF, 'paciente=1');
    const withdraw = (motivo: unknown) => staff.post(`${PATH}${body.id}/retiro/`, { motivo });
    expect((await withdraw('')).body).toEqual({ motivo: [expect.any(String)] });
    expect((await withdraw('Salió movida')).body.retirada).toMatchObject({ motivo: 'Salió movida' });
    expect((await withdraw('Otra vez')).status).toBe(409);
    expect((await download(body.direccion)).status).toBe(404);
    expect((await staff.get(`${PATH}?paciente=1`)).body).toEqual([]);
    expect((await staff.get(`${PATH}?paciente=1&retiradas=true`)).body).toHaveLength(1);
    expect(await rows('select from photo_file')).toHaveLength(1);
    expect(await log()).toContain('PHOTO_WITHDRAWN {[1,2)}');
  });

  it('moves to the right patient with a new address, and the log names both', async () => {
    await addClinicalRecord(product.database, 1);
    const { body } = await upload(PDF, 'paciente=1&ficha=1');
    const move = (paciente: unknown) => staff.post(`${PATH}${body.id}/traslado/`, { paciente });
    expect((await move(1)).body).toEqual({ paciente: [expect.any(String)] });
    expect((await move(99)).status).toBe(404);
    const { body: moved } = await move(2);
    expect(moved).toMatchObject({ id: body.id, paciente: 2, ficha: null });
    expect((await download(body.direccion)).status).toBe(404);
    expect((await download(moved.direccion)).status).toBe(200);
    expect(await log()).toContain('PHOTO_MOVED {[1,3)}');
  });

  it('is never changed or deleted otherwise, not even by SQL', async () => {
    const { body } = await upload(PDF, 'paciente=1');
    for (const statement of [
      `update photo set note = 'x'`,
      'update photo set patient_id = 2',
      `update photo set taken_on = '2020-01-01'`,
      'delete from photo',
      'delete from photo_file',
      `update photo_file set bytes = 'x'`,
      'delete from patient where id = 1',
      `insert into photo_file values (${body.id}, 'WHOLE', 'x')`,
    ])
      await expect(product.database.query(statement)).rejects.toThrow();
    const { body: refused } = await staff.graphql('mutation { deletePatient(id: 1) }');
    expect(refused.errors[0].extensions.code).toBe('PATIENT_HAS_RECORDS');
  });
});

describe('Photos and documents of a patient', () => {
  it('follow a merge and its undoing, with their visits', async () => {
    await agree(2, 'PHOTOS');
    await addClinicalRecord(product.database, 2);
    await upload(PDF, 'paciente=2&ficha=1');
    const whose = async () => (await rows('select patient_id, clinical_record_id from photo'))[0];
    const merged = await staff.graphql(
      'mutation { mergePatients(input: { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] }) { id } }',
    );
    expect(merged.body.errors).toBeUndefined();
    expect(await whose()).toEqual({ patient_id: 1, clinical_record_id: 1 });
    await staff.graphql('mutation { undoPatientMerge(id: 1) { id } }');
    expect(await whose()).toEqual({ patient_id: 2, clinical_record_id: 1 });
  });

  it('are kept by a suppression, and go with the records after 15 years', async () => {
    await upload(PDF, 'paciente=1');
    const outcome = async (mutation: string) => {
      const { body } = await staff.graphql(`mutation { ${mutation}(patientId: 1) { kind } }`);
      return body.errors?.[0].extensions.code ?? body.data[mutation].kind;
    };
    expect(await outcome('deleteExpiredRecords')).toBe('PATIENT_HAS_RECORDS');
    expect(await outcome('suppressPatient')).toBe('REDUCED');
    expect(await count()).toBe(1);
    await product.database.query(
      `set session_replication_role = replica; update photo set added_at = '2010-01-01'; reset session_replication_role`,
    );
    expect(await outcome('deleteExpiredRecords')).toBe('RECORDS_DELETED');
    expect([await count(), (await rows('select from photo_file')).length]).toEqual([0, 0]);
  });

  it('are in the person’s export, byte for byte in its ZIP', async () => {
    const { body } = await upload(await jpeg(60, 40), 'paciente=1&lado=derecho&ortejo=1');
    const { bytes } = await download(body.direccion);
    const asked = { paciente: 1, recibe: 'Ella misma', verificacion: 'Cédula' };
    const json = await staff.post('/api/privacidad/exportar/', { ...asked, formato: 'json' });
    expect(json.body.fotos).toMatchObject([
      {
        id: body.id,
        lugar: '1.er ortejo derecho',
        archivo: `archivos/foto-${body.id}.jpg`,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ]);
    const response = await describedFetch(`${product.url}/api/privacidad/exportar/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${staff.access}`,
        cookie: staff.cookie!,
        'x-csrftoken': staff.antiForgery!,
      },
      body: JSON.stringify({ ...asked, formato: 'zip' }),
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    // A photo is stored in the ZIP without being compressed.
    expect(Buffer.from(await response.arrayBuffer()).includes(bytes)).toBe(true);
  });
});
