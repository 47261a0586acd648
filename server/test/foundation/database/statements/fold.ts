import ts from 'typescript';
import { type Choices, DeadEnd } from './choices.js';
import { compiledValue, whole } from './compiled-value.js';
import { returned } from './control-flow.js';
import { literalOf, literalsOf, unknownList } from './literals.js';
import { NotConstant } from './not-constant.js';
import { operate, PACKAGES } from './operators.js';
import { SOME_NUMBER, withNumbers } from './parameters.js';
import { listOfCallback, type Sources } from './sources.js';
import {
  asText,
  Callable,
  callMethod,
  Items,
  keyOf,
  type Lazy,
  listed,
  memberOf,
  Members,
  NO_SCOPE,
  Scope,
  unknown,
  type Value,
} from './values.js';

const MAX_DEPTH = 120;

/** Computes what an expression of the sources evaluates to. */
export class Fold {
  /** The string literals that the values consist of. */
  readonly used = new Set<ts.Node>();
  private depth = 0;
  /** By scope. */
  private readonly known = new Map<ts.Node, Map<string, Lazy>>();

  private readonly sources: Sources;
  private readonly choices: Choices;

  constructor(sources: Sources, choices: Choices) {
    this.sources = sources;
    this.choices = choices;
  }

  /** @throws NotConstant */
  text(node: ts.Expression): string {
    const value = this.value(node, NO_SCOPE);
    if (typeof value !== 'string') throw new NotConstant(node);
    return withNumbers(value);
  }

  value(node: ts.Expression, scope: Scope): Value {
    if (this.depth > MAX_DEPTH) throw new NotConstant(node);
    const known = this.known.get(node)?.get(scope.id);
    if (known) return known();
    this.depth++;
    let result: Lazy;
    try {
      const value = this.orElse(
        () => this.computed(node, scope),
        (error) => this.valueOfType(node, scope, error),
      );
      result = () => value;
    } catch (error) {
      result = () => {
        throw error;
      };
    } finally {
      this.depth--;
    }
    if (!this.known.has(node)) this.known.set(node, new Map());
    this.known.get(node)!.set(scope.id, result);
    return result();
  }

  /** One of the literals that an expression's type consists of. */
  private valueOfType(node: ts.Expression, scope: Scope, error: NotConstant): Value {
    const values = literalsOf(this.sources.checker.getTypeAtLocation(node));
    if (!values) throw error;
    return values[this.choices.choose(keyOf(node, scope), values.length)];
  }

  private computed(node: ts.Expression, scope: Scope): Value {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.value(node.expression, scope);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      this.used.add(node);
      return node.text;
    }
    if (ts.isTemplateExpression(node)) return this.template(node, scope);
    if (ts.isTaggedTemplateExpression(node)) return this.taggedTemplate(node);
    const literal = literalOf(node);
    if (literal) return literal();
    if (ts.isIdentifier(node)) return this.named(node, scope);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, scope);
    if (ts.isElementAccessExpression(node)) return this.element(node, scope);
    if (ts.isConditionalExpression(node))
      return this.value(this.holds(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return !this.holds(node.operand, scope);
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isArrayLiteralExpression(node))
      return new Items(node.elements.flatMap((one) => this.spread(one, scope)));
    if (ts.isObjectLiteralExpression(node)) return this.members(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return new Callable(node, scope);
    if (ts.isCallExpression(node)) return this.call(node, scope);
    throw new NotConstant(node);
  }

  private template(node: ts.TemplateExpression, scope: Scope): string {
    this.used.add(node);
    let text = node.head.text;
    for (const span of node.templateSpans) {
      text += this.inserted(span.expression, text, scope) + span.literal.text;
    }
    return text;
  }

  private inserted(node: ts.Expression, before: string, scope: Scope): string {
    return this.orElse(
      () => asText(this.value(node, scope)),
      (error) => {
        if (before.endsWith('$')) return SOME_NUMBER;
        throw error;
      },
    );
  }

  private taggedTemplate(node: ts.TaggedTemplateExpression): string {
    const { tag, template } = node;
    if (tag.getText() !== 'String.raw' || !ts.isNoSubstitutionTemplateLiteral(template))
      throw new NotConstant(node);
    this.used.add(template);
    return template.rawText ?? template.text;
  }

  private named(node: ts.Identifier, scope: Scope): Value {
    if (node.text === 'undefined') return undefined;
    const symbol = this.sources.symbolOf(node);
    if (!symbol) throw new NotConstant(node);
    return this.declared(symbol, node, scope);
  }

  private declared(symbol: ts.Symbol, node: ts.Node, scope: Scope): Value {
    const given = scope.get(symbol);
    if (given) return given();
    const declaration = symbol.valueDeclaration;
    if (!declaration) throw new NotConstant(node);
    if (ts.isVariableDeclaration(declaration) && ts.isForOfStatement(declaration.parent.parent))
      return this.anyOf(declaration.parent.parent.expression, node, scope);
    if (ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration)) {
      const isConstant = ts.isVariableDeclaration(declaration)
        ? ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
        : ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly;
      if (!isConstant || !declaration.initializer) throw new NotConstant(node);
      const value = this.orElse(
        () => whole(this.value(declaration.initializer!, scope), declaration),
        (error) => compiledValue(declaration, this.used, error),
      );
      return value instanceof Items ? this.withPushed(value, symbol, declaration, scope) : value;
    }
    if (ts.isParameter(declaration)) return this.argument(declaration, node, scope);
    if (ts.isBindingElement(declaration)) return this.bound(declaration, node, scope);
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
      return new Callable(declaration, scope);
    throw new NotConstant(node);
  }

  /** An array with everything that its function adds, as if every condition held. */
  private withPushed(items: Items, symbol: ts.Symbol, declaration: ts.Node, scope: Scope): Items {
    const pushed = this.sources.pushedTo(symbol, declaration).flatMap((one) => this.spread(one, scope));
    return new Items([...items.elements, ...pushed]);
  }

  /** An element of an array. */
  private anyOf(list: ts.Expression, node: ts.Node, scope: Scope): Value {
    const items = this.value(list, scope);
    if (!(items instanceof Items)) throw new NotConstant(node);
    return items.elements[this.choices.choose(`element of ${keyOf(list, scope)}`, items.elements.length)]?.();
  }

  /** The callers' arguments for a parameter. */
  private argument(parameter: ts.ParameterDeclaration, node: ts.Node, scope: Scope): Value {
    const given = scope.get(this.sources.checker.getSymbolAtLocation(parameter.name)!);
    if (given) return given();
    const called = parameter.parent;
    const list = listOfCallback(called);
    if (list && called.parameters[0] === parameter) return this.anyOf(list, node, scope);
    const calls = this.sources.callsOf(called);
    if (calls.length === 0) throw new NotConstant(node);
    const call = calls[this.choices.choose(`callers of ${keyOf(called, scope)}`, calls.length)]!;
    const argument = call.arguments?.[called.parameters.indexOf(parameter)] ?? parameter.initializer;
    return argument ? this.value(argument, NO_SCOPE) : undefined;
  }

  /** An element of a destructured value. */
  private bound(element: ts.BindingElement, node: ts.Node, scope: Scope): Value {
    const holder = element.parent.parent;
    const whole = ts.isParameter(holder)
      ? this.argument(holder, node, scope)
      : ts.isBindingElement(holder)
        ? this.bound(holder, node, scope)
        : ts.isForOfStatement(holder.parent.parent)
          ? this.anyOf(holder.parent.parent.expression, node, scope)
          : holder.initializer && this.value(holder.initializer, scope);
    return this.partOf(whole, element, node, scope);
  }

  private partOf(whole: Value, element: ts.BindingElement, node: ts.Node, scope: Scope): Value {
    if (element.dotDotDotToken) throw new NotConstant(node);
    const pattern = element.parent;
    const part = ts.isArrayBindingPattern(pattern)
      ? whole instanceof Items && whole.elements[pattern.elements.indexOf(element)]
      : memberOf(whole, (element.propertyName ?? element.name).getText());
    if (whole === undefined || whole === null) throw new DeadEnd();
    if (!part) throw new NotConstant(node);
    return part() ?? (element.initializer && this.value(element.initializer, scope));
  }

  private property(node: ts.PropertyAccessExpression, scope: Scope): Value {
    if (node.expression.kind !== ts.SyntaxKind.ThisKeyword) {
      const whole = this.orElse(
        () => this.value(node.expression, scope),
        () => unknown,
      );
      if (whole === undefined || whole === null) {
        if (node.questionDotToken) return undefined;
        throw new DeadEnd();
      }
      const found = memberOf(whole, node.name.text);
      if (found) return found();
    }
    const symbol = this.sources.symbolOf(node.name);
    if (!symbol) throw new NotConstant(node);
    const declaration = symbol.valueDeclaration;
    if (declaration && ts.isPropertyAssignment(declaration))
      return this.value(declaration.initializer, scope);
    if (declaration && ts.isEnumMember(declaration))
      return this.sources.checker.getConstantValue(declaration);
    return this.declared(symbol, node, scope);
  }

  private element(node: ts.ElementAccessExpression, scope: Scope): Value {
    const whole = this.value(node.expression, scope);
    if (whole instanceof Members)
      return whole.properties.get(String(this.value(node.argumentExpression, scope)))?.();
    const found =
      whole instanceof Items && whole.elements[Number(this.value(node.argumentExpression, scope))];
    if (!found) throw new NotConstant(node);
    return found();
  }

  private orElse<T>(compute: () => T, instead: (error: NotConstant) => T): T {
    return this.choices.attempt(compute, (error) => {
      if (error instanceof NotConstant) return instead(error);
      throw error;
    });
  }

  holds(condition: ts.Expression, scope: Scope): boolean {
    return this.orElse(
      () => Boolean(this.value(condition, scope)),
      () => this.choices.choose(`${scope.id} ${condition.getText()}`, 2) === 0,
    );
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value {
    const { left, right, operatorToken } = node;
    const { kind } = operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.holds(left, scope)
        ? this.value(right, scope)
        : this.orElse(
            () => this.value(left, scope),
            () => false,
          );
    if (kind === ts.SyntaxKind.BarBarToken) return this.value(this.holds(left, scope) ? left : right, scope);
    if (kind === ts.SyntaxKind.QuestionQuestionToken)
      return this.value(left, scope) ?? this.value(right, scope);
    const result = operate(kind, this.value(left, scope), this.value(right, scope));
    if (result === undefined) throw new NotConstant(node);
    return result;
  }

  private spread(node: ts.Expression, scope: Scope): readonly Lazy[] {
    if (!ts.isSpreadElement(node)) return [() => this.value(node, scope)];
    const value = this.value(node.expression, scope);
    if (!(value instanceof Items)) throw new NotConstant(node);
    return value.elements;
  }

  private members(node: ts.ObjectLiteralExpression, scope: Scope): Members {
    const properties = new Map<string, Lazy>();
    for (const one of node.properties) {
      if (ts.isSpreadAssignment(one)) {
        // Values spread at run time are never texts.
        const spread = this.orElse<Value>(
          () => this.value(one.expression, scope),
          () => undefined,
        );
        if (spread instanceof Members)
          for (const [name, value] of spread.properties) properties.set(name, value);
      } else if (ts.isPropertyAssignment(one)) {
        const name = ts.isComputedPropertyName(one.name)
          ? asText(this.value(one.name.expression, scope))
          : (one.name as ts.Identifier | ts.StringLiteral).text;
        properties.set(name, () => this.value(one.initializer, scope));
      } else if (ts.isShorthandPropertyAssignment(one)) {
        properties.set(one.name.text, () => this.named(one.name, scope));
      } else if (ts.isMethodDeclaration(one)) {
        properties.set(one.name.getText(), () => new Callable(one, scope));
      }
    }
    return new Members(properties);
  }

  private call(node: ts.CallExpression, scope: Scope): Value {
    const { expression } = node;
    const name = expression.getText();
    const [first] = node.arguments;
    if (PACKAGES[name] && first) return PACKAGES[name](asText(this.value(first, scope)));
    if (name === 'Array.from') return this.numberedList(node, scope);
    if (/^Object\.(keys|values|entries)$/.test(name) && first) {
      const whole = this.value(first, scope);
      if (!(whole instanceof Members)) throw new NotConstant(node);
      return listed(name, whole);
    }
    if (ts.isPropertyAccessExpression(expression)) {
      const target = this.orElse(
        () => this.value(expression.expression, scope),
        () => (this.sources.isArray(expression.expression) ? unknownList(expression) : undefined),
      );
      if (typeof target === 'string' || target instanceof Items) {
        const given = node.arguments.map((one) => this.value(one, scope));
        const found = callMethod(
          target,
          expression.name.text,
          given,
          (callable, values, which) => this.apply(callable, values, `${keyOf(node, scope)} ${which}`),
          (value) => this.orElse(value, () => true),
        );
        if (!found) throw new NotConstant(node);
        return found.value;
      }
    }
    const callable = this.value(expression, scope);
    if (!(callable instanceof Callable)) throw new NotConstant(node);
    const values = node.arguments.flatMap((one) => this.spread(one, scope));
    return this.apply(callable, values, keyOf(node, scope));
  }

  /** `Array.from({ length }, (_, index) => …)` */
  private numberedList(node: ts.CallExpression, scope: Scope): Value {
    const [from, make] = node.arguments.map((one) => this.value(one, scope));
    const length = from instanceof Members ? from.properties.get('length')?.() : undefined;
    if (typeof length !== 'number' || !(make instanceof Callable)) throw new NotConstant(node);
    return new Items(
      Array.from(
        { length },
        (_, index) => () =>
          this.apply(make, [() => undefined, () => index], `${keyOf(node, scope)} ${index}`),
      ),
    );
  }

  private apply({ declaration, scope: outer }: Callable, values: readonly Lazy[], id: string): Value {
    const own = new Map<ts.Symbol, Lazy>();
    const scope = new Scope(id, own, outer);
    declaration.parameters.forEach((parameter, index) => {
      const { name, initializer, dotDotDotToken } = parameter;
      const given: Lazy = dotDotDotToken
        ? () => new Items(values.slice(index))
        : (values[index] ?? (() => (initializer ? this.value(initializer, scope) : undefined)));
      this.bind(name, given, own, scope);
    });
    const { body } = declaration;
    if (!body) throw new NotConstant(declaration);
    if (!ts.isBlock(body)) return this.value(body as ts.Expression, scope);
    const answer = returned(body.statements, scope, this);
    if (!answer) throw new NotConstant(declaration);
    return answer();
  }

  private bind(name: ts.BindingName, given: Lazy, own: Map<ts.Symbol, Lazy>, scope: Scope): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.sources.checker.getSymbolAtLocation(name);
      if (symbol) own.set(symbol, given);
      return;
    }
    for (const element of name.elements) {
      if (!ts.isOmittedExpression(element))
        this.bind(element.name, () => this.partOf(given(), element, element, scope), own, scope);
    }
  }
}
