// @ts-check
// npm test: everything. The last line reads 'N passed, N failed', over all parts.
import { findChromium } from '../e2e/find-chromium.mjs';
import { browserPart } from './parts/browser-part.mjs';
import { checkParts } from './parts/check-parts.mjs';
import { inParallel } from './parts/in-parallel.mjs';
import { jestPart } from './parts/jest-part.mjs';
import { describe, runPart } from './parts/part.mjs';
import { inWorkplace } from './parts/workplace.mjs';

/** @typedef {import('./parts/part.mjs').Part} Part */
/** @typedef {import('./parts/part.mjs').Result} Result */

await inWorkplace(async (folder) => {
  /** @type {Result[]} */
  const results = await inParallel(checkParts, 2, async (part) => {
    const result = await runPart(part);
    console.log(describe(result));
    if (result.failed > 0) console.log(result.output.trim());
    return result;
  });

  results.push(await runAloud(jestPart('unit and client tests', ['unit', 'client'], folder)));
  const build = await runAloud({ name: 'build', args: ['scripts/run.mjs', 'build'] });
  results.push(build);
  // The other parts run the built product, and an older build would be another product than the one under
  // test.
  if (build.failed === 0) {
    results.push(await runAloud({ name: 'page sizes', args: ['scripts/check-bundle.mjs'] }));
    results.push(await runAloud(jestPart('server tests', ['server'], folder)));
    results.push(await runAloud(jestPart('process tests', ['process'], folder, ['--runInBand'])));
    results.push(await runAloud(jestPart('drills', ['drills'], folder, ['--runInBand'])));
    results.push(await runBrowserTests(folder));
  }

  console.log('');
  for (const result of results) console.log(describe(result));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});

/** @param {Part} part */
async function runAloud(part) {
  console.log(`\n--- ${part.name}`);
  const result = await runPart(part, (text) => void process.stdout.write(text));
  console.log(describe(result));
  return result;
}

/** @param {string} folder @returns {Promise<Result>} */
async function runBrowserTests(folder) {
  const chromium = await findChromium();
  if (chromium.program) return runAloud(browserPart(chromium.program, folder));
  console.log(`\n--- browser tests\n${chromium.advice}`);
  return { name: 'browser tests', seconds: 0, output: '', passed: 0, failed: 1 };
}
