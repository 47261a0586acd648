import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { formatRut } from '#domain/rut.js';
import { importPhotos } from '../../../src/records/photos/import-photos.js';
import { jpeg } from '../../clinic/image-bytes.js';
import { faultsOf } from '../../data/fhir/definitions.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import { logInAsReception } from '../../product/people.js';
import { NOON } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';
import { EMPTIED, PATH, PDF, photoClient, ROSA_AGREES } from './photo-client.js';

const product = useSharedProduct({ empty: EMPTIED });
const { staff } = product;
const { upload, download, rows, count, log, agree } = photoClient(product);
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addPatient(product.database, 2, 'Ana Pérez');
  await product.database.query(ROSA_AGREES);
});

describe('Reading photos', () => {
  it('lists photos in pages, by nail, zone and visit, the latest day first', async () => {
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

  it('closes photos to visitors and reception, and at guessed addresses', async () => {
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
      expect((await download(`${PATH}archivos/${encodeURIComponent(guessed)}/completa/`)).status).toBe(404);
  });
});

describe('A wrong photo or document', () => {
  it('withdraws a wrong photo with a reason: hidden, logged and kept', async () => {
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

  it('moves a photo to the right patient with a new address, and logs both patients', async () => {
    await addClinicalRecord(product.database, 1);
    const { body } = await upload(PDF, 'paciente=1&ficha=1');
    const move = (paciente: unknown) => staff.post(`${PATH}${body.id}/traslado/`, { paciente });
    expect((await move(1)).body).toEqual({ paciente: [expect.any(String)] });
    expect((await move(99)).status).toBe(404);
    product.clock.instant = new Date('2026-11-20T15:00:00Z');
    const changed = '/fhir/DocumentReference?patient=2&_lastUpdated=gt2026-11-19';
    expect((await staff.get(changed)).body.entry).toBeUndefined();
    const { body: moved } = await move(2);
    expect((await staff.get(changed)).body.entry[0].resource.meta).toMatchObject({
      lastUpdated: '2026-11-20T15:00:00.000Z',
    });
    product.clock.instant = NOON;
    expect(moved).toMatchObject({ id: body.id, paciente: 2, ficha: null });
    expect((await download(body.direccion)).status).toBe(404);
    expect((await download(moved.direccion)).status).toBe(200);
    expect(await log()).toContain('PHOTO_MOVED {[1,3)}');
  });

  it('moves a photo only to a patient who agreed to photos, unlike a document', async () => {
    const [photo, document] = [await jpeg(60, 40), PDF];
    const move = async (bytes: Uint8Array) => {
      const { body } = await upload(bytes, 'paciente=1');
      return (await staff.post(`${PATH}${body.id}/traslado/`, { paciente: 2 })).status;
    };
    expect([await move(photo), await move(document)]).toEqual([409, 200]);
    await agree(2, 'PHOTOS');
    expect(await move(photo)).toBe(200);
  });

  it('never changes or deletes a photo otherwise, not even by SQL', async () => {
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
  it('moves photos in a merge and its undoing, with their visits', async () => {
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

  it('keeps the visit of a photo with the patient', async () => {
    const visit = { paciente_rut: madeUpRut(1), tratamiento: 'x', fecha: '2026-11-24', hora: '10:00' };
    const { body } = await staff.post('/api/citas/crear_cita_admin/', visit);
    expect((await upload(PDF, `paciente=1&cita=${body.id}`)).status).toBe(201);
    const moved = await staff.graphql(
      `mutation { updateAppointment(id: ${body.id}, version: 1, input: { patientId: 2 }) { id } }`,
    );
    expect(moved.body.errors[0].extensions.fields).toEqual({
      patient: ['Esta cita ya tiene fotos, documentos o consentimientos: su paciente no puede cambiar.'],
    });
  });

  it('keeps photos in a suppression, and deletes them with the records after 15 years', async () => {
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

  it('puts photos into the person’s export, byte for byte in its ZIP', async () => {
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
    const exported = async () => {
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
      return Buffer.from(await response.arrayBuffer());
    };
    // A photo is stored in the ZIP without being compressed.
    expect((await exported()).includes(bytes)).toBe(true);
    // A wrong photo may show another person.
    await staff.post(`${PATH}${body.id}/retiro/`, { motivo: 'De otra persona' });
    expect((await exported()).includes(bytes)).toBe(false);
    const after = await staff.post('/api/privacidad/exportar/', { ...asked, formato: 'json' });
    expect(after.body.fotos).toMatchObject([{ archivo: null, motivo_retiro: 'De otra persona' }]);
  });
});

describe('Old photos', () => {
  it('adds old photos once from folders named by RUT, and refuses others with their reason', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'huella-photos-'));
    const put = async (name: string, bytes: Uint8Array) => {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
      await writeFile(path.join(folder, name), bytes);
    };
    const [rosa, ana] = [formatRut(madeUpRut(1)), madeUpRut(2)];
    await put(`${rosa}/2024-03-05 talón.jpg`, await jpeg(60, 40));
    await put(`${rosa}/informe.pdf`, PDF);
    await put(`${rosa}/notas.txt`, Buffer.from('hola'));
    await put(`${ana}/foto.jpg`, await jpeg(60, 40));
    await put(`${madeUpRut(9)}/foto.jpg`, PDF);
    await put('otros/foto.jpg', PDF);
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    const run = async (from = folder) => {
      const outcomes: string[] = [];
      const options = { folder: from, staffId: 1, dayOf: () => '2020-01-01', today: '2026-11-18' };
      for await (const { file, outcome } of importPhotos(client, options))
        outcomes.push(`${file} ${outcome}`);
      return outcomes.toSorted();
    };
    const expected = (whatIsFit: string) =>
      [
        `${rosa}/2024-03-05 talón.jpg ${whatIsFit}`,
        `${rosa}/informe.pdf ${whatIsFit}`,
        `${rosa}/notas.txt OTHER_FORMAT`,
        `${ana}/foto.jpg NO_CONSENT`,
        `${madeUpRut(9)}/foto.jpg NO_PATIENT`,
        'otros/foto.jpg NO_RUT',
      ].toSorted();
    try {
      expect(await run()).toEqual(expected('ADDED'));
      expect(await run()).toEqual(expected('PRESENT'));
      // Staff saw that it shows another person.
      const [{ id }] = await rows(`select id from photo where kind = 'PHOTO'`);
      await agree(2, 'PHOTOS');
      expect((await staff.post(`${PATH}${id}/traslado/`, { paciente: 2 })).status).toBe(200);
      await rows('update consent set withdrawn_at = now(), withdrawn_by = 1 where patient_id = 2');
      expect(await run()).toEqual(expected('PRESENT'));
      for (const other of [`${folder}/none`, `${folder}/otros/foto.jpg`])
        await expect(run(other)).rejects.toThrow(`There is no folder ${other}.`);
    } finally {
      await client.end();
      await rm(folder, { recursive: true });
    }
    expect(await rows('select kind, taken_on::text as on from photo order by kind')).toEqual([
      { kind: 'DOCUMENT', on: '2020-01-01' },
      { kind: 'PHOTO', on: '2024-03-05' },
    ]);
  });
});
