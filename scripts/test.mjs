// @ts-check
// npm test: everything. `npm test -- patients` runs the tests whose path contains the word. The last line reads
// 'N passed, N failed', over all parts.
import path from 'node:path';
import { prepareData } from '../server/test/setup/prepared-data.mjs';
import { root } from './bootstrap/checkout.mjs';
import { checkParts } from './parts/check-parts.mjs';
import { missingBrowser } from './parts/browser-part.mjs';
import { commandsFor, report, runParts } from './parts/run-parts.mjs';
import { filesAbout } from './parts/test-files.mjs';
import { allTests, testsOf } from './parts/test-parts.mjs';
import { inWorkplace } from './parts/workplace.mjs';

const CHECKS_AT_ONCE = 2;
const PRODUCT_TESTS_AT_ONCE = 3;

const build = { name: 'build', args: ['scripts/run.mjs', 'build'] };
const pageSizes = { name: 'page sizes', args: ['scripts/check-bundle.mjs'] };

// Some hundred processes load the same modules.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');

const subjects = process.argv.slice(2).filter((word) => !word.startsWith('-'));
await inWorkplace((folder) =>
  subjects.length > 0 ? testSubjects(subjects, folder) : testEverything(folder),
);

/** @param {string} folder for temporary files. @returns {Promise<number>} the exit code. */
async function testEverything(folder) {
  const results = await runParts([build, ...checkParts], CHECKS_AT_ONCE);
  const [built] = results;
  // The other parts run the built product: with an older build they would test outdated code.
  if (built?.failed === 0) {
    results.push(...(await runParts([pageSizes], 1)));
    // Creating data takes seconds, and each part would create its own. They go with the workplace.
    prepareData();
    results.push(
      ...(await runParts(await allTests(folder), PRODUCT_TESTS_AT_ONCE)),
      ...(await missingBrowser()),
    );
  }
  return report(results, commandsFor);
}

/** @param {readonly string[]} words @param {string} folder for temporary files. @returns {Promise<number>} */
async function testSubjects(words, folder) {
  const files = new Map();
  for (const [kind, found] of words.flatMap((word) => [...filesAbout(word)]))
    files.set(kind, [...new Set([...(files.get(kind) ?? []), ...found])]);
  if (files.size === 0) {
    console.error(`No test's path contains ${words.join(' or ')}.`);
    return 1;
  }
  const needsBuild = ['server', 'process', 'drills', 'browser'].some((kind) => files.has(kind));
  const results = needsBuild ? await runParts([build], 1) : [];
  if (results.every(({ failed }) => failed === 0)) {
    results.push(...(await runParts(await testsOf(files, folder), 2)));
    if (files.has('browser')) results.push(...(await missingBrowser()));
  }
  return report(results, commandsFor);
}
