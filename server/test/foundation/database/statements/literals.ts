import ts from 'typescript';
import { NotConstant } from './not-constant.js';
import { Items, type Lazy, type Value } from './values.js';

/** @returns the value of a literal other than a text. */
export function literalOf(node: ts.Expression): Lazy | undefined {
  if (ts.isNumericLiteral(node)) return () => Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return () => true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return () => false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return () => null;
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return () => new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
}

/** @returns the values that a type consists of; undefined if they can't be listed. */
export function literalsOf(type: ts.Type): readonly Value[] | undefined {
  const values: Value[] = [];
  for (const part of type.isUnion() ? type.types : [type]) {
    if (part.isStringLiteral() || part.isNumberLiteral()) values.push(part.value);
    else if (part.flags & ts.TypeFlags.Undefined) values.push(undefined);
    else if (part.flags & ts.TypeFlags.Null) values.push(null);
    else return undefined;
  }
  return values;
}

/** An array whose elements are known only at run time, for `map`, which makes the same of each: one stands for all. */
export function unknownList({ expression, name }: ts.PropertyAccessExpression): Value {
  if (name.text !== 'map') return undefined;
  const element = (): never => {
    throw new NotConstant(expression);
  };
  return new Items([element]);
}
