import { beforeEach, describe, expect, it } from '@jest/globals';
import { StaffResponseCache } from '../../src/response-cache/staff-response-cache.js';
import { addPatient } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { createProgram } from '../product/keys.js';
import { logInAsReception } from '../product/reception.js';
import { statementsOf } from '../product/statements.js';
import { ADMIN } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ empty: 'appointment, patient' });
const { staff } = product;

const WEEK = 'appointments(from: "2026-11-16", to: "2026-11-22")';
const ASK = `{ ${WEEK} { id treatment patient { name } } }`;
const ASK_FOR_ALERTS = `{ ${WEEK} { patient { name hasAlerts } } }`;

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Soto');
  await staff.post('/api/citas/crear_cita_admin/', {
    paciente: 1,
    tratamiento: 'Control',
    fecha: '2026-11-20',
    hora: '10:00',
    notas: 'Alérgica',
  });
  // Nothing is cached while the instance's own change is being announced.
  await eventually(() => product.app.get(StaffResponseCache).now() !== undefined);
});

/** Whether the response came from the cache, without reading the agenda. The user is looked up in any case. */
async function isFromMemory(client: TestClient, query = ASK): Promise<boolean> {
  const statements = await statementsOf(product, 'pg_current_snapshot', () => client.graphql(query));
  return !statements.some((text) => text.includes('from appointment'));
}
const untilKept = (client: TestClient, query = ASK) => eventually(() => isFromMemory(client, query));

describe('a week that staff request again', () => {
  it('is the same response, with headers of its own request', async () => {
    const first = await staff.graphql(ASK);
    await untilKept(staff);
    const again = await staff.graphql(ASK);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.body.data.appointments[0].patient.name).toBe('Ana Soto');
    const known = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !['x-request-id', 'date', 'keep-alive'].includes(name));
    expect(known(again)).toEqual(known(first));
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it.each([
    ['of a patient', "update patient set name = 'Eva Soto'", 'Eva Soto, Control'],
    ['of the agenda', "update appointment set treatment = 'Plantillas'", 'Ana Soto, Plantillas'],
  ])('shows changes made by anyone else, even without an event: %s', async (_what, change, seen) => {
    await untilKept(staff);
    await product.database.query(change);
    const { body } = await staff.graphql(ASK);
    const [{ treatment, patient }] = body.data.appointments;
    expect(`${patient.name}, ${treatment}`).toBe(seen);
  });

  it('does not show uncommitted changes of another transaction, and shows them once it commits', async () => {
    const other = await product.database.connect();
    await other.query("begin; update patient set name = 'Eva Soto'");
    await untilKept(staff);
    const nameOf = async () => (await staff.graphql(ASK)).body.data.appointments[0].patient.name;
    expect(await nameOf()).toBe('Ana Soto');
    await other.query('commit');
    other.release();
    expect(await nameOf()).toBe('Eva Soto');
  });

  it('is computed again a minute later', async () => {
    await untilKept(staff);
    product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
    expect(await isFromMemory(staff)).toBe(false);
  });
});

describe('a cached response for one user', () => {
  it('is not served to anyone else, neither another user nor a visitor', async () => {
    const reception = await logInAsReception(product);
    await untilKept(staff, ASK_FOR_ALERTS);
    expect((await reception.graphql(ASK_FOR_ALERTS)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    await untilKept(staff);
    expect(await isFromMemory(reception)).toBe(false);
    expect((await product.client().graphql(ASK)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is refused once the session has ended', async () => {
    const other = await product.client().logIn(ADMIN);
    await untilKept(other);
    await product.database.query(
      "update session set ended_at = now(), end_reason = 'CLOSED' where id <> (select id from session order by created_at limit 1)",
    );
    expect((await other.graphql(ASK)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is refused once their rights are gone', async () => {
    const program = await createProgram(product, { AGENDA: 'READ' });
    await untilKept(program);
    await product.database.query('update api_key set revoked_at = now() where id = $1', [program.keyId]);
    expect((await program.graphql(ASK)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('responses that are never cached', () => {
  it.each([
    ['notes, because each access is logged', `{ ${WEEK} { id notes } }`],
    ['a query with a field that is not marked as cacheable', `{ ${WEEK} { id } me { username } }`],
  ])('%s', async (_what, query) => {
    await staff.graphql(query);
    await eventually(() => product.app.get(StaffResponseCache).now() !== undefined);
    await staff.graphql(query);
    expect(await isFromMemory(staff, query)).toBe(false);
  });
});
