import ts from 'typescript';

/** A property of a declared row. */
export interface Property {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  /** As `kindOf` says; undefined for any. */
  readonly kinds: readonly string[] | undefined;
}

const CONTAINERS = new Set(['Promise', 'AsyncGenerator', 'AsyncIterable', 'AsyncIterableIterator']);

/** @returns the properties of the rows that a call answers; undefined if its type declares none. */
export function declaredRow(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): readonly Property[] | undefined {
  const signature = checker.getResolvedSignature(call);
  // Other functions make something else from the rows.
  if (!signature?.getDeclaration()?.typeParameters) return undefined;
  const row = rowOf(checker.getReturnTypeOfSignature(signature), checker, call);
  if (!row || row.flags & ts.TypeFlags.TypeParameter || checker.isArrayLikeType(row)) return undefined;
  const properties = propertiesOf(row, checker, call);
  return properties.length > 0 ? properties : undefined;
}

function rowOf(answer: ts.Type, checker: ts.TypeChecker, at: ts.Node): ts.Type | undefined {
  if (CONTAINERS.has(answer.symbol?.name ?? '')) {
    const [content] = checker.getTypeArguments(answer as ts.TypeReference);
    return content && rowOf(content, checker, at);
  }
  if (checker.isArrayType(answer)) return checker.getTypeArguments(answer as ts.TypeReference)[0];
  const rows = answer.getProperty('rows');
  return rows && rowOf(checker.getTypeOfSymbolAtLocation(rows, at), checker, at);
}

function propertiesOf(row: ts.Type, checker: ts.TypeChecker, at: ts.Node): Property[] {
  const forms = row.isUnion() ? row.types : [row];
  const names = new Set(forms.flatMap((form) => checker.getPropertiesOfType(form).map(({ name }) => name)));
  return [...names].map((name) => {
    const declared = forms.map((form) => form.getProperty(name));
    const types = declared.flatMap((one) => (one ? partsOf(checker.getTypeOfSymbolAtLocation(one, at)) : []));
    const isOptional = declared.some((one) => !one || one.flags & ts.SymbolFlags.Optional);
    const values = types.filter((type) => !(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const kinds = new Set(values.map((type) => kindOf(type, checker)));
    return {
      name,
      isOptional,
      isNullable: types.some((type) => type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
      kinds: kinds.has('any') ? undefined : [...kinds],
    };
  });
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** @returns what kind of value a type stands for, in the words of `kindOfValue`. */
function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  // Branded text.
  if (type.isIntersection()) return kindOf(type.types[0]!, checker);
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const kinds = new Set(element ? partsOf(element).map((part) => kindOf(part, checker)) : []);
    return `${[...kinds].join(' | ')}[]`;
  }
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}

/** @returns what kind of value a driver makes from a column. */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return `${kindOfValue(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value;
}
