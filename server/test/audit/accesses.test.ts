import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../src/auth/accounts/passwords.js';
import { addPatient } from '../product/builders.js';
import type { TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';

const BERTA = { username: 'berta', password: 'otra clave larga' };
const product = useProduct({ empty: 'audit_entry, clinical_record_version, clinical_record, patient' });
const { staff: admin } = product;
let berta: TestClient;
beforeAll(async () => {
  await product.database.query(
    `insert into staff_user (username, name, password_hash) values ('berta', 'Berta Rojas', $1)`,
    [await hashPassword(BERTA.password)],
  );
  berta = await product.client().logIn(BERTA);
});
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
  await addPatient(product.database, 2, 'Otra');
  await admin.post('/api/pacientes/fichas/', {
    paciente: 1,
    fecha: '2026-11-18',
    descripcion_atencion: 'Dolor',
    procedimiento: 'Curación',
    indicaciones: 'Reposo',
  });
});

const RECORDS = '{ clinicalRecords(patientId: 1, first: 5) { nodes { id } } }';
const VERSIONS = '{ clinicalRecord(id: 1) { versions { version } } }';
const minutesLater = (minutes: number) => {
  product.clock.instant = new Date(product.clock.instant.getTime() + minutes * 60_000);
};

async function accesses(patientId: number | null = 1, page = '') {
  const { body } = await admin.graphql(
    `query ($patientId: Int) { accesses(patientId: $patientId${page}) {
       nodes { at action staffName } endCursor hasNextPage } }`,
    { patientId },
  );
  return body.data.accesses;
}
const lines = async (patientId?: number | null) =>
  (await accesses(patientId)).nodes.map(
    ({ action, staffName }: { action: string; staffName: string }) => `${staffName}: ${action}`,
  );

describe('reading clinical records', () => {
  it('is logged with user and time, by REST and by GraphQL, newest first', async () => {
    await admin.graphql(RECORDS);
    minutesLater(1);
    await berta.get('/api/pacientes/fichas/?paciente=1');
    await berta.graphql(VERSIONS);
    const { nodes } = await accesses();
    expect(nodes).toEqual([
      { at: '2026-11-18T15:01:00.000Z', action: 'VERSIONS_READ', staffName: 'Berta Rojas' },
      { at: '2026-11-18T15:01:00.000Z', action: 'RECORDS_READ', staffName: 'Berta Rojas' },
      { at: '2026-11-18T15:00:00.000Z', action: 'RECORDS_READ', staffName: 'admin' },
    ]);
    expect(await lines(2)).toEqual([]);
  });

  it('within ten minutes is one visit, and a new one afterwards', async () => {
    await admin.graphql(RECORDS);
    minutesLater(9);
    await admin.graphql(RECORDS);
    expect(await lines()).toHaveLength(1);
    minutesLater(2);
    await admin.graphql(RECORDS);
    expect(await lines()).toHaveLength(2);
  });

  it('of a patient that does not exist leaves nothing', async () => {
    const { body } = await admin.graphql('{ clinicalRecords(patientId: 99, first: 5) { totalCount } }');
    expect(body.data.clinicalRecords.totalCount).toBe(0);
    expect(await lines(99)).toEqual([]);
  });
});

it('of the whole database is registered when a backup is taken', async () => {
  await berta.get('/api/database/backup/');
  expect(await lines(null)).toEqual(['Berta Rojas: BACKUP_DOWNLOADED']);
});

it('comes a page after another', async () => {
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

it('is for staff, and a cursor of another list is refused', async () => {
  const QUERY = 'query ($after: String) { accesses(patientId: 1, after: $after) { endCursor } }';
  expect((await product.client().graphql(QUERY)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const refused = await admin.graphql(QUERY, { after: 'abc' });
  expect(refused.body.errors[0].extensions).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { after: [expect.any(String)] },
  });
});

describe('the access log', () => {
  it('can be neither rewritten nor erased', async () => {
    await admin.graphql(RECORDS);
    await berta.get('/api/database/backup/');
    for (const statement of ['delete from audit_entry', `update audit_entry set at = now()`]) {
      await expect(product.database.query(statement)).rejects.toMatchObject({
        constraint: 'audit_entry_is_kept',
      });
    }
    await expect(
      product.database.query('delete from audit_entry where patient_id is null'),
    ).rejects.toMatchObject({ constraint: 'audit_entry_is_kept' });
  });

  it('goes with a patient who had no records', async () => {
    await admin.graphql('{ clinicalRecords(patientId: 2, first: 5) { totalCount } }');
    expect(await lines(2)).toHaveLength(1);
    await product.database.query('delete from patient where id = 2');
    expect(await lines(2)).toEqual([]);
  });
});
