// @ts-check
import ts from 'typescript';

/** @typedef {'READ' | 'WRITE'} UseKind */
/** @typedef {{ readonly table: string, readonly kind: UseKind, readonly line: number }} Use */

/** Stands for a table whose name the code inserts into the SQL. */
export const COMPUTED = '(computed)';

/** Marks the place of an inserted value. */
const INSERTED = '\u0000';
const NAME = `(?:\\(\\s*)*(?:only\\s+|lateral\\s+)?(?:["\\w${INSERTED}]+\\.)?"?(\\w+|${INSERTED})"?`;
const WRITES = String.raw`delete\s+from|insert\s+into|merge\s+into|update|truncate(?:\s+table)?|lock\s+table`;
const READS = 'from|join|using';
const FIRST = new RegExp(String.raw`\b(?:(${WRITES})|${READS})\s+${NAME}`, 'gi');
/** Tells SQL from a sentence that has one of these words before an inserted value. */
const SQL = /^\s*(?:from|join)\b|\b(?:select|insert|update|delete|merge|truncate|lock|join)\b/i;
/** In a list of tables: a comma and the next name. */
const NEXT = new RegExp(String.raw`\s*,\s*${NAME}`, 'iy');
/** The tokens between two commas of a list of tables. */
const TOKEN = /'(?:[^']|'')*'|[()]|\b(?:on\s+conflict|\w+)\b/giy;
/** The words that end such a list. */
const END =
  /^(?:where|group|order|having|limit|offset|union|intersect|except|window|fetch|for|returning|set|when|on\s+conflict)$/i;
/** SQL in which these words are followed by something else than a table. */
const OTHER_WORDS = [
  /--.*$/gm,
  /\/\*[^]*?\*\//g,
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
    const text = isPart(node) ? undefined : textOf(node);
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

/** @param {ts.Node} node @returns {node is ts.BinaryExpression} */
const isSum = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** @param {ts.Node} node @returns {boolean} whether the text of the expression around it includes its own. */
const isPart = ({ parent }) => parent && isSum(parent) && textOf(parent) !== undefined;

/** @param {ts.Node} node @returns {string | undefined} the text of a literal or a sum; undefined for any other node. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => INSERTED + literal.text).join('');
  if (!isSum(node)) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? INSERTED) + (right ?? INSERTED);
}

/**
 * @param {string} text
 * @param {ReadonlySet<string>} tables
 * @returns {{ table: string, kind: UseKind, linesBefore: number }[]}
 */
function usesInText(text, tables) {
  const sql = OTHER_WORDS.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text);
  const isSql = SQL.test(sql);
  /**
   * By position: a list of tables may begin with `from` and go on after a `join`.
   * @type {Map<number, { table: string, kind: UseKind, linesBefore: number }>}
   */
  const found = new Map();
  for (const match of sql.matchAll(FIRST)) {
    const { index, 0: all, 1: write } = match;
    const kind = write === undefined ? 'READ' : 'WRITE';
    const end = index + all.length;
    const others = write === undefined ? namesAfter(sql, end, opened(all)) : [];
    /** @type {(readonly [end: number, name: string])[]} */
    const names = [[end, nameOf(match)], ...others];
    for (const [at, name] of names)
      if (name === COMPUTED ? isSql : tables.has(name))
        found.set(at, { table: name, kind, linesBefore: sql.slice(0, index).split('\n').length - 1 });
  }
  return [...found.values()];
}

/**
 * @param {string} sql
 * @param {number} start after the first name of a list of tables.
 * @param {number} depth the parentheses that are open there.
 * @returns {(readonly [end: number, name: string])[]} the other names, each with the position after it.
 */
function namesAfter(sql, start, depth) {
  /** @type {(readonly [number, string])[]} */
  const names = [];
  for (let at = start; at < sql.length;) {
    NEXT.lastIndex = at;
    const next = depth === 0 ? NEXT.exec(sql) : null;
    if (next) {
      at = next.index + next[0].length;
      names.push([at, nameOf(next)]);
      depth += opened(next[0]);
      continue;
    }
    TOKEN.lastIndex = at;
    const [token = ''] = TOKEN.exec(sql) ?? [];
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (depth < 0 || (depth === 0 && END.test(token))) break;
    at += token.length || 1;
  }
  return names;
}

/** @param {string} text */
const opened = (text) => text.split('(').length - 1;

/** @param {RegExpMatchArray} match @returns {string} the name of a table, if it is one. */
function nameOf(match) {
  const name = match.at(-1) ?? '';
  if (name !== INSERTED) return name;
  // In parentheses, a value is a subquery.
  return match[0].includes('(') ? '' : COMPUTED;
}

/** Keeps the lines and the positions. @param {string} match */
const blank = (match) => match.replaceAll(/[^\n]/g, ' ');
