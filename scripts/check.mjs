// @ts-check
// npm run check: all checks without a database or a browser. `npm run check -- --changed` checks the files that differ
// from HEAD, and runs the tests that import them.
import fs from 'node:fs';
import { inRoot } from './bootstrap/checkout.mjs';
import { changedFiles, compileServer, partsForChange, serverTestsAbout } from './parts/changed.mjs';
import { checkParts } from './parts/check-parts.mjs';
import { jestPart } from './parts/jest-part.mjs';
import { report, commandsFor, runParts } from './parts/run-parts.mjs';
import { testsOf } from './parts/test-parts.mjs';
import { inWorkplace } from './parts/workplace.mjs';

const AT_ONCE = 2;
const onlyChanged = process.argv.includes('--changed');

await inWorkplace(async (folder) => {
  const started = Date.now();
  const results = onlyChanged ? await checkChanged(folder) : await checkEverything(folder);
  if (results.length === 0) {
    console.log('No file that is checked differs from HEAD.');
    return 0;
  }
  const code = report(results, commandsFor);
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
  return code;
});

/** @param {string} folder */
function checkEverything(folder) {
  const tests = jestPart('unit and client tests', ['unit', 'client'], folder, ['--maxWorkers=1', '--silent']);
  return runParts([tests, ...checkParts], AT_ONCE);
}

/** @param {string} folder */
async function checkChanged(folder) {
  const files = changedFiles();
  const results = await runParts(partsForChange(files, folder), AT_ONCE);
  const serverTests = serverTestsAbout(files);
  if (serverTests.length === 0 || results.some(({ failed }) => failed > 0)) return results;
  const build = fs.existsSync(inRoot('dist', 'server'))
    ? compileServer
    : { name: 'build', args: ['scripts/run.mjs', 'build'] };
  results.push(...(await runParts([build], 1)));
  if (results.some(({ failed }) => failed > 0)) return results;
  return [...results, ...(await runParts(await testsOf(new Map([['server', serverTests]]), folder), 1))];
}
