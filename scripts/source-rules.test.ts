import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

/** Hand-written sources of the product, without tests. */
const sources = ['domain', 'server/src', 'client/src']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.generated\.ts$|\/testing\//.test(file));

function* nodesOf(file: string): Generator<{ node: ts.Node; where: string }> {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const stack: ts.Node[] = [source];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield { node, where: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}` };
    stack.push(...node.getChildren());
  }
}

const found = (allowedIn: RegExp, isForbidden: (node: ts.Node) => boolean): string[] =>
  sources
    .filter((file) => !allowedIn.test(file))
    .flatMap((file) =>
      [...nodesOf(file)]
        .filter(({ node }) => isForbidden(node))
        .map(({ node, where }) => `${where} ${node.getText()}`),
    );

/** In `{ hora: time }` only the value is our own name; the key may be a URL parameter. */
const isKeyOfLiteral = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

describe('the sources', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('use English names, except at the boundary to the outside', () => {
    // Wire tables and texts are Spanish. REST controllers are named after their path, and their conversions after
    // the wire names.
    const wireAndTexts = /\.(wire|es)\.tsx?$/;
    const controllers = /\.controller\.ts$/;
    const spanish =
      /(^|_)(citas?|pacientes?|fichas?|insumos?|horas?)($|_|[A-Z])|(Cita|Paciente|Ficha|Insumo|Hora)s?($|_|[A-Z])/;
    const isName = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node) && !isKeyOfLiteral(node);
    expect(
      found(wireAndTexts, (node) => {
        if (!isName(node) || !spanish.test(node.text) || node.text.endsWith('Controller')) return false;
        return !(
          controllers.test(node.getSourceFile().fileName) && /^((to|from)[A-Z]|[A-Z])/.test(node.text)
        );
      }),
    ).toEqual([]);
  });

  it('only create dates in a few files: a day is text, and an instant comes from the clock', () => {
    // wall-dates: the calendar's library only accepts Date objects.
    const allowed = /(^|\/)(clinic-time|clock|wall-dates)\.tsx?$/;
    expect(
      found(allowed, (node) => {
        if (ts.isNewExpression(node)) return node.expression.getText() === 'Date';
        return ts.isCallExpression(node) && node.expression.getText() === 'Date';
      }),
    ).toEqual([]);
  });

  it('query health data only where they are shown, and in no list: each read is logged', () => {
    const definitions = fs
      .readdirSync(path.join(root, 'client/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .flatMap((file) => parse(fs.readFileSync(path.join(root, 'client/src', file), 'utf8')).definitions);
    const named = (name: string) =>
      definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name);
    const asks = (definition: (typeof definitions)[number] | undefined): boolean => {
      let isAsked = false;
      if (definition)
        visit(definition, {
          Field: ({ name }) => {
            if (
              ['notes', 'underlyingCondition', 'clinicalCase', 'alerts', 'patientAlertHistory'].includes(
                name.value,
              )
            )
              isAsked = true;
          },
          FragmentSpread: ({ name }) => {
            if (asks(named(name.value))) isAsked = true;
          },
        });
      return isAsked;
    };
    const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION && asks(one));
    expect(operations.map((one) => 'name' in one && one.name?.value).sort()).toEqual([
      'AppointmentDetails',
      'ConditionVersions',
      'PatientAlertHistory',
      'PatientAlerts',
      'PatientPage',
      'PatientToEdit',
      'Visit',
      'VisitPatient',
    ]);
  });
});
