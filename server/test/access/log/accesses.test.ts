import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../../src/access/passwords/passwords.js';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import type { TestClient } from '../../product/test-client.js';
import { useProduct } from '../../product/use-product.js';

const BERTA = { username: 'berta', password: 'otra clave larga' };
const product = useProduct({
  empty: 'audit_entry, clinical_record_version, clinical_record, appointment, patient',
  environment: { TRUST_PROXY: 'on' },
});
const { staff: admin } = product;
let berta: TestClient;
beforeAll(async () => {
  await product.database.query(
    `insert into staff_user (username, name, password_hash, rights)
     select 'berta', 'Berta Rojas', $1, rights from staff_user where username = 'admin'`,
    [await hashPassword(BERTA.password)],
  );
  berta = await product.client().logIn(BERTA);
});
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
  await addPatient(product.database, 2, 'Otra');
  await product.database.query(
    `insert into clinical_record (patient_id, date, care_description, procedure, instructions)
     values (1, '2026-11-18', 'Dolor', 'Curación', 'Reposo')`,
  );
});

const RECORDS = '{ clinicalRecords(patientId: 1, first: 5) { nodes { id } } }';
const VERSIONS = '{ clinicalRecord(id: 1) { versions { version } } }';
const minutesLater = (minutes: number) => {
  product.clock.instant = new Date(product.clock.instant.getTime() + minutes * 60_000);
};

async function accesses(patientId: number | null = 1, page = '') {
  const { body } = await admin.graphql(
    `query ($patientId: Int) { accesses(patientId: $patientId${page}) {
       nodes { at action staffName channel address patientCount } endCursor hasNextPage } }`,
    { patientId },
  );
  return body.data.accesses;
}
const lines = async (patientId?: number | null) =>
  (await accesses(patientId)).nodes.map(
    ({ action, staffName }: { action: string; staffName: string }) => `${staffName}: ${action}`,
  );

/** All entries, oldest first: the action, and the patients concerned. */
async function entries(): Promise<string[]> {
  const { rows } = await product.database.query(
    'select action, patient_ids as ids from audit_entry order by id',
  );
  return rows.map(({ action, ids }) => `${action} ${ids}`);
}

describe('Access log for reading clinical records', () => {
  it('logs reading records with user and time, by REST and GraphQL, newest first', async () => {
    await admin.graphql(RECORDS);
    minutesLater(1);
    await berta.get('/api/pacientes/fichas/?paciente=1');
    await berta.graphql(VERSIONS);
    const { nodes } = await accesses();
    const common = { channel: 'API', address: '127.0.0.1', patientCount: 1 };
    expect(nodes).toEqual([
      { at: '2026-11-18T15:01:00.000Z', action: 'VERSIONS_READ', staffName: 'Berta Rojas', ...common },
      { at: '2026-11-18T15:01:00.000Z', action: 'RECORDS_READ', staffName: 'Berta Rojas', ...common },
      { at: '2026-11-18T15:00:00.000Z', action: 'RECORDS_READ', staffName: 'admin', ...common },
    ]);
    expect(await lines(2)).toEqual([]);
  });

  it('logs several reads within ten minutes as one access, and a later one as another', async () => {
    await admin.graphql(RECORDS);
    minutesLater(9);
    await admin.graphql(RECORDS);
    expect(await lines()).toHaveLength(1);
    minutesLater(2);
    await admin.graphql(RECORDS);
    expect(await lines()).toHaveLength(2);
  });

  it('logs reading records with the channel and the address of the caller', async () => {
    const query = { query: RECORDS, variables: {} };
    await admin.post('/graphql', query, { 'huella-client': 'panel', 'x-forwarded-for': '2001:db8::7' });
    expect((await accesses()).nodes).toMatchObject([{ channel: 'PANEL', address: '2001:db8::7' }]);
  });

  it.each([
    ['REST', () => admin.send('PUT', '/api/pacientes/fichas/1/', {})],
    [
      'GraphQL',
      () => admin.graphql('mutation { updateClinicalRecord(id: 1, version: 1, input: {}) { procedure } }'),
    ],
  ])('logs the access through an edit that changes nothing: %s', async (_api, edit) => {
    expect(JSON.stringify((await edit()).body)).toContain('Curación');
    expect(await lines()).toEqual(['admin: RECORDS_READ']);
  });

  it('logs no access to a patient who does not exist', async () => {
    const { body } = await admin.graphql('{ clinicalRecords(patientId: 99, first: 5) { totalCount } }');
    expect(body.data.clinicalRecords.totalCount).toBe(0);
    expect(await lines(99)).toEqual([]);
  });
});

describe("Access log for reading patients' conditions", () => {
  const CONDITION = '{ patient(id: 1) { underlyingCondition } }';

  it('logs reading a condition once in ten minutes, whatever the endpoint', async () => {
    await admin.graphql(CONDITION);
    await admin.graphql(`{ patientByRut(rut: "${formatRut(madeUpRut(1))}") { clinicalCase } }`);
    await admin.get(`/api/pacientes/?rut=${madeUpRut(1)}`);
    await admin.get(`/api/pacientes/verificar_rut/?rut=${madeUpRut(1)}`);
    await admin.send('PUT', '/api/pacientes/actualizar_paciente_admin/', { rut: madeUpRut(1) });
    expect(await entries()).toEqual(['CONDITION_READ {[1,2)}']);
    minutesLater(11);
    await admin.graphql('mutation { updatePatient(id: 1, version: 1, input: {}) { clinicalCase } }');
    expect(await lines()).toEqual(['admin: CONDITION_READ', 'admin: CONDITION_READ']);
  });

  it('logs a list of conditions as one entry, shown for each of its patients', async () => {
    await addPatient(product.database, 4, 'Cuatro');
    await product.database.query('delete from patient where id = 2');
    await admin.get('/api/pacientes/');
    await berta.graphql('{ patients(first: 5) { nodes { id underlyingCondition clinicalCase } } }');
    expect(await entries()).toEqual(['CONDITIONS_LISTED {[1,2),[3,4)}', 'CONDITIONS_LISTED {[1,2),[3,4)}']);
    expect((await accesses(3)).nodes).toMatchObject([
      { action: 'CONDITIONS_LISTED', staffName: 'Berta Rojas', patientCount: 2 },
      { action: 'CONDITIONS_LISTED', staffName: 'admin', patientCount: 2 },
    ]);
    expect(await lines(2)).toEqual([]);
  });

  it('logs no access if a query does not request the condition', async () => {
    await admin.graphql('{ patients(first: 5) { totalCount nodes { id name phone } } }');
    await admin.graphql('{ patient(id: 1) { name } }');
    await admin.graphql('mutation { updatePatient(id: 1, version: 1, input: { name: "Ana B" }) { id } }');
    expect(await entries()).toEqual([]);
  });

  it('logs no access if reception gets patients without their condition', async () => {
    const reception = await logInAsReception(product);
    const { body } = await reception.get('/api/pacientes/');
    expect(body[0]).not.toHaveProperty('enfermedad_base');
    expect(await entries()).toEqual([]);
  });

  it('returns no condition if the access cannot be logged', async () => {
    await product.database.query(
      `alter table audit_entry add constraint full_disk check (action = 'BACKUP_DOWNLOADED') not valid`,
    );
    try {
      const { body } = await admin.graphql('{ patients(first: 5) { nodes { name clinicalCase } } }');
      expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'INTERNAL' } }] });
      const answer = await admin.get('/api/pacientes/');
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([500, expect.not.stringContaining('Ana')]);
    } finally {
      await product.database.query('alter table audit_entry drop constraint full_disk');
    }
  });
});

describe('Access log for reading appointment notes', () => {
  const NOTES = '{ appointment(id: 1) { notes } }';
  const LIST = '{ appointments(from: "2026-11-20", to: "2026-11-20") { id notes } }';
  beforeEach(async () => {
    await addPatient(product.database, 3, 'Sin notas');
    const cita = { fecha: '2026-11-20', tratamiento: 'x', estado: 'cancelada' };
    await admin.post('/api/citas/crear_cita_admin/', {
      ...cita,
      paciente: 1,
      hora: '10:00',
      notas: 'Alérgica',
    });
    await admin.post('/api/citas/crear_cita_admin/', { ...cita, paciente: 3, hora: '11:00' });
    await admin.post('/api/citas/crear_cita_admin/', {
      ...cita,
      paciente: 2,
      hora: '12:00',
      notas: 'Con hijo',
    });
    minutesLater(11);
  });
  /** From creating the appointments, which reads their notes. */
  const MADE = ['NOTES_READ {[1,2)}', 'NOTES_READ {[2,3)}'];

  it('logs reading notes once in ten minutes, whatever the endpoint', async () => {
    await admin.graphql(NOTES);
    await admin.graphql('mutation { updateAppointment(id: 1, version: 1, input: {}) { notes } }');
    await admin.send('PUT', '/api/citas/actualizar/1/', {});
    expect(await entries()).toEqual([...MADE, 'NOTES_READ {[1,2)}']);
    minutesLater(11);
    await admin.graphql(NOTES);
    expect(await lines()).toEqual(Array.from({ length: 3 }, () => 'admin: NOTES_READ'));
  });

  it('logs a list of notes as one entry, naming the patients whose appointments have notes', async () => {
    await admin.get('/api/citas/?fecha=2026-11-20');
    await admin.get('/api/citas/debug/');
    await berta.graphql(LIST);
    expect(await entries()).toEqual([...MADE, 'NOTES_LISTED {[1,3)}', 'NOTES_LISTED {[1,3)}']);
    expect(await lines(3)).toEqual([]);
  });

  it('logs no access if there are no notes, none are requested, or reception gets none', async () => {
    const reception = await logInAsReception(product);
    await admin.graphql('{ appointment(id: 2) { notes } }');
    await admin.send('PUT', '/api/citas/actualizar/2/', {});
    await admin.graphql('{ appointments(from: "2026-11-20", to: "2026-11-20") { id patient { name } } }');
    const { body } = await reception.get('/api/citas/?fecha=2026-11-20');
    expect(body[0]).not.toHaveProperty('notas');
    expect(await entries()).toEqual(MADE);
  });
});

it('logs reading the whole database when a backup is downloaded', async () => {
  await berta.get('/api/database/backup/');
  expect(await lines(null)).toEqual(['Berta Rojas: BACKUP_DOWNLOADED']);
});

it('returns the access log page by page', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    await admin.graphql(RECORDS);
    minutesLater(11);
  }
  const first = await accesses(1, ', first: 2');
  expect(first.nodes).toHaveLength(2);
  expect(first.hasNextPage).toBe(true);
  const second = await accesses(1, `, first: 2, after: "${first.endCursor}"`);
  expect(second).toMatchObject({ nodes: [{ at: '2026-11-18T15:00:00.000Z' }], hasNextPage: false });
});

it('shows the access log to staff only, and refuses a cursor of another list', async () => {
  const QUERY = 'query ($after: String) { accesses(patientId: 1, after: $after) { endCursor } }';
  expect((await product.client().graphql(QUERY)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const refused = await admin.graphql(QUERY, { after: 'abc' });
  expect(refused.body.errors[0].extensions).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { after: [expect.any(String)] },
  });
});

describe('Access log', () => {
  it('allows no editing or deleting of access log entries', async () => {
    await admin.graphql(RECORDS);
    await berta.get('/api/database/backup/');
    for (const statement of ['delete from audit_entry', 'update audit_entry set at = now()']) {
      await expect(product.database.query(statement)).rejects.toMatchObject({
        constraint: 'audit_entry_is_kept',
      });
    }
  });

  it('keeps access log entries after the patient is deleted', async () => {
    await admin.graphql('{ clinicalRecords(patientId: 2, first: 5) { totalCount } }');
    await product.database.query('delete from patient where id = 2');
    expect(await lines(2)).toEqual(['admin: RECORDS_READ']);
  });
});
