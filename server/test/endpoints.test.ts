import { readFile } from 'node:fs/promises';
import {
  type Area,
  type AreaAccess,
  may,
  rightsOf,
  STAFF_ROLES,
  type StaffRole,
} from '#domain/staff/rights.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { PROJECT_ROOT } from '../src/config.js';
import {
  AREA_OF_FIELD,
  AREA_OF_PATH,
  HEALTH_FIELDS,
  HEALTH_INPUTS,
  OPEN_DURING_SET_UP,
  PUBLIC_FIELDS,
  PUBLIC_PATHS,
} from './areas-of-endpoints.js';
import { eventually } from './product/eventually.js';
import { type AnyField, documentFor, fieldsBelow } from './product/graphql-documents.js';
import { logInAsReception } from './product/reception.js';
import { type Route, routesOf } from './product/routes.js';
import type { Answer, TestClient } from './product/test-client.js';
import { useProduct } from './product/use-product.js';
import { TestSocket } from './sockets/test-socket.js';

const product = useProduct();
let paths: Route[] = [];
let schema: GraphQLSchema;
beforeAll(async () => {
  paths = routesOf(product)
    .filter(({ method, url }) => !['HEAD', 'OPTIONS'].includes(method) && /^\/(api|health|public)/.test(url))
    .filter(isFirst);
  schema = buildClientSchema((await product.client().graphql(getIntrospectionQuery())).body.data);
});

// Each path is served with and without a slash at its end.
const nameOf = ({ method, url }: Route): string => `${method} ${url.replace(/\/$/, '')}`;
const isFirst = (route: Route, index: number, all: Route[]): boolean =>
  all.findIndex((other) => nameOf(other) === nameOf(route)) === index;

type Operation = 'query' | 'mutation' | 'subscription';
const rootFields = (...operations: Operation[]): Array<{ operation: Operation; field: AnyField }> =>
  operations.flatMap((operation) => {
    const type = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    };
    return Object.values(type[operation]!.getFields()).map((field) => ({ operation, field }));
  });

const codesOf = ({ body }: Answer): string[] =>
  (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);

const logInAs = (role: StaffRole): Promise<TestClient> =>
  role === 'STAFF' ? product.logIn() : logInAsReception(product);

const isClosed = (role: StaffRole, area: Area | 'ANY_STAFF' | undefined, access: AreaAccess): boolean =>
  area !== 'ANY_STAFF' && (area === undefined || !may(rightsOf(role), area, access));

describe('every REST endpoint', () => {
  it('is public, or has an area', () => {
    expect(paths.map(nameOf).sort()).toEqual([...PUBLIC_PATHS, ...Object.keys(AREA_OF_PATH)].sort());
  });

  it('needs a session, unless it is public', async () => {
    const open: string[] = [];
    for (const route of paths) {
      const { status } = await product.client().send(route.method, route.url.replace(/:\w+/g, '1'));
      // Login and refresh answer 400 to an empty body: they are open, and say what is missing.
      if (status !== 401) open.push(nameOf(route));
    }
    expect(open.sort()).toEqual([...PUBLIC_PATHS].sort());
  });

  it.each(STAFF_ROLES)('is closed to %s where its area is', async (role) => {
    let client = await logInAs(role);
    const closed: string[] = [];
    const staffPaths = paths.filter((route) => !PUBLIC_PATHS.includes(nameOf(route)));
    for (const route of staffPaths) {
      const { status } = await client.send(route.method, route.url.replace(/:\w+/g, '1'));
      expect(status).not.toBe(401);
      if (status === 403) closed.push(nameOf(route));
      if (route.url.includes('logout')) client = await logInAs(role);
    }
    const access = (name: string): AreaAccess => (name.startsWith('GET') ? 'READ' : 'WRITE');
    expect(closed.sort()).toEqual(
      Object.keys(AREA_OF_PATH)
        .filter((name) => isClosed(role, AREA_OF_PATH[name], access(name)))
        .sort(),
    );
  });
});

describe('every GraphQL field', () => {
  it('is public, or has an area', () => {
    const names = rootFields('query', 'mutation', 'subscription').map(({ field }) => field.name);
    expect(names.sort()).toEqual([...PUBLIC_FIELDS, ...Object.keys(AREA_OF_FIELD)].sort());
  });

  it('needs a session, unless it is public', async () => {
    const open: string[] = [];
    for (const { operation, field } of rootFields('query', 'mutation')) {
      const answer = await product.client().graphql(documentFor(operation, field));
      const isRefused =
        codesOf(answer).includes('UNAUTHENTICATED') && !isLoginAnswer(field.name, answer.body);
      if (!isRefused) open.push(field.name);
    }
    expect(open.sort()).toEqual(PUBLIC_FIELDS);
  });

  it.each(STAFF_ROLES)('is closed to %s where its area is', async (role) => {
    let client = await logInAs(role);
    const closed: string[] = [];
    for (const { operation, field } of rootFields('query', 'mutation')) {
      if (PUBLIC_FIELDS.includes(field.name)) continue;
      const codes = codesOf(await client.graphql(documentFor(operation, field)));
      expect(codes).not.toContain('UNAUTHENTICATED');
      if (codes.includes('FORBIDDEN')) closed.push(field.name);
      if (field.name === 'logout') client = await logInAs(role);
    }
    closed.push(...(await closedSubscriptions(client)));
    const expected = rootFields('query', 'mutation', 'subscription').filter(
      ({ operation, field: { name } }) =>
        !PUBLIC_FIELDS.includes(name) &&
        isClosed(role, AREA_OF_FIELD[name], operation === 'mutation' ? 'WRITE' : 'READ'),
    );
    expect(closed.sort()).toEqual(expected.map(({ field }) => field.name).sort());
  });

  it('within the answers that are open to reception, is closed where it holds health data', async () => {
    const reception = await logInAsReception(product);
    const closed: string[] = [];
    const seen = new Set<string>();
    for (const { operation, field } of rootFields('query', 'mutation')) {
      if (field.name === 'logout' || isClosed('RECEPTION', AREA_OF_FIELD[field.name], 'WRITE')) continue;
      for (const { name, selection } of fieldsBelow(field.type, seen, HEALTH_FIELDS)) {
        const codes = codesOf(await reception.graphql(documentFor(operation, field, { selection })));
        if (codes.includes('FORBIDDEN')) closed.push(name);
      }
    }
    expect(closed.sort()).toEqual(HEALTH_FIELDS);
  });

  it('of the inputs that are open to reception, is closed where it holds health data', async () => {
    const reception = await logInAsReception(product);
    // One input may serve several mutations.
    const closed = new Set<string>();
    for (const { operation, field } of rootFields('mutation')) {
      const input = field.args.map(({ type }) => getNamedType(type)).find(isInputObjectType);
      if (!input || isClosed('RECEPTION', AREA_OF_FIELD[field.name], 'WRITE')) continue;
      for (const { name } of Object.values(input.getFields())) {
        const document = documentFor(operation, field, { inputField: name });
        if (codesOf(await reception.graphql(document)).includes('FORBIDDEN'))
          closed.add(`${input.name}.${name}`);
      }
    }
    expect([...closed].sort()).toEqual(HEALTH_INPUTS);
  });

  it('matches the committed schema file', async () => {
    const served = printSchema(lexicographicSortSchema(schema));
    const written = await readFile(`${PROJECT_ROOT}/schema.graphql`, 'utf8');
    expect(printSchema(lexicographicSortSchema(buildSchema(written)))).toBe(served);
  });
});

it('everything of staff is closed to who must set up a second factor first, but that', async () => {
  await product.database.query('update clinic_settings set second_factor_required = true');
  try {
    let client = await product.logIn();
    const open: string[] = [];
    for (const route of paths.filter((one) => !PUBLIC_PATHS.includes(nameOf(one)))) {
      const { status } = await client.send(route.method, route.url.replace(/:\w+/g, '1'));
      if (status !== 403) open.push(nameOf(route));
      if (route.url.includes('logout')) client = await product.logIn();
    }
    for (const { operation, field } of rootFields('query', 'mutation')) {
      if (PUBLIC_FIELDS.includes(field.name)) continue;
      const codes = codesOf(await client.graphql(documentFor(operation, field)));
      if (!codes.includes('SECOND_FACTOR_SETUP_REQUIRED')) open.push(field.name);
      if (field.name === 'logout') client = await product.logIn();
    }
    expect(open.sort()).toEqual(OPEN_DURING_SET_UP);
  } finally {
    await product.database.query('update clinic_settings set second_factor_required = false');
  }
});

// An unknown user and an unknown refresh token are refused by the endpoint itself, not by the guard before it.
const isLoginAnswer = (field: string, body: { errors: Array<{ extensions: { code: string } }> }): boolean =>
  ['login', 'refreshSession'].includes(field) && body.errors.length === 1;

/** Those that answer an error; the others answer the event that makes every subscriber reload. */
async function closedSubscriptions({ access }: TestClient): Promise<string[]> {
  const socket = await TestSocket.open(product.url);
  await socket.signIn(access);
  const fields = rootFields('subscription').map(({ field }) => field);
  for (const field of fields) socket.subscribe(field.name, documentFor('subscription', field));
  const answerOf = (name: string) => socket.messages.find(({ id }) => id === name);
  await eventually(async () => {
    await product.database.query(`select pg_notify('huella_live', '{"kind":"RESYNC"}')`);
    return fields.every(({ name }) => answerOf(name));
  }, 'an answer to every subscription');
  await socket.close();
  return fields.map(({ name }) => name).filter((name) => answerOf(name)?.type === 'error');
}
