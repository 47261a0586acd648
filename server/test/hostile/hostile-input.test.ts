import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc, { type Arbitrary } from 'fast-check';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { startProduct, type TestProduct } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { type Route, routesOf } from '../product/routes.js';
import { addPatient } from '../product/builders.js';
import { graphqlRequest } from './graphql-requests.js';
import { pageRequest } from './page-requests.js';
import { type RawAnswer, RawHttp, type RawRequest } from './raw-http.js';
import { restRequest } from './rest-requests.js';

// Sends the same requests each time; others with `HOSTILE_SEED=7`. A failure reports its seed to reproduce it.
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_121);
// `npm run prove -- hostile` sends eight times as many.
const TIMES = Number(process.env['HOSTILE_TIMES'] ?? 1);
const INPUTS = { rest: 700 * TIMES, graphql: 575 * TIMES, pages: 250 * TIMES } as const;
// More would wait for each other on a busy machine, and the product refuses what waits too long.
const CONNECTIONS = 4;
const MINUTES = 60_000;

type Headers = Readonly<Record<string, string>>;

let product: TestProduct;
let backups: string;
let http: RawHttp;
let visitor: Headers;
let staff: Headers;
/** Another user of the clinic, whose session may end. */
let leaver: Headers;
let schema: GraphQLSchema;

beforeAll(async () => {
  backups = await mkdtemp(path.join(tmpdir(), 'huella-hostile-'));
  product = await startProduct({ environment: { BACKUP_DIR: backups } });
  await fill(product);
  http = new RawHttp(product.url, CONNECTIONS);
  const antiForgery = await product.client().getAntiForgery();
  visitor = { cookie: antiForgery.cookie!, 'x-csrftoken': antiForgery.antiForgery! };
  const [one, other] = [await product.logIn(), await product.logIn()];
  staff = { ...visitor, authorization: `Bearer ${one.access}` };
  leaver = { ...visitor, authorization: `Bearer ${other.access}` };
  await useSupplies(product, one);
  schema = buildClientSchema((await one.graphql(getIntrospectionQuery())).body.data);
}, MINUTES);
afterAll(async () => {
  http.close();
  await product.stop();
  await rm(backups, { recursive: true, force: true });
});

/** Adds enough rows that each id below 60 exists. */
async function fill({ database }: TestProduct): Promise<void> {
  for (let n = 1; n <= 60; n += 1) {
    const contact = { phone: '9 0000 1001', phone_e164: '+56900001001', email: 'a@demo.invalid' };
    await addPatient(database, n, `Paciente ${n}`, contact);
  }
  await database.query(
    `with made as (
       insert into appointment (patient_id, professional_id, date, start_minute, treatment, booked_name)
       select n, 1, date '2026-11-19' + n / 8, 540 + 60 * (n % 8), 'Podología general', case when n % 2 = 0 then 'Rosa' end
       from generate_series(1, 60) as n returning id, date, start_minute)
     insert into appointment_slot (professional_id, day, slot, appointment_id)
     select 1, date, start_minute / 30 + half, id from made, generate_series(0, 1) as half`,
  );
  await database.query(
    `with made as (
       insert into supply (name, unit, stock, critical_stock, unit_value)
       select 'Insumo ' || n, 'caja', 2147483000, 2, 1000 from generate_series(1, 60) as n returning id, stock)
     insert into stock_movement (supply_id, at, kind, quantity, balance, reason, staff_user_id)
     select id, now(), 'INITIAL', stock, stock, 'Stock inicial', 1 from made`,
  );
}

/** Adds records that can be edited, and that use supplies whose stock is at its maximum. */
async function useSupplies({ database }: TestProduct, client: TestClient): Promise<void> {
  for (let n = 1; n <= 20; n += 1) {
    const { status } = await client.post('/api/pacientes/fichas/', {
      paciente: n,
      fecha: '2026-11-18',
      descripcion_atencion: 'Control',
      procedimiento: 'Corte',
      indicaciones: 'Ninguna',
      productos_usados: [{ insumo: n, cantidad: 5 }],
    });
    expect(status).toBe(201);
  }
  await database.query(
    `with full_up as (update supply set stock = 2147483647 where id <= 10 returning id, stock)
     insert into stock_movement (supply_id, at, kind, quantity, balance, reason, staff_user_id)
     select id, now(), 'CORRECTION', 652, stock, 'Corrección de stock', 1 from full_up`,
  );
}

/** @returns the token of an appointment's own pages. */
async function linkTo(appointmentId: number, { database }: TestProduct): Promise<string> {
  const token = 'a'.repeat(43);
  await database.query(
    `insert into appointment_link (token_hash, appointment_id, purpose, created_at)
     values (sha256($1::bytea), $2, 'BOOKING', now())`,
    [token, appointmentId],
  );
  return token;
}

/** A number of requests, spread evenly over the kinds. */
function sample(kinds: readonly Arbitrary<RawRequest>[], inputs: number): RawRequest[] {
  const each = Math.ceil(inputs / kinds.length);
  return kinds.flatMap((kind, index) => fc.sample(kind, { seed: SEED + index, numRuns: each }));
}

/** Sends requests concurrently. @returns those with an unexpected response. */
async function sendAll(
  requests: readonly RawRequest[],
  fault: (answer: RawAnswer) => unknown,
): Promise<object[]> {
  const faults: object[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index]!;
      const found = await http.send(request).then(fault, (error: unknown) => `no answer: ${String(error)}`);
      if (found) faults.push({ seed: SEED, index, found, ...request, body: request.body?.slice(0, 2_000) });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return faults;
}

const restFault = ({ status, text }: RawAnswer) => (status >= 500 || status < 200) && `${status} ${text}`;

const OURS = ['INTERNAL', 'INTERNAL_SERVER_ERROR', 'DATABASE_UNAVAILABLE'];
function graphqlFault({ status, text }: RawAnswer): unknown {
  if (status >= 500) return `${status} ${text}`;
  const { errors = [] } = JSON.parse(text) as { errors?: Array<{ extensions?: { code?: string } }> };
  return errors.find(({ extensions }) => OURS.includes(extensions?.code ?? 'INTERNAL'));
}

describe('Hostile input', () => {
  // Runs first, as the others may delete the appointment.
  it(
    'causes no server error on any public page, and no page shows code',
    async () => {
      const routes = routesOf(product)
        .filter(({ method, url }) => ['GET', 'POST'].includes(method) && url.startsWith('/public'))
        // Requests that end the appointment come last, because its other pages need it.
        .sort((one, other) => Number(one.url.endsWith('cancelar')) - Number(other.url.endsWith('cancelar')));
      expect(routes.length).toBeGreaterThan(15);
      const token = await linkTo(60, product);
      const requests = sample(
        routes.map((route) => pageRequest(route, token)),
        INPUTS.pages,
      );
      expect(
        await sendAll(requests, (answer) => restFault(answer) || /native code/.exec(answer.text)?.[0]),
      ).toEqual([]);
    },
    5 * MINUTES,
  );

  it(
    'causes no server error on any REST path with hostile input',
    async () => {
      const routes = routesOf(product).filter(
        ({ method, url }) => !['HEAD', 'OPTIONS'].includes(method) && /^\/(api|fhir|health)/.test(url),
      );
      expect(routes.length).toBeGreaterThan(30);
      const others: Route[] = [
        { method: 'GET', url: '/:page' },
        { method: 'GET', url: '/assets/:file' },
        { method: 'PUT', url: '/api/:x/:y' },
      ];
      const kinds = [...routes, ...others].flatMap((route) => [
        restRequest(route, visitor),
        restRequest(route, route.url.includes('logout') ? leaver : staff),
      ]);
      const requests = sample(kinds, INPUTS.rest);
      expect(requests.length).toBeGreaterThanOrEqual(INPUTS.rest);
      expect(await sendAll(requests, restFault)).toEqual([]);
    },
    5 * MINUTES,
  );

  it(
    'causes no server error in any GraphQL query or mutation with hostile input',
    async () => {
      const types = [
        ['query', schema.getQueryType()!],
        ['mutation', schema.getMutationType()!],
      ] as const;
      const kinds = types.flatMap(([operation, type]) =>
        Object.values(type.getFields()).flatMap((field) => [
          graphqlRequest(operation, field, visitor),
          graphqlRequest(operation, field, field.name === 'logout' ? leaver : staff),
          graphqlRequest(operation, field, field.name === 'logout' ? leaver : staff),
        ]),
      );
      const requests = sample(kinds, INPUTS.graphql);
      expect(requests.length).toBeGreaterThanOrEqual(INPUTS.graphql);
      expect(await sendAll(requests, graphqlFault)).toEqual([]);
    },
    5 * MINUTES,
  );

  it('keeps the product working and its data intact after hostile input', async () => {
    expect((await product.client().get('/health/ready')).status).toBe(200);
    expect((await product.client().send('GET', '/api/usuarios/me/', undefined, staff)).status).toBe(200);
    const { rows } = await product.database.query(
      `select 'stock' as what, s.id from supply s
         where s.stock <> (select coalesce(sum(m.quantity), 0) from stock_movement m where m.supply_id = s.id)
       union all select 'slots', a.id from appointment a
         where (select count(*) from appointment_slot t where t.appointment_id = a.id and t.professional_id = a.professional_id and t.day = a.date)
           <> case when a.status = 'CANCELLED' or a.overbooked then 0 else a.duration_minutes / 30 end
       union all select 'rut', p.id from patient p where right(p.rut, 1) <> rut_check_digit(left(p.rut, -1))`,
    );
    expect(rows).toEqual([]);
    for (const table of ['patient', 'appointment', 'clinical_record', 'supply', 'outbound_message']) {
      const { rows: counted } = await product.database.query(`select count(*)::int as n from ${table}`);
      // Some of the input was stored, so the test reaches beyond validation.
      expect({ table, isWritten: counted[0].n > 0 }).toEqual({ table, isWritten: true });
    }
  });
});
