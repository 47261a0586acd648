import ts from 'typescript';
import { Choices } from './choices.js';
import { Fold } from './fold.js';
import { NotConstant } from './not-constant.js';
import { withoutQuestionMarks } from './parameters.js';
import { declaredRow, type Property } from './row-types.js';
import { calleeName, fileOf, placeOf, type Sources, visitAll } from './sources.js';

/** A text that PostgreSQL analyses and plans; others (BEGIN, SET, DDL, …) name no columns. */
const STATEMENT = new RegExp(
  String.raw`^(\s|--.*\n|/\*[^]*?\*/)*(${[
    String.raw`select\b`,
    String.raw`\(\s*select\b[^]*\)\s*(union|intersect|except)\b`,
    String.raw`values\s*\(`,
    String.raw`with\s+[\w."]+[^]*?\sas\s`,
    String.raw`insert\s+into\s`,
    String.raw`update\s+(only\s+)?[\w."]+\s+((as\s+)?\w+\s+)?set\s`,
    String.raw`delete\s+from\s`,
    String.raw`merge\s+into\s`,
    String.raw`declare\s+\w+\s[^]*?\bcursor\b`,
    String.raw`lock\s+table\s`,
    String.raw`truncate\s+(table\s+)?[\w."]+`,
  ].join('|')})`,
  'i',
);

export interface Statement {
  readonly place: string;
  readonly text: string;
  /** The row that its caller declares, if any. */
  readonly row: readonly Property[] | undefined;
  readonly driver: Driver;
}

/** A statement whose text is known only at run time. */
export interface Composed {
  /** Its file and the beginning of the expression. */
  readonly key: string;
  readonly why: string;
}

/** The driver of a statement: the request pool leaves times as text, a `pg.Client` makes Dates. */
type Driver = 'pool' | 'pg' | 'either';

const isUnchecked = (file: string): boolean => /\/database\/migrations\//.test(file);

/** Finds every SQL statement in the sources. */
export class StatementFinder {
  readonly statements: Statement[] = [];
  readonly composed: Composed[] = [];
  /** Statements that create temporary tables, which others use. */
  readonly tables: string[] = [];
  private readonly used = new Set<ts.Node>();
  /** Names of functions that get a statement and answer rows. */
  private readonly runners = new Set<string>();

  private readonly sources: Sources;

  constructor(sources: Sources) {
    this.sources = sources;
    const files = sources.files.filter((file) => !isUnchecked(fileOf(file)));
    const calls: {
      readonly call: ts.CallExpression;
      readonly text: ts.Expression;
      readonly isSql: boolean;
    }[] = [];
    for (const file of files)
      visitAll(file, (node) => {
        if (!ts.isCallExpression(node)) return;
        for (const given of node.arguments) {
          const text = textIn(given);
          if (!text) continue;
          const isSql = STATEMENT.test(this.beginningOf(text));
          calls.push({ call: node, text, isSql });
          if (isSql && this.isGeneric(node)) this.runners.add(calleeName(node)?.text ?? '');
        }
      });
    for (const { call, text, isSql } of calls) {
      if (isSql || (this.runners.has(calleeName(call)?.text ?? '') && this.isText(text)))
        this.addRun(call, text, isSql);
    }
    for (const file of files)
      visitAll(file, (node) => {
        if (
          ts.isStringLiteral(node) ||
          ts.isNoSubstitutionTemplateLiteral(node) ||
          ts.isTemplateExpression(node)
        )
          this.addText(node);
      });
  }

  private isGeneric(call: ts.CallExpression): boolean {
    return !!this.sources.checker.getResolvedSignature(call)?.getDeclaration()?.typeParameters;
  }

  /** The constant text at the beginning of an expression. */
  private beginningOf(node: ts.Node): string {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node)) return this.beginningOfTemplate(node);
    if (ts.isTaggedTemplateExpression(node)) return this.beginningOf(node.template);
    if (ts.isBinaryExpression(node)) return this.beginningOf(node.left);
    const declaration = ts.isIdentifier(node) ? this.sources.symbolOf(node)?.valueDeclaration : undefined;
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? this.beginningOf(declaration.initializer)
      : '';
  }

  /** The constant texts of a template, with an `x` for each value after them. */
  private beginningOfTemplate({ head, templateSpans }: ts.TemplateExpression): string {
    const first = head.text === '' ? this.beginningOf(templateSpans[0]!.expression) : `${head.text}x`;
    if (first === '') return '';
    return first + templateSpans.map(({ literal }) => literal.text).join('x');
  }

  private isText(node: ts.Expression): boolean {
    return !!(this.sources.checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike);
  }

  /** A function that passes a text on: the text is found where it is written. */
  private isParameter(text: ts.Expression): boolean {
    const declaration = ts.isIdentifier(text) ? this.sources.symbolOf(text)?.valueDeclaration : undefined;
    return !!declaration && (ts.isParameter(declaration) || ts.isBindingElement(declaration));
  }

  private addComposed(text: ts.Expression, { message }: Error): void {
    const key = keyOf(text);
    if (!this.composed.some((one) => one.key === key)) this.composed.push({ key, why: message });
  }

  private addRun(call: ts.CallExpression, text: ts.Expression, isSql: boolean): void {
    const row = declaredRow(call, this.sources.checker);
    const found = this.fold(text);
    if (found instanceof Error) {
      const isOther = !isSql && (this.beginningOf(text) !== '' || !this.isGeneric(call));
      if (!isOther && !this.isParameter(text)) this.addComposed(text, found);
      return;
    }
    const driver = this.driverOf(call);
    const isEntityManager = calleeName(call)?.text === 'execute';
    for (const one of found)
      this.statements.push({
        place: placeOf(text),
        text: isEntityManager ? withoutQuestionMarks(one) : one,
        row,
        driver,
      });
  }

  /** A text that no call gets directly, e.g. one of a list. */
  private addText(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): void {
    if (this.beginningOf(node).trimStart().startsWith('create temporary table'))
      this.tables.push(this.constant(node));
    if (this.used.has(node) || !STATEMENT.test(this.beginningOf(node))) return;
    const found = this.fold(node);
    if (found instanceof Error) this.addComposed(node, found);
    else
      for (const text of found)
        this.statements.push({ place: placeOf(node), text, row: undefined, driver: 'either' });
  }

  private constant(node: ts.Expression): string {
    return Choices.all((choices) => new Fold(this.sources, choices).text(node))[0]!;
  }

  /** @returns the statements that an expression stands for. */
  private fold(node: ts.Expression): readonly string[] | NotConstant {
    const used = new Set<ts.Node>();
    try {
      const texts = Choices.all((choices) => {
        const fold = new Fold(this.sources, choices);
        const text = fold.text(node);
        if (STATEMENT.test(text)) for (const one of fold.used) used.add(one);
        return text;
      });
      if (texts.length === 0) return new NotConstant(node);
      for (const one of used) this.used.add(one);
      return [...new Set(texts)].filter((text) => STATEMENT.test(text));
    } catch (error) {
      if (error instanceof NotConstant) return error;
      throw new Error(`${placeOf(node)}: ${String(error)}`, { cause: error });
    }
  }

  private driverOf(call: ts.CallExpression): Driver {
    const declaration = this.sources.checker.getResolvedSignature(call)?.getDeclaration();
    const file = declaration?.getSourceFile().fileName ?? '';
    if (file.includes('/@types/pg/')) return call.getText().startsWith('this.client') ? 'either' : 'pg';
    return /\/foundation\/database\/|\/@mikro-orm\//.test(file) ? 'pool' : 'either';
  }
}

/** @returns the argument's text, which may be a property of it. */
function textIn(given: ts.Expression): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(given)) return ts.isSpreadElement(given) ? undefined : given;
  const text = given.properties.find((one) => one.name?.getText() === 'text');
  return text && ts.isPropertyAssignment(text) ? text.initializer : undefined;
}

const keyOf = (node: ts.Node): string =>
  `${fileOf(node)} ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 50)}`;
