// @ts-check
import ts from 'typescript';

/** @typedef {'READ' | 'WRITE'} UseKind */
/** @typedef {{ readonly table: string, readonly kind: UseKind, readonly line: number }} Use */

/** Stands for a table whose name the code inserts into the SQL. */
export const COMPUTED = '(computed)';

/** Marks the place of an inserted value. */
const INSERTED = '\u0000';
const NAME = `(?:only\\s+|lateral\\s+)?(?:[\\w${INSERTED}]+\\.)?(\\w+|${INSERTED})`;
const WRITES = String.raw`delete\s+from|insert\s+into|merge\s+into|update|truncate(?:\s+table)?|lock\s+table`;
const READS = 'from|join|using';
const FIRST = new RegExp(String.raw`\b(?:(${WRITES})|${READS})\s+${NAME}`, 'gi');
/** In a list of tables: an alias, a comma, and the next name. */
const NEXT = new RegExp(String.raw`(?:\s+(?:as\s+)?\w+)?\s*,\s*${NAME}`, 'iy');
/** SQL in which these words are followed by something else than a table. */
const OTHER_WORDS = [
  /--.*$/gm,
  /\b(?:extract|substring|trim|overlay)\s*\([^()]*?\bfrom\b/gi,
  /\bdistinct\s+from\b/gi,
  /\b(?:for|for\s+no\s+key|do|on)\s+update\b/gi,
];

/**
 * @param {string} source of a TypeScript file.
 * @param {ReadonlySet<string>} tables
 * @returns {Use[]} the tables that its SQL names, in any string or template, and those of its entities, which MikroORM may
 *   write.
 */
export function sqlUses(source, tables) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {Use[]} */
  const uses = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const text = textOf(node);
    if (text !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      for (const { table, kind, linesBefore } of usesInText(text, tables))
        uses.push({ table, kind, line: line + 1 + linesBefore });
      if (tables.has(text) && isTableName(node)) uses.push({ table: text, kind: 'WRITE', line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** @param {ts.Node} node @returns {boolean} whether it is the value of `tableName`, as in an entity's decorator. */
const isTableName = ({ parent }) =>
  ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === 'tableName';

/** @param {ts.Node} node @returns {string | undefined} a literal's text; undefined for any other node. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => INSERTED + literal.text).join('');
}

/**
 * @param {string} text
 * @param {ReadonlySet<string>} tables
 * @returns {{ table: string, kind: UseKind, linesBefore: number }[]}
 */
function usesInText(text, tables) {
  const sql = OTHER_WORDS.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text);
  return [...sql.matchAll(FIRST)].flatMap(({ index, 0: all, 1: write, 2: first = '' }) => {
    const names = [first];
    NEXT.lastIndex = index + all.length;
    for (let next = NEXT.exec(sql); next && write === undefined; next = NEXT.exec(sql))
      names.push(next[1] ?? '');
    return names
      .map((name) => (name === INSERTED ? COMPUTED : name))
      .filter((name) => name === COMPUTED || tables.has(name))
      .map((table) => ({
        table,
        kind: write === undefined ? 'READ' : 'WRITE',
        linesBefore: sql.slice(0, index).split('\n').length - 1,
      }));
  });
}

/** Keeps the lines and the positions. @param {string} match */
const blank = (match) => match.replaceAll(/[^\n]/g, ' ');
