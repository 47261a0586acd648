import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { checkout } from './sources.js';
import { Items, type Value } from './values.js';

const require = createRequire(import.meta.url);

/**
 * The value of an exported constant, from its compiled module: lists of columns are derived from declarations of
 * fields by more than this folder can compute.
 * @param used gets the texts that the constant consists of.
 * @throws `error` unless it is a text or a list of texts.
 */
export function compiledValue(declaration: ts.Node, used: Set<ts.Node>, error: Error): Value {
  if (!ts.isVariableDeclaration(declaration) || !isExported(declaration)) throw error;
  const source = path.relative(checkout, declaration.getSourceFile().fileName);
  const module: unknown = require(path.join(checkout, 'dist', source.replace(/\.ts$/, '.js')));
  const value = (module as Readonly<Record<string, unknown>>)[declaration.name.getText()];
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (typeof value !== 'string' && !isList) throw error;
  for (const text of textsOf(declaration)) used.add(text);
  return typeof value === 'string' ? value : new Items(value.map((one) => () => one));
}

/** Computes the elements of an exported list that a call makes, so that it fails here if they can't be. */
export function whole(value: Value, declaration: ts.VariableDeclaration | ts.PropertyDeclaration): Value {
  if (
    value instanceof Items &&
    ts.isVariableDeclaration(declaration) &&
    isExported(declaration) &&
    ts.isCallExpression(declaration.initializer!)
  )
    for (const element of value.elements) element();
  return value;
}

const isExported = (declaration: ts.VariableDeclaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;

function textsOf(node: ts.Node): ts.Node[] {
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(...textsOf(child)));
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? [node, ...inner] : inner;
}
