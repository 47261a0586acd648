import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredArgument,
  isRequiredInputField,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { PROJECT_ROOT } from '../src/config.js';
import { type Route, routesOf } from './product/routes.js';
import { useProduct } from './product/use-product.js';

const product = useProduct();
let routes: Route[] = [];
beforeAll(async () => {
  routes = routesOf(product);
});

/** What works without a session. */
const PUBLIC_PATHS = [
  'GET /api/get-csrf-token',
  'POST /api/usuarios/auth/login',
  'POST /api/usuarios/auth/refresh',
  'GET /api/citas/disponibles',
  'POST /api/citas/reservar',
  // The WhatsApp webhook: what counts there is the signature.
  'GET /api/notificaciones/whatsapp/webhook',
  'POST /api/notificaciones/whatsapp/webhook',
  'GET /health/live',
  'GET /health/ready',
];
const PUBLIC_FIELDS = [
  'askAboutMyData',
  'availability',
  'bookAppointment',
  'clinic',
  'login',
  'refreshSession',
];

describe('every REST endpoint', () => {
  it('needs a session, unless it is public', async () => {
    const endpoints = routes.filter(
      ({ method, url }) => !['HEAD', 'OPTIONS'].includes(method) && /^\/(api|health)/.test(url),
    );
    expect(endpoints.length).toBeGreaterThanOrEqual(PUBLIC_PATHS.length + 2);
    const open: string[] = [];
    for (const { method, url } of endpoints) {
      const { status } = await product.client().send(method, url.replace(/:\w+/g, '1'));
      if (status !== 401) open.push(`${method} ${url.replace(/\/$/, '')}`);
    }
    // Login and refresh answer 400 to an empty body: they are open, and say what is missing.
    expect([...new Set(open)].sort()).toEqual([...PUBLIC_PATHS].sort());
  });
});

describe('every GraphQL field', () => {
  it('needs a session, unless it is public', async () => {
    const { body } = await product.client().graphql(getIntrospectionQuery());
    const schema = buildClientSchema(body.data);
    const open: string[] = [];
    for (const type of [schema.getQueryType()!, schema.getMutationType()!]) {
      for (const field of Object.values(type.getFields())) {
        const query = documentFor(type.name === 'Mutation' ? 'mutation' : 'query', field);
        const answer = await product.client().graphql(query);
        const codes = (answer.body.errors ?? []).map(
          (error: { extensions: { code: string } }) => error.extensions.code,
        );
        const isClosed = codes.includes('UNAUTHENTICATED') && !isLoginAnswer(field.name, answer.body);
        if (!isClosed) open.push(field.name);
      }
    }
    expect(open.sort()).toEqual(PUBLIC_FIELDS);
  });

  it('matches the committed schema file', async () => {
    const { body } = await product.client().graphql(getIntrospectionQuery());
    const served = printSchema(lexicographicSortSchema(buildClientSchema(body.data)));
    const written = await readFile(`${PROJECT_ROOT}/schema.graphql`, 'utf8');
    expect(printSchema(lexicographicSortSchema(buildSchema(written)))).toBe(served);
  });
});

// An unknown user and an unknown refresh token are refused by the endpoint itself, not by the guard before it.
const isLoginAnswer = (field: string, body: { errors: Array<{ extensions: { code: string } }> }): boolean =>
  ['login', 'refreshSession'].includes(field) && body.errors.length === 1;

/** The shortest document that calls a field, with some value for each argument that it needs. */
function documentFor(operation: string, field: GraphQLField<unknown, unknown>): string {
  const values = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${valueFor(arg.type)}`);
  const args = values.length > 0 ? `(${values.join(', ')})` : '';
  const isLeaf = isLeafType(getNamedType(field.type));
  return `${operation} { ${field.name}${args}${isLeaf ? '' : ' { __typename }'} }`;
}

function valueFor(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueFor(field.type)}`).join(', ')} }`;
  }
  if (isEnumType(named)) return named.getValues()[0]!.name;
  return { Int: '1', Boolean: 'true' }[named.name] ?? '"2026-11-20"';
}
