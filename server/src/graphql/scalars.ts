import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/**
 * The format is validated with the rest of the input, so that all invalid fields are reported at once and in Spanish,
 * not one by one by the parser.
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
  "An hour on the clinic's wall, `HH:mm`; `HH:mm:ss` is taken too.",
);
export const RutScalar = textScalar(
  'Rut',
  "Chile's national id. Leaves as `12.345.678-5`; taken with or without dots, hyphen and spaces.",
);

export const ClpScalar = new GraphQLScalarType<number, number>({
  name: 'Clp',
  description: 'An amount in Chilean pesos, whole.',
  serialize: Number,
  parseValue: (value) => value as number,
  parseLiteral: (node) => (node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

export const DateTimeScalar = textScalar(
  'DateTime',
  'An instant, ISO 8601. It leaves in UTC; taken with any zone, such as `2026-03-05T12:00:00-03:00`.',
);
