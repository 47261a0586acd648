import type ts from 'typescript';
import { DeadEnd } from './choices.js';

/** Values of expressions, computed when they are needed: most properties and elements are not constant. */
export type Value = string | number | boolean | null | undefined | RegExp | Items | Members | Callable;

export type Lazy = () => Value;

/** An array. */
export class Items {
  readonly elements: readonly Lazy[];

  constructor(elements: readonly Lazy[]) {
    this.elements = elements;
  }
}

/** An object. */
export class Members {
  readonly properties: ReadonlyMap<string, Lazy>;

  constructor(properties: ReadonlyMap<string, Lazy>) {
    this.properties = properties;
  }
}

/** A function. */
export class Callable {
  readonly declaration: ts.SignatureDeclaration & { readonly body?: ts.Node };
  readonly scope: Scope;

  constructor(declaration: ts.SignatureDeclaration & { readonly body?: ts.Node }, scope: Scope) {
    this.declaration = declaration;
    this.scope = scope;
  }
}

/** The arguments of a call, and of the calls around it. */
export class Scope {
  /** Equal for the same call in each run. */
  readonly id: string;
  private readonly own: ReadonlyMap<ts.Symbol, Lazy>;
  private readonly outer: Scope | undefined;

  constructor(id: string, own: ReadonlyMap<ts.Symbol, Lazy> = new Map(), outer?: Scope) {
    this.id = id;
    this.own = own;
    this.outer = outer;
  }

  get(symbol: ts.Symbol): Lazy | undefined {
    return this.own.get(symbol) ?? this.outer?.get(symbol);
  }
}

export const NO_SCOPE = new Scope('');

const STRING_METHODS = new Set(
  [
    'replace replaceAll trim trimStart trimEnd slice toLowerCase toUpperCase repeat padStart startsWith endsWith',
    'includes',
  ].flatMap((names) => names.split(' ')),
);

const later =
  (value: Value): Lazy =>
  () =>
    value;

/** @returns undefined for a method that is not known here. */
export function callMethod(
  target: Value,
  name: string,
  given: readonly Value[],
  call: (callable: Callable, values: readonly Lazy[], which: number) => Value,
  /** True if the value is known only at run time. */
  maybe: (value: Lazy) => Value,
): { readonly value: Value } | undefined {
  if (typeof target === 'string') return callOnString(target, name, given);
  if (!(target instanceof Items)) return undefined;
  const { elements } = target;
  const [first] = given;
  if (/^(map|flatMap|filter)$/.test(name) && !(first instanceof Callable)) return undefined;
  const applied = (element: Lazy, index: number): Value =>
    call(first as Callable, [element, later(index)], index);
  switch (name) {
    case 'join':
      // A list of columns or conditions has at least one.
      if (elements.length === 0) throw new DeadEnd();
      return {
        value: elements.map((element) => asText(element())).join(given.length > 0 ? asText(first) : ','),
      };
    case 'map':
      return { value: new Items(elements.map((element, index) => () => applied(element, index))) };
    case 'flatMap':
      return {
        value: new Items(
          elements.flatMap((element, index) => {
            const part = applied(element, index);
            return part instanceof Items ? part.elements : [later(part)];
          }),
        ),
      };
    case 'filter':
      return {
        value: new Items(elements.filter((element, index) => maybe(() => applied(element, index)))),
      };
    case 'slice':
      return { value: new Items(elements.slice(...(given as number[]))) };
    case 'concat':
      return {
        value: new Items([
          ...elements,
          ...given.flatMap((one) => (one instanceof Items ? one.elements : [later(one)])),
        ]),
      };
    default:
      return undefined;
  }
}

function callOnString(
  target: string,
  name: string,
  given: readonly Value[],
): { readonly value: Value } | undefined {
  if (name === 'split') return { value: new Items(target.split(given[0] as string | RegExp).map(later)) };
  if (!STRING_METHODS.has(name) || given.some((one) => one instanceof Callable)) return undefined;
  const method = Reflect.get(String.prototype, name) as (...values: readonly Value[]) => Value;
  return { value: Reflect.apply(method, target, given) };
}

/** Identifies an expression in a call. */
export const keyOf = (node: ts.Node, scope: Scope): string =>
  `${scope.id} ${node.getSourceFile().fileName}:${node.pos}`;

/** Stands for a value known only at run time. */
export const unknown = new Items([]);

export function memberOf(value: Value, name: string): Lazy | undefined {
  if (value instanceof Members) return value.properties.get(name) ?? later(undefined);
  if (name !== 'length' || value === unknown) return undefined;
  if (typeof value === 'string') return () => value.length;
  return value instanceof Items ? () => value.elements.length : undefined;
}

/** @param name `Object.keys`, `Object.values` or `Object.entries` */
export const listed = (name: string, whole: Members): Items =>
  new Items(
    [...whole.properties].map(([key, value]): Lazy => {
      if (name === 'Object.keys') return () => key;
      return name === 'Object.values' ? value : () => new Items([() => key, value]);
    }),
  );

/** As a template inserts it. */
export function asText(value: Value): string {
  if (value instanceof Items) return value.elements.map((element) => asText(element())).join(',');
  // Other decisions exclude it: no text of the product has these.
  if (typeof value !== 'string' && typeof value !== 'number') throw new DeadEnd();
  return String(value);
}
