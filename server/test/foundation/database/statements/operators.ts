import pg from 'pg';
import ts from 'typescript';
import { asText, type Value } from './values.js';

/** @returns undefined for an operator that no text of the product needs. */
export function operate(operator: ts.SyntaxKind, a: Value, b: Value): Value {
  switch (operator) {
    case ts.SyntaxKind.PlusToken:
      return typeof a === 'number' && typeof b === 'number' ? a + b : asText(a) + asText(b);
    case ts.SyntaxKind.MinusToken:
      return Number(a) - Number(b);
    case ts.SyntaxKind.EqualsEqualsEqualsToken:
      return a === b;
    case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      return a !== b;
    case ts.SyntaxKind.GreaterThanToken:
      return Number(a) > Number(b);
    default:
      return undefined;
  }
}

/** Functions of packages that make a text. */
export const PACKAGES: Readonly<Record<string, (text: string) => string>> = {
  'pg.escapeIdentifier': pg.escapeIdentifier,
  'pg.escapeLiteral': pg.escapeLiteral,
  String: (text) => text,
};
