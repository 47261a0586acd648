// @ts-check
// npm test: everything. The last line reads 'N passed, N failed', over all parts.
import path from 'node:path';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { root } from './bootstrap/checkout.mjs';
import { browserPart } from './parts/browser-part.mjs';
import { checkParts } from './parts/check-parts.mjs';
import { inParallel } from './parts/in-parallel.mjs';
import { jestPart, jestShards } from './parts/jest-part.mjs';
import { describe, runPart } from './parts/part.mjs';
import { progress } from './parts/progress.mjs';
import { inWorkplace } from './parts/workplace.mjs';

/** @typedef {import('./parts/part.mjs').Part} Part */
/** @typedef {import('./parts/part.mjs').Result} Result */

const CHECKS_AT_ONCE = 2;
const PRODUCT_TESTS_AT_ONCE = 4;

const build = { name: 'build', args: ['scripts/run.mjs', 'build'] };
const pageSizes = { name: 'page sizes', args: ['scripts/check-bundle.mjs'] };

// Some hundred processes load the same modules.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');

await inWorkplace(async (folder) => {
  const results = await inParallel([build, ...checkParts], CHECKS_AT_ONCE, runAndReport);
  const [built] = results;
  // The other parts run the built product, and an older build would be another product than the one under test.
  if (built?.failed === 0) results.push(await runAndReport(pageSizes), ...(await runProductTests(folder)));

  for (const { name, failed, output } of results)
    if (failed > 0) console.log(`\n--- ${name}\n${output.trim()}`);
  console.log('');
  for (const result of results) console.log(describe(result));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});

/**
 * Process and server tests use half a core each: they wait for starts, timers and kills. Longest first.
 * @param {string} folder
 * @returns {Promise<Result[]>}
 */
async function runProductTests(folder) {
  const chromium = await findChromium();
  const parts = [
    ...(chromium.program === undefined ? [] : [browserPart(chromium.program, folder)]),
    ...jestShards('process tests', 'process', 2, folder),
    jestPart('unit and client tests', ['unit', 'client'], folder, ['--maxWorkers=2']),
    ...jestShards('server tests', 'server', 5, folder),
    jestPart('drills', ['drills'], folder),
  ];
  const results = await inParallel(parts, PRODUCT_TESTS_AT_ONCE, runAndReport);
  if (chromium.program !== undefined) return results;
  return [...results, { name: 'browser tests', seconds: 0, output: chromium.advice, passed: 0, failed: 1 }];
}

/** Shows what ended, as it ends. @param {Part} part @returns {Promise<Result>} */
async function runAndReport(part) {
  const result = await runPart(part, progress(console.log));
  console.log(describe(result));
  return result;
}
