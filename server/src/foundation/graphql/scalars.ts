import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/**
 * The format is validated with the rest of the input, so that all invalid fields are reported at once and in Spanish,
 * instead of one by one by the parser.
 */
function textScalar(name: string, description: string): GraphQLScalarType<unknown, string> {
  return new GraphQLScalarType({
    name,
    description,
    serialize: String,
    parseValue: (value) => value,
    parseLiteral: (node: ValueNode) => ('value' in node ? node.value : undefined),
  });
}

export const LocalDateScalar = textScalar('LocalDate', "A day of the clinic's calendar, `yyyy-MM-dd`.");
export const LocalTimeScalar = textScalar(
  'LocalTime',
  'A local time at the clinic, `HH:mm`; `HH:mm:ss` is also accepted.',
);
export const RutScalar = textScalar(
  'Rut',
  "Chile's national id. Returned as `12.345.678-5`; accepted with or without dots, hyphen and spaces.",
);

export const ClpScalar = new GraphQLScalarType<number, number>({
  name: 'Clp',
  description: 'A whole amount in Chilean pesos.',
  serialize: Number,
  parseValue: (value) => value as number,
  parseLiteral: (node) => (node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

export const DateTimeScalar = textScalar(
  'DateTime',
  'An instant, ISO 8601. Returned in UTC; accepted with any zone, such as `2026-03-05T12:00:00-03:00`.',
);
