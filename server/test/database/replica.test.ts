import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Replica } from '../../src/database/connections/replica.js';
import { addPatient } from '../product/builders.js';
import { RecordingProxy } from '../product/recording-proxy.js';
import { startProduct, type TestProduct } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { asAdministrator, createDatabase, dropDatabase } from '../product/test-databases.js';

// The same server, under the address of a read-only user.

const DATABASE = 'read_elsewhere';
const READER = 'reader_of_the_replica';

let product: TestProduct;
let staff: TestClient;
let overheard: RecordingProxy;
beforeAll(async () => {
  const databaseUrl = await createDatabase(DATABASE);
  await asAdministrator(
    `drop role if exists ${READER}`,
    `create role ${READER} login password 'lee' in role pg_read_all_data`,
    `alter role ${READER} set default_transaction_read_only = on`,
  );
  const address = new URL(databaseUrl);
  address.username = READER;
  address.password = 'lee';
  const { overheard: between, nearUrl } = await RecordingProxy.at(address.href);
  overheard = between;
  product = await startProduct({ databaseUrl, addresses: () => ({ read: nearUrl }) });
  staff = await product.logIn();
  await addPatient(product.database, 1, 'Rosa Ñandú');
});
beforeEach(() => void overheard.statements.splice(0));
afterAll(async () => {
  await product.stop();
  await overheard.stop();
  await dropDatabase(DATABASE);
  await asAdministrator(`drop role ${READER}`);
});

const exportRosa = () =>
  staff.post('/api/privacidad/exportar/', {
    paciente: 1,
    formato: 'json',
    recibe: 'Rosa',
    verificacion: 'Cédula',
  });
const registered = async () => (await product.database.query('select from data_export')).rowCount;
const heard = (words: RegExp) => overheard.statements.some((text) => words.test(text));
const fallbacks = () => product.app.get(Replica).fallbacks;

describe('the replica address', () => {
  it('serves exports, reports and backups, which are logged in the main database', async () => {
    const exported = await exportRosa();
    expect(exported.body).toMatchObject({ paciente: { nombre: 'Rosa Ñandú' } });
    expect(heard(/from consent/)).toBe(true);
    expect(await registered()).toBe(1);

    const report = await staff.graphql(
      '{ incidentReport(from: "2026-11-18", to: "2026-11-18") { people text } }',
    );
    expect(report.body).not.toHaveProperty('errors');
    expect(heard(/from audit_entry e/)).toBe(true);

    const backup = await staff.get('/api/database/backup/');
    expect(backup.body).toContain('Rosa Ñandú');
    expect(backup.body).toContain('-- Huella: the dump is complete');
    expect(heard(/^copy .* to stdout/s)).toBe(true);
    expect(heard(/^\s*(insert|update|delete)/i)).toBe(false);
    expect(fallbacks()).toBe(0);
  });

  it('serves nothing else', async () => {
    await staff.get('/api/pacientes/');
    await product.client().get('/api/citas/disponibles/?fecha=2026-11-20');
    expect(overheard.statements).toEqual([]);
  });

  it('falls back to the main database while it is away', async () => {
    await overheard.stop();
    expect((await exportRosa()).body).toMatchObject({ paciente: { nombre: 'Rosa Ñandú' } });
    expect((await staff.get('/api/database/backup/')).body).toContain('-- Huella: the dump is complete');
    expect(await registered()).toBe(2);
    expect(fallbacks()).toBe(2);
  });
});
