// @ts-check
import ts from 'typescript';

/** @typedef {import('./sql-uses.mjs').Use} Use */
/** @typedef {readonly [file: string, source: string]} Source */

const ENTITY_MANAGER = /(^|\.)em$/;
const READS = /^(find|count)/;
/** The options of `em.find` before a change (for-update.ts). */
const BEFORE_A_CHANGE = 'FOR_UPDATE';

/**
 * @param {Iterable<Source>} sources
 * @returns {Map<string, string>} the table of each entity, by the name of its class.
 */
export function entityTables(sources) {
  const tables = new Map();
  for (const [name, source] of sources) {
    if (!name.endsWith('.entity.ts')) continue;
    visitAll(parsed(source), (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'tableName') return;
      const entity = ts.findAncestor(node, ts.isClassDeclaration);
      if (entity?.name && ts.isStringLiteralLike(node.initializer))
        tables.set(entity.name.text, node.initializer.text);
    });
  }
  return tables;
}

/**
 * @param {string} source of a TypeScript file.
 * @param {ReadonlyMap<string, string>} tables by entity.
 * @returns {Use[]} the tables whose entities it passes to the EntityManager, or to a function together with it.
 */
export function entityUses(source, tables) {
  const file = parsed(source);
  /** @type {Use[]} */
  const uses = [];
  visitAll(file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const { expression, arguments: given } = node;
    const method = ts.isPropertyAccessExpression(expression) ? expression : undefined;
    const isManaged = [method?.expression, ...given].some(
      (one) => one && ENTITY_MANAGER.test(one.getText(file)),
    );
    if (!isManaged) return;
    const isRead =
      method &&
      READS.test(method.name.text) &&
      !given.some((one) => one.getText(file).includes(BEFORE_A_CHANGE));
    for (const one of given) {
      const table = ts.isIdentifier(one) ? tables.get(one.text) : undefined;
      if (table === undefined) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      uses.push({ table, kind: isRead ? 'READ' : 'WRITE', line: line + 1 });
    }
  });
  return uses;
}

/** @param {string} source */
const parsed = (source) => ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
function visitAll(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}
