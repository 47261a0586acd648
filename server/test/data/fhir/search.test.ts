import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Bundle } from 'fhir/r4.js';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { statementsOf } from '../../product/statements.js';
import { useSharedProduct } from '../../product/use-product.js';
import { act, book, CLINIC_TABLES, fillClinic, WHO, writeRecord } from './clinic.js';
import { validResourcesOf } from './definitions.js';

const product = useSharedProduct({ empty: CLINIC_TABLES });
const { staff } = product;

beforeEach(() => fillClinic(product, staff));

const search = async (address: string, headers = {}) => {
  const { status, body } = await staff.get(`/fhir/${address}`, headers);
  return { status, bundle: body as Bundle };
};
const ids = async (address: string, headers = {}) => {
  const { status, bundle } = await search(address, headers);
  expect({ address, status, bundle: status === 200 ? '' : bundle }).toEqual({
    address,
    status: 200,
    bundle: '',
  });
  return validResourcesOf(bundle).map(({ id }) => id);
};

describe('FHIR search of patients', () => {
  const RUN = encodeURIComponent(`http://regcivil.cl/Validacion/RUN|${formatRut(madeUpRut(1))}`);
  it.each([
    ['identifier=' + madeUpRut(1), ['1']],
    ['identifier=' + RUN, ['1']],
    ['identifier=' + encodeURIComponent(`urn:huella:provisional-rut|${madeUpRut(1)}`), []],
    ['identifier=' + encodeURIComponent('otro|AB123456'), []],
    ['identifier=ab-123456', ['2']],
    ['identifier=%7CAB123456', ['2']],
    ['identifier=nadie', []],
    ['name=nandu', ['1']],
    ['name=SOTO%20ros', ['1']],
    ['name=andu', []],
    ['name=rosa,carla', ['1', '5', '6']],
    ['name=carla&name=lilo', ['6']],
    ['name=%25', []],
    ['phone=%2B56912345678', ['1']],
    ['phone=9%201234%205678', ['1']],
    ['phone=no%20tiene', ['3']],
    ['phone=912345678%20(hija)', ['1']],
    ['phone=no%E2%80%8B%20tiene', ['3']],
    ['email=ROSA%40demo.invalid', ['1']],
    ['email=rosa%40demo.%C2%ADinvalid', ['1']],
    ['birthdate=1950-02-28', ['1']],
    ['birthdate=lt1950-02-28', []],
    ['birthdate=1950', ['1']],
    ['birthdate=1950-02', ['1']],
    ['birthdate=1950-03', []],
    ['birthdate=gt1950', []],
    ['birthdate=gt1949-12&birthdate=lt1950-03', ['1']],
    ['birthdate=ge1950&birthdate=le1950', ['1']],
    ['birthdate=lt1950', []],
    ['birthdate=ap1945', ['1']],
    ['birthdate=ap1930', []],
    ['birthdate=sa1949', ['1']],
    ['birthdate=eb1951', ['1']],
    ['birthdate=ne1950', []],
    ['birthdate=ne1951', ['1']],
    ['birthdate=1890-01-01', []],
    ['_id=2', ['2']],
    ['_id=1,2', ['1', '2']],
    ['_id=x', []],
  ])('finds patients by %s', async (query, expected) => {
    expect(await ids(`Patient?${query}`)).toEqual(expected);
  });

  it('finds patients by when anything about them last changed, and returns that time', async () => {
    await product.database.query(`alter table patient disable trigger patient_notes_change`);
    await product.database.query(
      `update patient set changed_at = timestamptz '2026-11-01T12:00:00Z' + id * interval '1 day'`,
    );
    await product.database.query(`alter table patient enable trigger patient_notes_change`);
    expect(await ids('Patient?_lastUpdated=lt2026-11-04')).toEqual(['1', '2']);
    expect(await ids('Patient?_lastUpdated=gt2026-11-03&_lastUpdated=le2026-11-05')).toEqual(['3', '4']);
    expect(await ids('Patient?_lastUpdated=ge2026-11-08T12:00:01Z')).toEqual([]);
    expect((await staff.get('/fhir/Patient/2')).body.meta.lastUpdated).toBe('2026-11-03T12:00:00.000Z');
    await product.database.query(`update patient set phone = '9 0000 0000' where id = 2`);
    expect(await ids('Patient?_lastUpdated=gt2026-11-08T12:00:00Z')).toEqual(['2']);
  });

  it('finds a patient by a RUN from before a merge', async () => {
    await act(
      staff,
      'mutation { mergePatients(input: {keptId: 5, keptVersion: 1, mergedId: 6, mergedVersion: 1, take: []}) { id } }',
    );
    expect(await ids(`Patient?identifier=${madeUpRut(6)}`)).toEqual(['5']);
    expect(await ids('Patient?name=carla')).toEqual(['5']);
  });

  it('returns patients with blocked data in no list, but finds them if a query names them', async () => {
    const id = await book(staff, WHO.blocked, '2026-11-24', '10:00');
    const record = await writeRecord(staff, WHO.blocked, '2026-11-10');
    await act(staff, 'mutation { blockPatient(patientId: 4, reason: "Pendiente") { id } }');
    expect(await ids('Patient?name=berta')).toEqual([]);
    expect(await ids(`Patient?identifier=${madeUpRut(4)}`)).toEqual(['4']);
    expect((await search('Patient?_summary=count')).bundle.total).toBe(6);
    expect(await ids('Appointment?status=booked')).toEqual([]);
    expect(await ids('Appointment?patient=4')).toEqual([String(id)]);
    expect(await ids('Encounter')).toEqual([]);
    expect(await ids('Encounter?patient=Patient/4')).toEqual([String(record)]);
    expect(await ids('Observation?code=29545-1')).toEqual([]);
    expect(await ids('Observation?patient=4&code=29545-1')).toEqual([`record-${record}-account`]);
  });
});

describe('FHIR search of appointments', () => {
  let early = 0;
  let late = 0;
  beforeEach(async () => {
    early = await book(staff, WHO.rosa, '2026-11-24', '10:00');
    product.clock.instant = new Date('2026-11-19T15:00:00Z');
    late = await book(staff, WHO.foreigner, '2026-11-25', '17:00', { estado: 'cancelada' });
  });
  it.each([
    ['date=2026-11-24', 'early'],
    ['date=2026-11-24T10:00', 'early'],
    ['date=2026-11-24T13:00:00Z', 'early'],
    ['date=gt2026-11-24T13:00:00Z&date=lt2026-12', 'late'],
    ['date=ge2026-11-24&date=le2026-11-24', 'early'],
    ['date=ge2026-11-25&date=lt2026-11-26', 'late'],
    ['date=sa2026-11-24', 'late'],
    ['date=ap2026-11-24', 'early'],
    ['date=ge2026-11-25T17:00:01-03:00', 'neither'],
    ['date=le2026-11-25T20:00:00Z&date=ge2026-11-25', 'late'],
    ['status=cancelled', 'late'],
    ['status=booked,cancelled&date=2026-11-25', 'late'],
    ['status=waitlist', 'neither'],
    ['patient=1', 'early'],
    ['patient=Patient%2F2&practitioner=1', 'late'],
    ['patient=Practitioner%2F1', 'neither'],
    ['_lastUpdated=ge2026-11-19', 'late'],
    ['_lastUpdated=le9999-12-31&date=2026-11-25', 'late'],
    ['date=ge2026-11-25&date=le9999-12-31', 'late'],
    ['patient=1&date=ge1000-01-01&date=lt2026-11-25', 'early'],
    ['_lastUpdated=gt9999', 'neither'],
    ['_lastUpdated=ge2026-11-18&_lastUpdated=lt2026-11-19&date=2026-11-24', 'early'],
  ])('finds appointments by %s', async (query, expected) => {
    const known: Record<string, string[]> = { early: [String(early)], late: [String(late)], neither: [] };
    expect(await ids(`Appointment?${query}`)).toEqual(known[expected]);
  });
});

describe('FHIR search of visits and observations', () => {
  it('finds visits and observations by day, code, patient and encounter', async () => {
    const first = await writeRecord(staff, WHO.rosa, '2026-11-10');
    product.clock.instant = new Date('2026-11-20T15:00:00Z');
    const second = await writeRecord(staff, WHO.foreigner, '2026-11-20');
    expect(await ids('Encounter?date=2026-11-10')).toEqual([String(first)]);
    expect(await ids('Encounter?date=gt2026-11-10&date=le9999-12-31')).toEqual([String(second)]);
    expect(await ids('Encounter?date=le2026-11-10')).toEqual([String(first)]);
    expect(await ids('Encounter?_lastUpdated=ge2026-11-19')).toEqual([String(second)]);
    expect(await ids('Encounter?practitioner=1&patient=2')).toEqual([String(second)]);
    expect(
      await ids(`Observation?encounter=Encounter/${second}&code=http%3A%2F%2Floinc.org%7C29554-3`),
    ).toEqual([`record-${second}-procedure`]);
    expect(await ids('Observation?code=urn%3Ahuella%3Afinding%7C')).toEqual([]);
    expect(await ids('Observation?date=2026-11-10&code=69730-0')).toEqual([`record-${first}-instructions`]);
    expect(await ids(`Observation?_id=record-${first}-account`)).toEqual([`record-${first}-account`]);
  });
});

describe('FHIR search', () => {
  it('returns a search in pages, with every match once while others are added', async () => {
    const before = await ids('Patient');
    const seen: Array<string | undefined> = [];
    let address: string | undefined = '/fhir/Patient?_count=2';
    for (let n = 20; address !== undefined; n += 1) {
      const { body } = await staff.get(address);
      const bundle = body as Bundle;
      seen.push(...validResourcesOf(bundle).map(({ id }) => id));
      const next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
      address = next?.slice(product.url.length);
      if (n < 23) await addPatient(product.database, n, `Nuevo ${n}`);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, before.length)).toEqual(before);
    expect(seen).toHaveLength(before.length + 3);
  });

  it('finds the same by a form as by an address, and combines the parameters of both', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = async (address: string, body: string, headers = form) => {
      const answer = await staff.post(`/fhir/${address}`, body, headers);
      return { status: answer.status, bundle: answer.body as Bundle };
    };
    const found = await post('Patient/_search', `identifier=${formatRut(madeUpRut(1))}`);
    expect(validResourcesOf(found.bundle).map(({ id }) => id)).toEqual(['1']);
    expect(found.bundle.link?.[0]?.url).toBe(
      `${product.url}/fhir/Patient?identifier=${encodeURIComponent(formatRut(madeUpRut(1)))}`,
    );
    const both = await post('Patient/_search?name=carla', 'name=lilo&_count=1&_total=accurate');
    expect(validResourcesOf(both.bundle).map(({ id }) => id)).toEqual(['6']);
    expect(both.bundle).toMatchObject({ total: 1, entry: [{ fullUrl: `${product.url}/fhir/Patient/6` }] });
    // Each of the two places alone would match a patient.
    expect((await post('Patient/_search?name=nadie', 'name=lilo')).bundle.entry ?? []).toEqual([]);
    expect((await post('Patient/_search?name=lilo', 'name=nadie')).bundle.entry ?? []).toEqual([]);
    expect((await post('Patient/_search', 'name=carla&name=lilo')).bundle.entry).toHaveLength(1);
    const { bundle: page } = await post('Patient/_search/', '_count=2');
    const next = page.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(validResourcesOf((await staff.get(next.slice(product.url.length))).body)).toHaveLength(2);
    expect((await post('Patient/_search', '')).bundle.entry).toHaveLength(7);
    expect((await post('Patient/_search', '_format=xml')).status).toBe(406);
    expect((await post('Patient/_search', 'nombre=rosa')).status).toBe(400);
    expect((await post('Patient/_search', '__proto__=1')).status).toBe(400);
    expect(
      (await post('Patient/_search', '{"name":"rosa"}', { 'content-type': 'application/json' })).status,
    ).toBe(415);
    expect((await post('Patient/_search', 'name=rosa', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('returns a search for observations in pages, with every match once', async () => {
    const record = await writeRecord(staff, WHO.rosa, '2026-11-10');
    const seen: Array<string | undefined> = [];
    let address: string | undefined = `/fhir/Observation?encounter=${record}&_count=1`;
    while (address !== undefined) {
      const bundle = (await staff.get(address)).body as Bundle;
      seen.push(...validResourcesOf(bundle).map(({ id }) => id));
      address = bundle.link?.find(({ relation }) => relation === 'next')?.url.slice(product.url.length);
    }
    expect(seen).toEqual(['account', 'procedure', 'instructions'].map((part) => `record-${record}-${part}`));
  });

  it('returns the texts of records before the findings on feet in a search for observations, each once', async () => {
    const records = [
      await writeRecord(staff, WHO.rosa, '2026-11-10'),
      await writeRecord(staff, WHO.foreigner, '2026-11-11'),
    ];
    await product.database.query(
      `insert into patient_alert (patient_id, kind, note, noted_at, noted_by)
       select p, 'EARLIER_ULCER', 'x', now(), (select min(id) from staff_user) from generate_series(1, 2) p`,
    );
    const whole = await ids('Observation');
    const parts = records.flatMap((id) =>
      ['account', 'procedure', 'instructions'].map((part) => `record-${id}-${part}`),
    );
    expect(whole.slice(0, 6)).toEqual(parts);
    expect(whole.slice(6).every((id) => id?.startsWith('finding-'))).toBe(true);
    expect(whole.length).toBeGreaterThan(7);
    const seen: Array<string | undefined> = [];
    let address: string | undefined = '/fhir/Observation?_count=1';
    while (address !== undefined) {
      const bundle = (await staff.get(address)).body as Bundle;
      seen.push(...validResourcesOf(bundle).map(({ id }) => id));
      address = bundle.link?.find(({ relation }) => relation === 'next')?.url.slice(product.url.length);
    }
    expect(seen).toEqual(whole);
  });

  it('reports the parameters that a search used, and the total if requested', async () => {
    const { bundle } = await search('Patient?name=carla&_count=1&_total=accurate&_format=json');
    expect(bundle).toMatchObject({
      type: 'searchset',
      total: 2,
      entry: [{ fullUrl: `${product.url}/fhir/Patient/5`, search: { mode: 'match' } }],
    });
    expect(bundle.link?.[0]).toEqual({
      relation: 'self',
      url: `${product.url}/fhir/Patient?name=carla&_count=1&_total=accurate`,
    });
    const { bundle: counted } = await search('Patient?_summary=count');
    expect({ total: counted.total, entry: counted.entry }).toEqual({ total: 7, entry: undefined });
    expect((await search('Patient?_count=0')).bundle).toMatchObject({ total: 7 });
    expect((await search('Patient?name=carla')).bundle.total).toBeUndefined();
  });

  it.each([
    'Patient?nombre=rosa',
    'Patient?name:exact=rosa',
    'Appointment?patient.name=rosa',
    'Appointment?date=ayer',
    'Patient?_count=muchos',
    'Patient?_page=x',
    'Patient?_summary=todo',
    'Patient?_total=muchos',
    'Patient?birthdate=1980-13',
    'Patient?name=',
    'Patient?__proto__=1',
  ])('refuses a search whose parameters cannot be honoured: %s', async (address) => {
    const { status, bundle } = await search(address);
    expect({ status, body: bundle }).toMatchObject({
      status: 400,
      body: { resourceType: 'OperationOutcome', issue: [{ code: 'invalid' }] },
    });
  });

  it.each([
    ['Patient?_format=xml', {}],
    ['Patient/1?_format=application/fhir%2Bxml', {}],
    ['metadata?_format=xml', { accept: 'application/fhir+json' }],
    ['Patient', { accept: 'application/fhir+xml' }],
    ['Patient/1', { accept: 'application/xml, text/html;q=0.5, */*;q=0' }],
    ['metadata', { accept: 'text/turtle' }],
  ])('refuses formats other than JSON: %s %j', async (address, headers) => {
    const { status, bundle } = await search(address, headers);
    expect({ status, body: bundle }).toMatchObject({
      status: 406,
      body: { resourceType: 'OperationOutcome', issue: [{ code: 'not-supported' }] },
    });
  });

  it('reads and logs nothing for a resource whose format is refused', async () => {
    const record = await writeRecord(staff, WHO.rosa, '2026-11-10');
    const statements = await statementsOf(product, 'from session', () =>
      search(`Encounter/${record}?_format=xml`),
    );
    expect(statements.filter((text) => /clinical_record|audit_entry/.test(text))).toEqual([]);
  });

  it.each([
    ['Patient', { accept: 'application/fhir+xml;q=0.5, application/fhir+json' }],
    ['Patient?_format=json', { accept: 'application/xml' }],
    ['Patient?_format=application/fhir+json', {}],
    ['metadata', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
  ])('returns JSON if it is among the accepted formats: %s %j', async (address, headers) => {
    expect((await search(address, headers)).status).toBe(200);
  });

  it('explains how to write a plus sign in a time that is not encoded', async () => {
    const { status, bundle } = await search('Appointment?date=ge2026-11-24T10:00:00+02:00');
    expect({ status, text: JSON.stringify(bundle) }).toEqual({
      status: 400,
      text: expect.stringContaining('«%2B»'),
    });
  });

  it('ignores an unknown search parameter if the client prefers lenient handling', async () => {
    const lenient = { prefer: 'handling=lenient' };
    const { bundle } = await search('Patient?nombre=x&name=rosa', lenient);
    expect(bundle.link?.[0]?.url).toBe(`${product.url}/fhir/Patient?name=rosa`);
    expect((await search('Patient?name:exact=rosa', lenient)).status).toBe(400);
  });
});
