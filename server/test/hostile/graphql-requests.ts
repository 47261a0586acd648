import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { hostileJson, hostileText } from './hostile-values.js';
import type { RawRequest } from './raw-http.js';

type AnyField = GraphQLField<unknown, unknown>;

/** Typical values of an argument or input field, by its name. */
const USUAL: Readonly<Record<string, Arbitrary<unknown>>> = {
  date: fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-05'),
  from: fc.constantFrom('2026-11-01', '2026-11-20'),
  to: fc.constantFrom('2026-11-20', '2026-12-24'),
  birthDate: fc.constantFrom('1980-05-05', null),
  expiryDate: fc.constantFrom('2027-05-01', null),
  time: fc.constantFrom('09:00', '10:00', '18:00'),
  opensAt: fc.constantFrom('08:00', '09:30'),
  closesAt: fc.constantFrom('18:00', '20:00'),
  reminderTime: fc.constantFrom('10:00', '18:30'),
  rut: fc.constantFrom('45.000.001-1', '45000002K', ''),
  professionalRut: fc.constantFrom('45.000.001-1', ''),
  email: fc.constantFrom('a@demo.invalid', 'b@demo.invalid'),
  username: fc.constantFrom('nadie', 'admin@127.0.0.1'),
  weekday: fc.integer({ min: 1, max: 7 }),
  stepMinutes: fc.constantFrom(30, 60),
  horizonDays: fc.constantFrom(null, 90),
  noticeMinutes: fc.constantFrom(null, 60),
  openBookingsLimit: fc.constantFrom(null, 50),
  durationMinutes: fc.constantFrom(60, 120),
  version: fc.constantFrom(1, 2),
  first: fc.constantFrom(1, 50),
  offset: fc.constantFrom(0, 10),
  stock: fc.constantFrom(0, 5, 2_147_483_647),
  seenStock: fc.constantFrom(0, 5, 2_147_483_647),
  quantity: fc.constantFrom(1, 2, 2_147_483_647),
  unitValue: fc.constantFrom(0, 1_000, 2_147_483_647),
  year: fc.constantFrom(2026, 2027),
  dates: fc.subarray(['2026-12-25', '2026-12-08']),
  confirmationText: fc.constant('Hola {paciente}'),
  reminderText: fc.constant('Hola {paciente}: {fecha}'),
};

function usual(name: string, type: GraphQLInputType): Arbitrary<unknown> {
  const nullable = getNullableType(type);
  if (USUAL[name]) return USUAL[name];
  if (isListType(nullable)) return fc.array(usual('', nullable.ofType), { maxLength: 3 });
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, usual(field.name, field.type)])), {
      requiredKeys: fields.filter(({ type: one }) => isNonNullType(one)).map((field) => field.name),
    });
  }
  if (isEnumType(nullable)) return fc.constantFrom(...nullable.getValues().map((value) => value.name));
  return (
    {
      Int: fc.integer({ min: 1, max: 60 }),
      Clp: fc.constantFrom(0, 1_000),
      Float: fc.constantFrom(0.5),
      Boolean: fc.boolean(),
      LocalDate: fc.constant('2026-11-20'),
      LocalTime: fc.constant('10:00'),
    }[String(nullable)] ?? fc.constantFrom('Rosa Ejemplo', 'Podología general', 'x')
  );
}

/** Values that look like a page cursor. */
const cursor = fc
  .tuple(
    fc.constantFrom('NAME', 'RUT', 'PHONE', 'EMAIL', '__proto__'),
    fc.array(hostileJson, { minLength: 1, maxLength: 3 }),
  )
  .map((keys) => Buffer.from(JSON.stringify(keys.flat(1))).toString('base64url'));

const int32 = fc.oneof(fc.constantFrom(0, -1, 2 ** 31 - 1, -(2 ** 31)), fc.integer());

/** A bad value that GraphQL itself accepts, so that it reaches the code behind it. */
function allowedBad(type: GraphQLInputType): Arbitrary<unknown> {
  const nullable = getNullableType(type);
  const name = String(getNamedType(type));
  const one =
    name === 'Int'
      ? int32
      : name === 'Float'
        ? fc.double({ noNaN: true, noDefaultInfinity: true })
        : name === 'Boolean'
          ? fc.boolean()
          : name === 'String' || name === 'ID'
            ? hostileText
            : hostileJson;
  const bad = isListType(nullable) ? fc.array(one, { maxLength: 40 }) : one;
  return isNonNullType(type)
    ? bad
    : fc.oneof({ weight: 6, arbitrary: bad }, { weight: 1, arbitrary: fc.constant(null) });
}

/** A value with typical parts and one bad part. */
function oneWrong(name: string, type: GraphQLInputType): Arbitrary<unknown> {
  const nullable = getNullableType(type);
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    return fc
      .tuple(
        usual(name, type),
        fc
          .constantFrom(...fields)
          .chain((field) => fc.tuple(fc.constant(field.name), oneWrong(field.name, field.type))),
      )
      .map(([value, [key, wrong]]) => ({ ...(value as object), [key]: wrong }));
  }
  if (isListType(nullable) && isInputObjectType(getNamedType(type))) {
    return fc.array(oneWrong('', nullable.ofType), { maxLength: 3 });
  }
  if (name === 'after') return fc.oneof(cursor, hostileText);
  return fc.oneof({ weight: 5, arbitrary: allowedBad(type) }, { weight: 1, arbitrary: hostileJson });
}

/** The selection set for a response: everything that needs no argument, three levels deep. */
function selection(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter((field) =>
    field.args.every((arg) => !isNonNullType(arg.type)),
  );
  const parts = fields.flatMap((field) => {
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name}${selection(field.type, depth - 1)}`] : [];
  });
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

/** A document that calls a field with all of its arguments as variables. */
export function documentFor(operation: 'query' | 'mutation', field: AnyField): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given && `(${given})`}${selection(field.type)}`;
  return `${operation} Asked${declared && `(${declared})`} { ${call} }`;
}

function variablesFor(field: AnyField): Arbitrary<Readonly<Record<string, unknown>>> {
  const { args } = field;
  const complete = fc.record(Object.fromEntries(args.map((arg) => [arg.name, usual(arg.name, arg.type)])));
  if (args.length === 0) return complete;
  const wrong = fc
    .constantFrom(...args)
    .chain((arg) => fc.tuple(fc.constant(arg.name), oneWrong(arg.name, arg.type)));
  return fc.oneof(
    { weight: 2, arbitrary: complete },
    {
      weight: 7,
      arbitrary: fc.tuple(complete, wrong).map(([values, [name, value]]) => ({ ...values, [name]: value })),
    },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom('input', 'id', 'x', '__proto__'), hostileJson, { maxKeys: 3 }),
    },
  );
}

const oddDocument = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{}',
    'query',
    '{ __typename }',
    '{ ...A } fragment A on Query { ...A }',
    '{ clinic { ...X } }',
    `{ ${'a { '.repeat(100)}x${' }'.repeat(100)} }`,
    '{ clinic @skip(if: "x") { name } }',
    'subscription { agendaChanged { kind } }',
    '{ availability(date: "\\u0000") { freeStarts } }',
    '{ availability(date: {a: [1]}) { freeStarts } }',
    '{ availability(date: 1e300) { freeStarts } }',
    '{ patients(first: 99999999999) { totalCount } }',
    '{ patient(id: 1) { name } }'.repeat(2),
    `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: clinic { name }`).join(' ')} }`,
    '{ clinic { name } } # \ud800',
    'query ($a: Nothing!) { clinic { name } }',
    'query Q { clinic { name } } query R { clinic { phone } }',
    'mutation { login(username: "a\\u0000", password: "") { accessToken } }',
    '\0',
    '{ __schema { types { name } } }',
  ),
  hostileText,
);

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** A call of a field with mostly typical variables, or with something else altogether. */
export function graphqlRequest(
  operation: 'query' | 'mutation',
  field: AnyField,
  known: Readonly<Record<string, string>>,
): Arbitrary<RawRequest> {
  const query = documentFor(operation, field);
  const call = variablesFor(field).map((variables) => json({ query, variables }));
  const odd = fc.oneof(
    oddDocument.map((document) => json({ query: document })),
    hostileJson.map((variables) => json({ query, variables })),
    hostileJson.map((operationName) => json({ query, variables: {}, operationName })),
    hostileJson.map((extensions) => json({ query, extensions })),
    hostileJson.map((document) => json({ query: document })),
    hostileJson.map(json),
    fc.constant(json([{ query }, { query }])),
  );
  const headers = { ...known, 'content-type': 'application/json' };
  const post = (body: string): RawRequest => ({ method: 'POST', path: '/graphql', headers, body });
  const get = fc.tuple(oddDocument, hostileText).map(([document, variables]): RawRequest => ({
    method: 'GET',
    path: `/graphql?query=${encodeURIComponent(document.toWellFormed())}&variables=${encodeURIComponent(variables.toWellFormed())}`.slice(
      0,
      6_000,
    ),
    headers: { ...known, 'apollo-require-preflight': 'x' },
  }));
  return fc.oneof(
    { weight: 16, arbitrary: call.map(post) },
    { weight: 3, arbitrary: odd.map(post) },
    { weight: 1, arbitrary: get },
  );
}
