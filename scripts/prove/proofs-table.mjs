// @ts-check
/**
 * @typedef {object} Run a line of the table in docs/proofs.md.
 * @property {string} part
 * @property {string} commit short hash; followed by '+' if files differed from it.
 * @property {string} date yyyy-MM-dd HH:mm, UTC
 * @property {string} machine
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 */

const HEADER = '| part | commit | date | machine | passed | failed | seconds |';

/** @param {string} text of docs/proofs.md. @returns {Run[]} in the order of the table. */
export function readRuns(text) {
  const lines = text.split('\n');
  const start = lines.indexOf(HEADER);
  if (start < 0) throw new Error(`docs/proofs.md has no table with the header ${HEADER}`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end < 0 ? undefined : end).map((line) => {
    const [part = '', commit = '', date = '', machine = '', ...numbers] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [passed = NaN, failed = NaN, seconds = NaN] = numbers.map(Number);
    return { part, commit, date, machine, passed, failed, seconds };
  });
}

/** @param {string} text of docs/proofs.md. @param {Run} run @returns {string} the text with the run as the last line. */
export function addRun(text, { part, commit, date, machine, passed, failed, seconds }) {
  const line = `| ${part} | ${commit} | ${date} | ${machine} | ${passed} | ${failed} | ${seconds} |`;
  const runs = readRuns(text);
  const lines = text.split('\n');
  lines.splice(lines.indexOf(HEADER) + 2 + runs.length, 0, line);
  return lines.join('\n');
}
