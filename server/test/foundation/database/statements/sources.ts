import path from 'node:path';
import ts from 'typescript';

export const checkout = path.resolve(import.meta.dirname, '../../../../..');

export type Call = ts.CallExpression | ts.NewExpression;

/** The sources of the server, and of the rules that it shares with the client, with their types. */
export class Sources {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  private calls: Map<string, Call[]> | undefined;
  private readonly callsByDeclaration = new Map<ts.Node, readonly Call[]>();

  constructor() {
    const configFile = path.join(checkout, 'tsconfig.build.json');
    const { fileNames, options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(configFile, ts.sys.readFile).config,
      ts.sys,
      checkout,
    );
    const program = ts.createProgram(fileNames, { ...options, noEmit: true, incremental: false });
    this.checker = program.getTypeChecker();
    this.files = program.getSourceFiles().filter(({ fileName }) => fileNames.includes(fileName));
  }

  /** @returns the declared symbol, through imports. */
  symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  isArray(node: ts.Expression): boolean {
    return this.checker.isArrayType(this.checker.getTypeAtLocation(node));
  }

  /** @returns what is pushed to a declared array, as if every condition held. */
  pushedTo(array: ts.Symbol, declaration: ts.Node): readonly ts.Expression[] {
    const block = ts.findAncestor(declaration, (one) => ts.isBlock(one) || ts.isSourceFile(one))!;
    const pushed: ts.Expression[] = [];
    visitAll(block, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const { expression, name } = node.expression;
      if (name.text === 'push' && this.symbolOf(expression) === array) pushed.push(...node.arguments);
    });
    return pushed;
  }

  /** @returns the calls of a function, a method or a constructor. */
  callsOf(declaration: ts.SignatureDeclaration): readonly Call[] {
    let calls = this.callsByDeclaration.get(declaration);
    if (!calls) {
      calls = this.findCallsOf(declaration);
      this.callsByDeclaration.set(declaration, calls);
    }
    return calls;
  }

  private findCallsOf(declaration: ts.SignatureDeclaration): readonly Call[] {
    const callback =
      ts.isCallExpression(declaration.parent) && this.parameterFor(declaration, declaration.parent);
    const name = callback ? callback.name : nameOf(declaration);
    if (!name) return [];
    const called = this.originOf(name);
    return (this.callsByName.get(name.getText()) ?? []).filter(
      (call) => this.originOf(calleeName(call)!) === called,
    );
  }

  /** The parameter that gets a callback. */
  private parameterFor(callback: ts.Node, call: ts.CallExpression): ts.ParameterDeclaration | undefined {
    const declaration = this.checker.getResolvedSignature(call)?.getDeclaration();
    const parameter = declaration?.parameters[call.arguments.indexOf(callback as ts.Expression)];
    return parameter && ts.isParameter(parameter) ? parameter : undefined;
  }

  /** The declaration of a name: for the property of an object, that in the object's type. */
  private originOf(name: ts.Node): unknown {
    const { parent } = name;
    if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent))
      return this.propertyOf(this.checker.getTypeAtLocation(parent.parent), name);
    if (ts.isPropertyAssignment(parent)) {
      const type = this.checker.getContextualType(parent.parent);
      return type && this.propertyOf(type, name);
    }
    const symbol = this.symbolOf(name);
    const declaration = symbol?.valueDeclaration;
    if (declaration && ts.isBindingElement(declaration) && declaration.name !== name)
      return this.originOf(declaration.name);
    return declaration ?? symbol;
  }

  private propertyOf(type: ts.Type, name: ts.Node): unknown {
    const property = type.getProperty(name.getText());
    return property?.valueDeclaration ?? property;
  }

  private get callsByName(): NonNullable<Sources['calls']> {
    if (this.calls) return this.calls;
    const calls: NonNullable<Sources['calls']> = new Map();
    this.calls = calls;
    for (const file of this.files)
      visitAll(file, (node) => {
        if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
        const name = calleeName(node)?.text;
        if (name !== undefined) calls.set(name, [...(calls.get(name) ?? []), node]);
      });
    return calls;
  }
}

export function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

export function calleeName(call: Call): ts.Identifier | undefined {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return expression;
  return ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.name)
    ? expression.name
    : undefined;
}

/** The name by which a function is called. */
function nameOf(declaration: ts.SignatureDeclaration): ts.Node | undefined {
  if (ts.isConstructorDeclaration(declaration)) return declaration.parent.name;
  if (declaration.name) return declaration.name;
  const { parent } = declaration;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined;
}

/** @returns the file below the checkout. */
export const fileOf = (node: ts.Node): string => path.relative(checkout, node.getSourceFile().fileName);

/** @returns e.g. `server/src/stock/supply-list.ts:40`. */
export function placeOf(node: ts.Node): string {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return `${fileOf(node)}:${line + 1}`;
}

/** @returns the array of whose elements a function is called. */
export function listOfCallback(callback: ts.Node): ts.Expression | undefined {
  const call = callback.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== callback) return undefined;
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) &&
    /^(map|flatMap|filter|find|some|every|forEach)$/.test(expression.name.text)
    ? expression.expression
    : undefined;
}
