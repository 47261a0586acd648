import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RecordingProxy } from '../../product/recording-proxy.js';
import { addPatientsWithAndWithoutNumber } from '../../product/builders.js';
import { createDatabase, dropDatabase } from '../../product/test-databases.js';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import { bookByGraphql, bookByRest, visitor } from '../../product/visitors.js';

// A pooler in transaction mode runs each transaction on any connection, so requests must leave nothing behind on one.

const DATABASE = 'behind_a_pooler';
/** Start-up parameters that PgBouncer 1.18 accepts: https://www.pgbouncer.org/config.html#ignore_startup_parameters */
const TAKEN = ['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone'];
/** Statements that change session state, which outlives the transaction. */
const OF_A_SESSION =
  /^\s*(listen|unlisten|prepare|deallocate|discard|reset|create temp|set (?!local|transaction))|with hold|pg_(try_)?advisory_(un)?lock|set_config\([^)]*false\)/i;

let product: TestProduct;
let overheard: RecordingProxy;
beforeAll(async () => {
  const direct = await createDatabase(DATABASE);
  const { overheard: between, nearUrl } = await RecordingProxy.at(direct);
  overheard = between;
  product = await startProduct({
    databaseUrl: direct,
    addresses: () => ({ url: nearUrl }),
    environment: { LIMIT_LOGINS: '100/60', LIMIT_BOOKINGS: '100/60', LIMIT_BOOKINGS_PERSON: '100/60' },
  });
});
afterAll(async () => {
  await product.stop();
  await overheard.stop();
  await dropDatabase(DATABASE);
});

it('uses only what a pooler in transaction mode provides', async () => {
  const staff = await product.logIn();
  await addPatientsWithAndWithoutNumber(product.database);
  const time = { date: '2026-11-20', time: '09:00' };
  expect(await bookByRest(product.client(), { ...visitor(1), ...time })).toBe('booked');
  expect(await bookByGraphql(product.client(), { ...visitor(2), ...time, time: '10:00' })).toBe('booked');
  expect(await bookByRest(product.client(), { ...visitor(3), ...time })).not.toBe('booked');
  for (const address of ['/api/pacientes/', '/api/citas/?fecha=2026-11-20', '/api/database/backup/'])
    expect((await staff.get(address)).status).toBe(200);
  const asked = await staff.graphql(`{
    patients(search: "rosa") { nodes { name } }
    appointments(from: "2026-11-16", to: "2026-11-22") { id }
  }`);
  expect(asked.body).not.toHaveProperty('errors');
  const edited = await staff.graphql(`mutation {
    updatePatient(id: 1, version: 1, input: { underlyingCondition: "Diabetes" }) { id }
    createAppointment(input: { patientId: 1, date: "2026-11-23", time: "10:00", treatment: "Podología" }) { id }
  }`);
  expect(edited.body).not.toHaveProperty('errors');
  const wanted = { paciente: 1, formato: 'json', recibe: 'Rosa', verificacion: 'Cédula' };
  expect((await staff.post('/api/privacidad/exportar/', wanted)).status).toBe(200);

  expect(overheard.statements.length).toBeGreaterThan(50);
  expect(overheard.prepared).toEqual([]);
  // Transactions that NOTIFY commit one at a time, so each commit is sent in one text with its own lock timeout.
  expect(overheard.statements.filter((text) => /\bcommit\b/.test(text)).length).toBeGreaterThan(5);
  expect(overheard.statements.filter((text) => text === 'commit')).toEqual([]);
  expect(overheard.statements.filter((text) => OF_A_SESSION.test(text))).toEqual([]);
  expect([...overheard.parameters].filter((name) => !TAKEN.includes(name.toLowerCase()))).toEqual([]);
});
