// @ts-check
// npm run prove: the long proofs, in about an hour. `npm run prove -- imports` runs one part, `--due` prints the parts
// whose folders changed since their last green run, `--busy` keeps all cores busy meanwhile, and `--times 5` runs them
// five times. Each run adds a line to docs/proofs.md.
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { inRoot } from './bootstrap/checkout.mjs';
import { commandsFor, report, runParts } from './parts/run-parts.mjs';
import { SLOW_SECONDS, slowWithoutReason } from './parts/slowest-files.mjs';
import { inWorkplace } from './parts/workplace.mjs';
import { changedSince, currentCommit, dueProofs } from './prove/due.mjs';
import { keepCoresBusy } from './prove/keep-busy.mjs';
import { PROOFS } from './prove/proofs.mjs';
import { addRun, readRuns } from './prove/proofs-table.mjs';
import { SLOW_FILES } from './prove/slow-files.mjs';

/** @typedef {import('./prove/proofs.mjs').Proof} Proof */
/** @typedef {import('./parts/part.mjs').Result} Result */

const TABLE = inRoot('docs', 'proofs.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    due: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
  },
});
const unknown = positionals.filter((name) => !PROOFS.some((proof) => proof.name === name));
const chosen = PROOFS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

if (unknown.length > 0 || !(Number(values.times) >= 1)) {
  console.error(
    `Name parts among ${PROOFS.map(({ name }) => name).join(', ')}; --times needs a number from 1.`,
  );
  process.exitCode = 2;
} else if (values.due) printDue(chosen);
else {
  if (values.busy) keepCoresBusy();
  await inWorkplace((folder) => prove(chosen, folder));
}

/** @param {readonly Proof[]} proofs @param {string} folder @returns {Promise<number>} the exit code. */
async function prove(proofs, folder) {
  /** @type {Result[]} */
  const results = [];
  for (let time = 0; time < Number(values.times); time++)
    for (const proof of proofs) {
      console.log(`\n${proof.name}: ${proof.proves}`);
      const parts = (await proof.parts(folder)).map((part) => ({ ...part, name: proof.name }));
      const found = await runParts(parts, 1);
      results.push(...found);
      noteRun(proof, found);
    }
  const code = report(results, commandsOf);
  const slow = values.busy ? [] : slowWithoutReason(results, SLOW_FILES);
  for (const file of slow)
    console.error(
      `${file} takes over ${SLOW_SECONDS} s: make it faster, or say why in scripts/prove/slow-files.mjs.`,
    );
  return slow.length > 0 ? 1 : code;
}

/**
 * @param {Result} result named after its proof
 * @returns {string[]} the commands that repeat its failures: `npm test` does not know the files of proofs.
 */
function commandsOf(result) {
  const files = result.files ?? [];
  if (!files.some(({ file }) => file.includes('/proofs/')))
    return files.length > 0 ? commandsFor(result) : [`npm run prove -- ${result.name}`];
  const failed = files.filter((file) => file.failed && file.file.startsWith('e2e/'));
  return failed.length > 0
    ? failed.map(({ file }) => `npx playwright test --config e2e/proofs.config.ts ${file}`)
    : [`npm run prove -- ${result.name}`];
}

/** @param {Proof} proof @param {readonly Result[]} results */
function noteRun({ name }, results) {
  const sum = (/** @type {'passed' | 'failed' | 'seconds'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const run = {
    part: name,
    commit: currentCommit(),
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    machine: `${os.availableParallelism()} cores${values.busy ? ', busy' : ''}`,
    passed: sum('passed'),
    failed: sum('failed'),
    seconds: Math.round(sum('seconds')),
  };
  fs.writeFileSync(TABLE, addRun(fs.readFileSync(TABLE, 'utf8'), run));
}

/** @param {readonly Proof[]} proofs */
function printDue(proofs) {
  const due = dueProofs(proofs, readRuns(fs.readFileSync(TABLE, 'utf8')), changedSince);
  for (const { proof, reason } of due) console.log(`${proof.name.padEnd(12)} ${reason}`);
  if (due.length === 0) console.log('No part is due.');
}
