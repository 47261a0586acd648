// @ts-check

/**
 * @typedef {import('./simulation.mjs').Result} Result
 * @typedef {import('../check/history.mjs').Entry} Entry
 */

/** The number of faults reported in full; the first ones are the most useful. */
const SHOWN = 5;

/** @param {Entry} entry */
function line({ call, sent, invoked, returned, outcome }) {
  const { id, epoch: _epoch, ...what } = call;
  return `    ${invoked}-${returned}  ${id}  ${JSON.stringify({ ...what, ...sent })}  ->  ${JSON.stringify(outcome).slice(0, 600)}`;
}

/** @param {Result} result @param {string} seed */
export function report(result, seed) {
  const { history, struck, checked, faults, broken } = result;
  const counted = (/** @type {string} */ kind) =>
    history.filter(({ outcome }) => outcome.kind === kind).length;
  const longest = history.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);
  const slowest = Math.max(0, ...struck.map(({ backAfter }) => backAfter ?? 0));
  const kinds = Map.groupBy(struck, ({ fault }) => fault.kind);
  const made = history.length - counted('SKIPPED');
  const refused = made - counted('DONE') - counted('UNKNOWN') - counted('WRONG');
  const lines = [
    `calls made         ${made} in ${result.callSeconds.toFixed(0)} s (${(made / result.callSeconds).toFixed(0)} a second); ${counted('SKIPPED')} skipped, for what they are about was never made`,
    `confirmed          ${counted('DONE')}`,
    `refused            ${refused} (taken, stale, gone or short of stock)`,
    `without an answer  ${counted('UNKNOWN')} (503, cut or late: may have happened or not)`,
    `faults struck      ${struck.length} (${[...kinds].map(([kind, all]) => `${kind} ${all.length}`).join(', ')})`,
    `longest answer     ${(longest / 1000).toFixed(1)} s`,
    `longest recovery   ${(slowest / 1000).toFixed(1)} s after the fault had ended`,
    `checked            ${checked.halfHours} half hours, ${checked.supplies} supplies, ${checked.versions} appointments and records, in ${result.checkSeconds.toFixed(1)} s`,
  ];
  for (const { what, entries } of faults.slice(0, SHOWN)) lines.push(`WRONG: ${what}`, ...entries.map(line));
  if (faults.length > SHOWN) lines.push(`... and ${faults.length - SHOWN} more`);
  for (const sentence of broken) lines.push(`WRONG: ${sentence}`);
  const wrong = faults.length + broken.length;
  lines.push(wrong === 0 ? `seed ${seed}: everything fits` : `seed ${seed}: ${wrong} things are wrong`);
  return lines.join('\n');
}
