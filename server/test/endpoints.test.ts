import { readFile } from 'node:fs/promises';
import { rightsOf } from '#domain/access/presets.js';
import { type Area, type AreaAccess, may, type Rights } from '#domain/access/rights.js';
import { keyMayNot, KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { KEY_AREAS } from '#domain/access/keys/api-key.js';
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
import { PROJECT_ROOT } from '../src/foundation/config.js';
import { AREA_OF_FIELD, AREA_OF_PATH, type NeededArea } from './endpoint-areas.js';
import { PUBLIC_FIELDS, PUBLIC_PATHS } from './public-endpoints.js';
import {
  AREA_INSIDE,
  CLOSED_TO_API_KEYS,
  HEALTH_FIELDS,
  HEALTH_INPUTS,
  ONLY_READING_PATHS,
  OPEN_BEFORE_SECOND_FACTOR,
} from './endpoint-exceptions.js';
import { eventually } from './product/eventually.js';
import { type AnyField, documentFor, fieldsBelow } from './product/graphql-documents.js';
import { createProgram } from './product/keys.js';
import { logInAsReception, logInWith } from './product/people.js';
import { type Route, routesOf } from './product/routes.js';
import type { Answer, TestClient } from './product/test-client.js';
import { useProduct } from './product/use-product.js';
import { TestSocket } from './access/sockets/test-socket.js';

const product = useProduct();
let paths: Route[] = [];
let schema: GraphQLSchema;
beforeAll(async () => {
  paths = routesOf(product)
    .filter(
      ({ method, url }) =>
        !['HEAD', 'OPTIONS'].includes(method) && /^\/(api|fhir|health|public|verificar)/.test(url),
    )
    .filter(isFirst);
  schema = buildClientSchema((await product.client().graphql(getIntrospectionQuery())).body.data);
});

// Each path is served with and without a trailing slash.
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

const accessFor = (name: string): AreaAccess =>
  name.startsWith('GET') || ONLY_READING_PATHS.includes(name) ? 'READ' : 'WRITE';

/** Error text of a response; FHIR has its own error format. */
const sentenceOf = ({ body }: Answer): unknown => body.error ?? body.issue?.[0]?.details?.text;

const codesOf = ({ body }: Answer): string[] =>
  (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);

const PEOPLE: Readonly<Record<string, Rights>> = {
  everything: rightsOf('ALL'),
  reception: rightsOf('RECEPTION'),
  accountant: rightsOf('ACCOUNTING'),
  nothing: {},
};
const logInAs = (person: string): Promise<TestClient> =>
  person === 'everything' ? product.logIn() : logInWith(product, person, PEOPLE[person]!);

/** The areas of which one is enough; the first is the one that a refusal names. */
const areasOf = (area: NeededArea): readonly [Area, ...Area[]] =>
  area === 'ANY_STAFF' ? ['TEAM'] : typeof area === 'string' ? [area] : area;

/** @param name of the endpoint. */
function isClosed(rights: Rights, name: string, area: NeededArea | undefined, access: AreaAccess): boolean {
  if (area === undefined) return true;
  if (area !== 'ANY_STAFF') return !areasOf(area).some((one) => may(rights, one, access));
  const inside = AREA_INSIDE[name];
  return inside !== undefined && !may(rights, inside, 'READ');
}

/** All rights except the given ones. */
const allBut = (areas: readonly Area[], access: AreaAccess): Rights => ({
  ...Object.fromEntries(KEY_AREAS.filter((one) => !areas.includes(one)).map((one) => [one, 'WRITE'])),
  ...(access === 'WRITE' &&
    Object.fromEntries(areas.filter((one) => one !== 'TEAM').map((one) => [one, 'READ']))),
});

/** One program for each set of rights. */
const programs = new Map<string, TestClient>();
async function programWith(rights: Rights): Promise<TestClient> {
  const name = JSON.stringify(rights);
  // Walking the endpoints ends sessions, so the creator of the key logs in again.
  const program = programs.get(name) ?? (await createProgram(product, rights, 'x', await product.logIn()));
  programs.set(name, program);
  return program;
}
/** The program with the most rights that must be refused, and the one with the fewest that must be accepted. */
async function programsFor(areas: readonly [Area, ...Area[]], access: AreaAccess) {
  return {
    lacking: await programWith(allBut(areas, access)),
    having: areas[0] === 'TEAM' ? undefined : await programWith({ [areas[0]]: access }),
  };
}

/** Whether an area is closed to a client with reception's rights. */
const isClosedTo = (who: string, area: NeededArea | undefined): boolean =>
  isClosed(rightsOf('RECEPTION'), '', area, 'WRITE') || (who === 'a key' && area === 'ANY_STAFF');

/** A user and a program with the same rights. */
const WITHOUT_HEALTH_DATA = [
  ['reception', () => logInAsReception(product)],
  ['a key', () => programWith(rightsOf('RECEPTION'))],
] as const;

describe('REST endpoints', () => {
  it('declares every REST endpoint as public or with an area', () => {
    expect(paths.map(nameOf).sort()).toEqual([...PUBLIC_PATHS, ...Object.keys(AREA_OF_PATH)].sort());
  });

  it('requires a session for every REST endpoint that is not public', async () => {
    const open: string[] = [];
    for (const route of paths) {
      const { status } = await product.client().send(route.method, route.url.replace(/:\w+/g, '1'));
      // Login and refresh are open: they answer 400 to an empty body and name the missing fields.
      if (status !== 401) open.push(nameOf(route));
    }
    expect(open.sort()).toEqual([...PUBLIC_PATHS].sort());
  });

  it.each(Object.keys(PEOPLE))(
    'closes every REST endpoint to %s if its area is closed to them',
    async (person) => {
      let client = await logInAs(person);
      const closed: string[] = [];
      const staffPaths = paths.filter((route) => !PUBLIC_PATHS.includes(nameOf(route)));
      for (const route of staffPaths) {
        const { status } = await client.send(route.method, route.url.replace(/:\w+/g, '1'));
        expect(status).not.toBe(401);
        if (status === 403) closed.push(nameOf(route));
        if (route.url.includes('logout')) client = await logInAs(person);
      }
      expect(closed.sort()).toEqual(
        Object.keys(AREA_OF_PATH)
          .filter((name) => isClosed(PEOPLE[person]!, name, AREA_OF_PATH[name], accessFor(name)))
          .sort(),
      );
    },
  );
});

it("requires a key to have the right to a REST endpoint's area, and no other right", async () => {
  const faults: string[] = [];
  for (const route of paths.filter((one) => !PUBLIC_PATHS.includes(nameOf(one)))) {
    const area = AREA_OF_PATH[nameOf(route)]!;
    const send = (program: TestClient) => program.send(route.method, route.url.replace(/:\w+/g, '1'));
    const access = accessFor(nameOf(route));
    const isOwn = area === 'ANY_STAFF';
    const { lacking, having } = await programsFor(areasOf(area), access);
    const sentence = isOwn ? KEY_MESSAGES.ownAccount : keyMayNot(areasOf(area)[0], access);
    const refused = await send(lacking);
    if (refused.status !== 403 || sentenceOf(refused) !== sentence)
      faults.push(`${nameOf(route)}: ${refused.status} ${JSON.stringify(refused.body)}`);
    const admitted = having && (await send(having));
    if (CLOSED_TO_API_KEYS.includes(nameOf(route))) {
      if (!admitted || sentenceOf(admitted) !== KEY_MESSAGES.ownAccount)
        faults.push(`${nameOf(route)} is open to keys`);
    } else if (admitted && [401, 403].includes(admitted.status)) faults.push(`${nameOf(route)} is closed`);
  }
  expect(faults).toEqual([]);
});

describe('GraphQL fields', () => {
  it("requires a key to have the right to a GraphQL field's area, and no other right", async () => {
    const faults: string[] = [];
    for (const { operation, field } of rootFields('query', 'mutation')) {
      if (PUBLIC_FIELDS.includes(field.name)) continue;
      const area = AREA_OF_FIELD[field.name]!;
      const access = operation === 'mutation' ? 'WRITE' : 'READ';
      const isOwn = area === 'ANY_STAFF';
      const { lacking, having } = await programsFor(areasOf(area), access);
      const [error] = (await lacking.graphql(documentFor(operation, field))).body.errors ?? [];
      const sentence = isOwn ? KEY_MESSAGES.ownAccount : keyMayNot(areasOf(area)[0], access);
      if (error?.extensions.code !== 'FORBIDDEN' || error.message !== sentence)
        faults.push(`${field.name}: ${JSON.stringify(error)}`);
      const admitted = having && (await having.graphql(documentFor(operation, field)));
      const codes = admitted ? codesOf(admitted) : [];
      if (CLOSED_TO_API_KEYS.includes(field.name)) {
        if (admitted?.body.errors?.[0]?.message !== KEY_MESSAGES.ownAccount)
          faults.push(`${field.name} is open to keys`);
      } else if (codes.includes('UNAUTHENTICATED') || codes.includes('FORBIDDEN'))
        faults.push(`${field.name} is closed`);
    }
    for (const area of ['AGENDA', 'MESSAGES', 'STOCK'] as const) {
      const closed = await closedSubscriptions(await programWith({ [area]: 'READ' }));
      const open = rootFields('subscription').filter(({ field }) => !closed.includes(field.name));
      if (open.some(({ field }) => AREA_OF_FIELD[field.name] !== area) || open.length === 0)
        faults.push(`${area} opens ${open.map(({ field }) => field.name).join(', ')}`);
    }
    expect(faults).toEqual([]);
  });

  it('declares every GraphQL field as public or with an area', () => {
    const names = rootFields('query', 'mutation', 'subscription').map(({ field }) => field.name);
    expect(names.sort()).toEqual([...PUBLIC_FIELDS, ...Object.keys(AREA_OF_FIELD)].sort());
  });

  it('requires a session for every GraphQL field that is not public', async () => {
    const open: string[] = [];
    for (const { operation, field } of rootFields('query', 'mutation')) {
      const answer = await product.client().graphql(documentFor(operation, field));
      const isRefused =
        codesOf(answer).includes('UNAUTHENTICATED') && !isLoginAnswer(field.name, answer.body);
      if (!isRefused) open.push(field.name);
    }
    expect(open.sort()).toEqual(PUBLIC_FIELDS);
  });

  it.each(Object.keys(PEOPLE))(
    'closes every GraphQL field to %s if its area is closed to them',
    async (person) => {
      let client = await logInAs(person);
      const closed: string[] = [];
      for (const { operation, field } of rootFields('query', 'mutation')) {
        if (PUBLIC_FIELDS.includes(field.name)) continue;
        const codes = codesOf(await client.graphql(documentFor(operation, field)));
        expect(codes).not.toContain('UNAUTHENTICATED');
        if (codes.includes('FORBIDDEN')) closed.push(field.name);
        if (field.name === 'logout') client = await logInAs(person);
      }
      closed.push(...(await closedSubscriptions(client)));
      const expected = rootFields('query', 'mutation', 'subscription').filter(
        ({ operation, field: { name } }) =>
          !PUBLIC_FIELDS.includes(name) &&
          isClosed(PEOPLE[person]!, name, AREA_OF_FIELD[name], operation === 'mutation' ? 'WRITE' : 'READ'),
      );
      expect(closed.sort()).toEqual(expected.map(({ field }) => field.name).sort());
    },
  );

  it.each(WITHOUT_HEALTH_DATA)(
    'closes every field with health data in responses open to %s',
    async (who, logIn) => {
      const reception = await logIn();
      const closed: string[] = [];
      const seen = new Set<string>();
      for (const { operation, field } of rootFields('query', 'mutation')) {
        if (field.name === 'logout' || isClosedTo(who, AREA_OF_FIELD[field.name])) continue;
        for (const { name, selection } of fieldsBelow(field.type, seen, HEALTH_FIELDS)) {
          const codes = codesOf(await reception.graphql(documentFor(operation, field, { selection })));
          if (codes.includes('FORBIDDEN')) closed.push(name);
        }
      }
      expect(closed.sort()).toEqual(HEALTH_FIELDS);
    },
  );

  it.each(WITHOUT_HEALTH_DATA)(
    'closes every field with health data in inputs open to %s',
    async (who, logIn) => {
      const reception = await logIn();
      // One input type may be used by several mutations.
      const closed = new Set<string>();
      for (const { operation, field } of rootFields('mutation')) {
        const input = field.args.map(({ type }) => getNamedType(type)).find(isInputObjectType);
        if (!input || isClosedTo(who, AREA_OF_FIELD[field.name])) continue;
        for (const { name } of Object.values(input.getFields())) {
          const document = documentFor(operation, field, { inputField: name });
          if (codesOf(await reception.graphql(document)).includes('FORBIDDEN'))
            closed.add(`${input.name}.${name}`);
        }
      }
      expect([...closed].sort()).toEqual(HEALTH_INPUTS);
    },
  );

  it('serves the GraphQL schema of the committed schema file', async () => {
    const served = printSchema(lexicographicSortSchema(schema));
    const written = await readFile(`${PROJECT_ROOT}/schema.graphql`, 'utf8');
    expect(printSchema(lexicographicSortSchema(buildSchema(written)))).toBe(served);
  });
});

it('lets users who must first set up a second factor use nothing else for staff', async () => {
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
    expect(open.sort()).toEqual(OPEN_BEFORE_SECOND_FACTOR);
  } finally {
    await product.database.query('update clinic_settings set second_factor_required = false');
  }
});

// An unknown user or refresh token is refused by the endpoint itself, not by the guard in front of it.
const isLoginAnswer = (field: string, body: { errors: Array<{ extensions: { code: string } }> }): boolean =>
  ['login', 'refreshSession'].includes(field) && body.errors.length === 1;

/** The subscriptions that return an error. The others return the event that makes every subscriber reload. */
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
