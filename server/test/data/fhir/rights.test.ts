import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OperationOutcome } from 'fhir/r4.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { act, book, CLINIC_TABLES, fillClinic, WHO, writeRecord } from './clinic.js';
import { faultsOf } from './definitions.js';

const product = useSharedProduct({ empty: CLINIC_TABLES });
const { staff } = product;

beforeEach(() => fillClinic(product, staff));

const AREAS = {
  Patient: 'PATIENTS',
  Appointment: 'AGENDA',
  Encounter: 'HEALTH_DATA',
  Observation: 'HEALTH_DATA',
  DocumentReference: 'HEALTH_DATA',
  Consent: 'HEALTH_DATA',
  Condition: 'HEALTH_DATA',
  RiskAssessment: 'HEALTH_DATA',
} as const;

const outcome = (body: unknown) => {
  expect(faultsOf(body as OperationOutcome)).toEqual([]);
  const { issue } = body as OperationOutcome;
  return issue.map(({ severity, code }) => `${severity} ${code}`);
};

describe('FHIR with an API key', () => {
  it.each(Object.entries(AREAS))(
    'lets an API key read %s with the right to read %s, and no other resource',
    async (type, area) => {
      const program = await createProgram(product, { [area]: 'READ' });
      const open: string[] = [];
      for (const other of Object.keys(AREAS)) {
        const { status, body } = await program.get(`/fhir/${other}`);
        if (status === 200) open.push(other);
        else expect({ status, issue: outcome(body) }).toEqual({ status: 403, issue: ['error forbidden'] });
      }
      expect(open).toContain(type);
      expect(open.every((one) => AREAS[one as keyof typeof AREAS] === area)).toBe(true);
    },
  );

  it('returns no health data anywhere to an API key without the right to it', async () => {
    const id = await book(staff, WHO.rosa, '2026-11-24', '10:00', { notas: 'Secreto-notas' });
    const program = await createProgram(product, { AGENDA: 'READ', PATIENTS: 'READ' });
    for (const address of ['Patient', 'Patient/1', 'Appointment', `Appointment/${id}`, 'Practitioner/1']) {
      const { status, body } = await program.get(`/fhir/${address}`);
      expect({ address, status, isFree: !JSON.stringify(body).includes('Secreto') }).toEqual({
        address,
        status: 200,
        isFree: true,
      });
    }
    const { rows } = await product.database.query(
      'select staff_user_id from audit_entry where staff_user_id <> 1',
    );
    expect(rows).toEqual([]);
    expect(JSON.stringify((await staff.get(`/fhir/Appointment/${id}`)).body)).toContain('Secreto-notas');
  });

  it('logs each access of an API key to health data under its name', async () => {
    const id = await book(staff, WHO.rosa, '2026-11-24', '10:00', { notas: 'x' });
    const record = await writeRecord(staff, WHO.rosa, '2026-11-10');
    await writeRecord(staff, WHO.foreigner, '2026-11-10');
    await act(
      staff,
      'mutation { changePatientAlerts(patientId: 1, changes: [{kind: EARLIER_ULCER, note: "", isNoted: true}]) { kind } }',
    );
    const registered = async (address: string) => {
      await product.database.query('alter table audit_entry disable trigger user');
      await product.database.query('delete from audit_entry');
      await product.database.query('alter table audit_entry enable trigger user');
      const program = await createProgram(product, { AGENDA: 'READ', HEALTH_DATA: 'READ' }, 'Ficha única');
      expect((await program.get(`/fhir/${address}`)).status).toBe(200);
      const { rows } = await product.database.query<{ row: string }>(
        `select concat_ws(' ', u.name, e.channel, e.action, e.patient_ids) as row
         from audit_entry e join staff_user u on u.id = e.staff_user_id order by e.id`,
      );
      return rows.map(({ row }) => row);
    };
    expect(await registered(`Encounter/${record}`)).toEqual(['Ficha única API RECORDS_READ {[1,2)}']);
    expect(await registered('Encounter')).toEqual(['Ficha única API RECORDS_READ {[1,3)}']);
    expect(await registered('Encounter?_summary=count')).toEqual([]);
    expect(await registered(`Observation/record-${record}-account`)).toEqual([
      'Ficha única API RECORDS_READ {[1,2)}',
    ]);
    expect(await registered('Observation?patient=1')).toEqual([
      'Ficha única API RECORDS_READ {[1,2)}',
      'Ficha única API ALERTS_READ {[1,2)}',
    ]);
    expect(await registered(`Appointment/${id}`)).toEqual(['Ficha única API NOTES_READ {[1,2)}']);
    expect(await registered('Appointment?patient=2')).toEqual([]);
  });
});

it('lets reception read patients and the agenda as FHIR with its session, and no health data', async () => {
  const reception = await logInAsReception(product);
  const statuses = [];
  for (const type of Object.keys(AREAS)) statuses.push((await reception.get(`/fhir/${type}`)).status);
  expect(statuses).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
});

it('requires the same rights for a search in a form as in an address, and returns the same', async () => {
  await book(staff, WHO.rosa, '2026-11-24', '10:00', { notas: 'Secreto' });
  const reception = product.client();
  // A program with a session has no cookie, and so no anti-forgery token.
  reception.access = (await logInAsReception(product)).access;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [];
  for (const type of Object.keys(AREAS))
    answers.push(await reception.post(`/fhir/${type}/_search`, '_count=5', form));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Secreto');
  const forStaff = await staff.post('/fhir/Appointment/_search', '_count=5', form);
  expect(JSON.stringify(forStaff.body)).toContain('Secreto');
});

describe('FHIR errors', () => {
  it.each([
    ['Patient', 401, 'error login'],
    ['Patient/1', 401, 'error login'],
    ['Medication', 404, 'error not-found'],
    ['', 404, 'error not-found'],
  ])("answers a visitor's FHIR request for %j with an OperationOutcome", async (address, status, issue) => {
    const answer = await product.client().get(`/fhir/${address}`, { accept: 'text/html' });
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status,
      type: 'application/fhir+json; charset=utf-8',
    });
    expect(outcome(answer.body)).toEqual([issue]);
  });

  it.each([
    ['GET', 'Patient/999', 404, 'error not-found'],
    ['GET', 'Patient/x', 404, 'error not-found'],
    ['GET', 'Observation/record-1', 404, 'error not-found'],
    ['GET', 'Condition/fact-9999999999', 404, 'error not-found'],
    ['GET', 'Condition/ulcer-1-right-elbow', 404, 'error not-found'],
    ['GET', 'RiskAssessment/999', 404, 'error not-found'],
    ['GET', 'Observation/record-9999999999-account', 404, 'error not-found'],
    ['POST', 'Patient', 405, 'error not-supported'],
    ['GET', 'Patient/%ZZ', 400, 'error invalid'],
  ])(
    'answers a failed FHIR request by staff with an OperationOutcome: %s %s',
    async (method, address, status, issue) => {
      const answer = await staff.send(method, `/fhir/${address}`);
      expect({ status: answer.status, issue: outcome(answer.body) }).toEqual({ status, issue: [issue] });
    },
  );
});

describe('FHIR caching', () => {
  it('returns a FHIR resource again only if it has changed', async () => {
    const first = await staff.get('/fhir/Patient/1');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe('W/"2"');
    const again = await staff.get('/fhir/Patient/1', { 'if-none-match': etag });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
    await act(staff, 'mutation { updatePatient(id: 1, version: 2, input: {address: "Calle 2"}) { id } }');
    const changed = await staff.get('/fhir/Patient/1', { 'if-none-match': etag });
    expect({ status: changed.status, version: changed.body.meta.versionId }).toEqual({
      status: 200,
      version: '3',
    });
  });

  it('forbids caching a FHIR resource, whose version has a time', async () => {
    const id = await writeRecord(staff, WHO.rosa, '2026-11-10');
    const { headers } = await staff.get(`/fhir/Encounter/${id}`);
    expect([headers.get('cache-control'), headers.get('last-modified')]).toEqual([
      'no-store',
      'Wed, 18 Nov 2026 15:00:00 GMT',
    ]);
  });
});

it('serves the capability statement to all, and lists in it exactly what is served', async () => {
  const { status, body } = await product.client().get('/fhir/metadata');
  expect({ status, faults: faultsOf(body) }).toEqual({ status: 200, faults: [] });
  const resources = body.rest[0].resource as Array<{
    type: string;
    interaction: Array<{ code: string }>;
    searchParam?: Array<{ name: string; type: string }>;
  }>;
  expect(resources.map(({ type }) => type)).toEqual([
    'Patient',
    'Practitioner',
    'Appointment',
    'Encounter',
    'Observation',
    'DocumentReference',
    'Consent',
    'Condition',
    'RiskAssessment',
  ]);
  for (const { type, interaction, searchParam = [] } of resources) {
    for (const { name, type: kind } of searchParam) {
      const value = kind === 'date' ? '2026-11-18' : '1';
      expect([type, name, (await staff.get(`/fhir/${type}?${name}=${value}`)).status]).toEqual([
        type,
        name,
        200,
      ]);
    }
    const isSearched = interaction.some(({ code }) => code === 'search-type');
    expect([type, (await staff.get(`/fhir/${type}`)).status]).toEqual([type, isSearched ? 200 : 404]);
  }
});
