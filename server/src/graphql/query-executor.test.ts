import { describe, expect, it } from '@jest/globals';
import {
  assertObjectType,
  buildSchema,
  execute,
  getOperationAST,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { QueryExecutor } from './query-executor.js';

const SDL = `
  enum Status { OPEN CLOSED }
  interface Named { name: String! }
  type Patient implements Named { id: Int!  name: String!  phone: String  alerts: [String!]!  isKnown: Boolean! }
  type Appointment { id: Int!  status: Status!  notes: String!  patient: Patient!  former: Patient  tags: [[Int]] }
  union Anything = Patient | Appointment
  type Query {
    appointments(from: String!, last: Int = 3): [Appointment!]!
    appointment(id: Int!): Appointment
    patient: Patient
    named: [Named!]!
    anything: Anything
    count: Int!
    broken: [Appointment!]!
    odd(kind: String!): Appointment
    size: Float
  }
  type Mutation { add: Int! }`;

const ANA = { id: 1, name: 'Ana', phone: null, alerts: ['x', 'y'], isKnown: true };
const APPOINTMENTS = [1, 2, 3].map((id) => ({
  id,
  status: id === 2 ? 'CLOSED' : 'OPEN',
  notes: 'ñ "comillas"',
  patient: ANA,
  former: id === 3 ? ANA : undefined,
  tags: [[1, null], null, []],
}));
/** Rows that each break the schema's promises in a different way. */
const ODD: Record<string, unknown> = {
  'no patient': { ...APPOINTMENTS[0], patient: null },
  'no name': { ...APPOINTMENTS[0], former: { ...ANA, name: undefined } },
  'no alert': { ...APPOINTMENTS[0], former: { ...ANA, alerts: ['x', null] } },
  'another status': { ...APPOINTMENTS[0], status: 'LOST' },
  'text as a number': { ...APPOINTMENTS[0], id: '7' },
  'an invalid number': { ...APPOINTMENTS[0], id: 'seven' },
  'a large number': { ...APPOINTMENTS[0], id: 2 ** 40 },
  'a promise': { ...APPOINTMENTS[0], notes: Promise.resolve('later') },
  'a broken promise': {
    ...APPOINTMENTS[0],
    // Created when it is read, for the reader to await.
    get notes() {
      return Promise.reject(new Error('never'));
    },
  },
  'a promised patient': { ...APPOINTMENTS[0], patient: Promise.resolve(ANA) },
  'a method': { ...APPOINTMENTS[0], notes: () => 'said' },
  'an error': { ...APPOINTMENTS[0], notes: new Error('unreadable') },
  'no list': { ...APPOINTMENTS[0], tags: 'none' },
  'a set': { ...APPOINTMENTS[0], tags: new Set([[4]]) },
  'an error itself': new Error('gone'),
  nothing: null,
};

/** The same schema for both executors; `calls` counts resolver calls. */
function product(executor = new QueryExecutor()) {
  const schema = buildSchema(SDL);
  const calls: string[] = [];
  const resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>> = {
    appointments: async (_source, { last }) => APPOINTMENTS.slice(0, last as number),
    appointment: async (_source, { id }) => APPOINTMENTS.find((one) => one.id === id) ?? null,
    patient: () => ANA,
    named: async () => [{ __typename: 'Patient', ...ANA }],
    anything: async () => ({ __typename: 'Patient', ...ANA }),
    count: async () => null,
    broken: async () => {
      throw Object.assign(new Error('no right to it'), { extensions: { code: 'FORBIDDEN' } });
    },
    odd: async (_source, { kind }) => ODD[kind as string],
    size: () => 1.5,
  };
  const fields = schema.getQueryType()!.getFields();
  for (const [name, resolve] of Object.entries(resolvers))
    fields[name]!.resolve = executor.once((source, args, context, info) => {
      calls.push(String(info.path.key));
      return resolve(source, args, context, info);
    });
  return { schema, executor, calls };
}

type Variables = Record<string, unknown>;

const answerOf = (
  { schema, executor }: ReturnType<typeof product>,
  text: string,
  variables?: Variables,
  name?: string,
) => {
  const document = parse(text);
  const operation = getOperationAST(document, name) ?? undefined;
  return executor.execute({ schema, document, operation, operationName: name, variables, context: {} });
};

const reference = (schema: GraphQLSchema, text: string, variables?: Variables, name?: string) =>
  execute({
    schema,
    document: parse(text),
    variableValues: variables,
    operationName: name,
    contextValue: {},
  });

const QUERIES = (
  [
    [
      '{ appointments(from: "x") { id status notes patient { id name phone alerts isKnown } former { name } tags } }',
    ],
    ['query ($f: String!, $n: Int) { appointments(from: $f, last: $n) { id } }', { f: 'x', n: 1 }],
    ['query ($f: String!, $n: Int) { appointments(from: $f, last: $n) { id } }', { f: 'x' }],
    ['query ($f: String!, $n: Int) { appointments(from: $f, last: $n) { id } }', { f: 'x', n: null }],
    ['query ($f: String!) { appointments(from: $f) { id } }', {}],
    ['query ($f: String!) { appointments(from: $f) { id } }', { f: 7 }],
    ['query ($i: Int) { appointment(id: $i) { id } }', {}],
    ['{ one: appointment(id: 1) { id } none: appointment(id: 9) { id } __typename }'],
    [
      '{ appointment(id: 3) { b: notes a: notes former { ...P } ...A } } fragment A on Appointment { id former { phone } } fragment P on Patient { name ...P2 } fragment P2 on Named { name }',
    ],
    [
      'query ($yes: Boolean!) { appointment(id: 1) { id @skip(if: $yes) notes @include(if: $yes) ... @include(if: false) { status } ...A @skip(if: $yes) ...A } } fragment A on Appointment { tags }',
      { yes: true },
    ],
    [
      'query ($yes: Boolean!) { appointment(id: 1) { id @skip(if: $yes) notes @include(if: $yes) patient { id @include(if: $yes) } } }',
      { yes: false },
    ],
    ['{ appointment(id: 1) { __typename patient { __typename } ... on Appointment { id } } }'],
    ['{ appointment(id: 1) { __proto__: id } }'],
    ['{ __proto__: size }'],
    ['{ patient { constructor: id toString: name } size }'],
    ['{ named { name } anything { ... on Patient { id } } }'],
    ['{ __schema { queryType { name } } size }'],
    ['{ count }'],
    ['{ count size broken { id } }'],
    ['{ size broken { id } }'],
    ['query A { size } query B { patient { id } }', undefined, 'B'],
    ['query A { size } query B { patient { id } }', undefined, 'C'],
    ['query A { size } query B { patient { id } }'],
    ['{ absent: size }'],
    ...Object.keys(ODD).map(
      (kind) =>
        [
          'query ($kind: String!) { odd(kind: $kind) { id status notes patient { name } former { name alerts } tags } size }',
          { kind },
        ] as const,
    ),
  ] as ReadonlyArray<readonly [text: string, variables?: Variables, name?: string]>
).map(([text, variables, name]) => ({ text, variables, name }));

describe('a query gets the same response as from graphql-js', () => {
  it.each(QUERIES)('$text $variables $name', async ({ text, variables, name }) => {
    const [answer, expected] = [
      await answerOf(product(), text, variables, name),
      await reference(product().schema, text, variables, name),
    ];
    expect(JSON.stringify(answer)).toBe(JSON.stringify(expected));
    expect(answer.errors?.map((error) => error.originalError?.message)).toEqual(
      expected.errors?.map((error) => error.originalError?.message),
    );
  });
});

it('runs each resolver once, even if graphql-js has to finish the response', async () => {
  for (const { text, variables, name } of QUERIES) {
    const [ours, theirs] = [product(), product()];
    await answerOf(ours, text, variables, name);
    await reference(theirs.schema, text, variables, name);
    expect([text, ours.calls]).toEqual([text, theirs.calls]);
  }
});

it('leaves nested fields to their own resolvers', async () => {
  const ours = product();
  assertObjectType(ours.schema.getType('Patient')).getFields()['name']!.resolve = async () => 'resolved';
  expect(await answerOf(ours, '{ patient { id name } }')).toEqual({
    data: { patient: { id: 1, name: 'resolved' } },
  });
});

it('leaves mutations to graphql-js, which runs them one after another', async () => {
  const ours = product();
  const order: string[] = [];
  ours.schema.getMutationType()!.getFields()['add']!.resolve = async (_source, _args, _context, { path }) => {
    order.push(`${path.key} begins`);
    await Promise.resolve();
    order.push(`${path.key} ends`);
    return 1;
  };
  await answerOf(ours, 'mutation { a: add b: add }');
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
