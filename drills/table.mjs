// @ts-check
/** @typedef {import('./under-bookings.mjs').Result} Result */
/** @typedef {import('./drills.mjs').Drill} Drill */

const HEAD = [
  '',
  'what was broken',
  'confirmed',
  'stored once',
  'longest response',
  'worked again after',
  'promises',
];

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {Drill} drill
 * @param {Result} result
 */
function row({ number, title }, { confirmed, stored, longestMs, againMs, broken, skipped }) {
  if (skipped) return [String(number), title, '', '', '', '', 'skipped'];
  return [
    String(number),
    title,
    String(confirmed),
    String(stored),
    seconds(longestMs),
    againMs === undefined ? 'unnoticed' : seconds(againMs),
    broken.length === 0 ? 'kept' : 'BROKEN',
  ];
}

/**
 * The results as a Markdown table, with the other observations below it.
 * @param {readonly { drill: Drill, result: Result }[]} results
 */
export function table(results) {
  const rows = [HEAD, ...results.map(({ drill, result }) => row(drill, result))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const [head, ...lines] = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const notes = results.flatMap(({ drill, result }) => [
    ...(result.skipped ? [`${drill.number}. Skipped: ${result.skipped}`] : []),
    ...result.measured.map((sentence) => `${drill.number}. ${sentence}`),
    ...result.broken.map((sentence) => `${drill.number}. BROKEN PROMISE: ${sentence}`),
  ]);
  return [head, rule, ...lines, '', ...notes].join('\n');
}
