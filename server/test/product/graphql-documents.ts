import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

export type AnyField = GraphQLField<unknown, unknown>;

interface Wanted {
  /** The selection set of the field. */
  readonly selection?: string;
  /** An optional field of the input that is also set. */
  readonly inputField?: string;
}

/** The shortest document that calls a field, with a value for each required argument. */
export function documentFor(
  operation: string,
  field: AnyField,
  { selection = '{ __typename }', inputField }: Wanted = {},
): string {
  const values = field.args
    .filter(isRequiredArgument)
    .map((arg) => `${arg.name}: ${valueFor(arg.type, inputField)}`);
  const args = values.length > 0 ? `(${values.join(', ')})` : '';
  return `${operation} { ${field.name}${args} ${isLeafType(getNamedType(field.type)) ? '' : selection} }`;
}

function valueFor(type: GraphQLInputType, inputField?: string): string {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => isRequiredInputField(field) || field.name === inputField,
    );
    return `{ ${fields.map((field) => `${field.name}: ${valueFor(field.type)}`).join(', ')} }`;
  }
  if (isEnumType(named)) return named.getValues()[0]!.name;
  return { Int: '1', Float: '1', Boolean: 'true' }[named.name] ?? '"2026-11-20"';
}

/**
 * Every field below a type that needs no argument, once: its name (`Patient.rut`), and the selection that requests it.
 */
export function fieldsBelow(
  type: GraphQLOutputType,
  seen: Set<string> = new Set(),
  endsAt: readonly string[] = [],
): Array<{ name: string; selection: string }> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    const name = `${named.name}.${field.name}`;
    if (seen.has(name) || field.args.some(isRequiredArgument)) return [];
    seen.add(name);
    const below = endsAt.includes(name) ? [] : fieldsBelow(field.type, seen, endsAt);
    const isObject = isObjectType(getNamedType(field.type));
    return [
      { name, selection: `{ ${field.name}${isObject ? ' { __typename }' : ''} }` },
      ...below.map((nested) => ({ name: nested.name, selection: `{ ${field.name} ${nested.selection} }` })),
    ];
  });
}

/** Everything that can be selected from a type without an argument, except the given fields (`Patient.rut`). */
export function everythingBelow(
  type: GraphQLOutputType,
  leftOut: readonly string[],
  above: readonly string[] = [],
): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      !leftOut.includes(`${named.name}.${field.name}`) &&
      !field.args.some(isRequiredArgument) &&
      !above.includes(getNamedType(field.type).name),
  );
  const parts = fields.map(
    (field) => `${field.name} ${everythingBelow(field.type, leftOut, [...above, named.name])}`,
  );
  return `{ ${parts.join(' ')} }`;
}
