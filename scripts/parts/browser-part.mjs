// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../e2e/helpers/find-chromium.mjs';
import { root } from '../bootstrap/checkout.mjs';

/**
 * @param {string} chromium the browser's program.
 * @param {string} folder for the report with the counts.
 * @param {{ config?: string, options?: readonly string[] }} [run] the options are Playwright's.
 * @returns {import('./part.mjs').Part}
 */
export function browserPart(chromium, folder, { config = 'e2e/playwright.config.ts', options = [] } = {}) {
  const report = path.join(folder, 'playwright.json');
  return {
    name: 'browser tests',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--reporter=list,json',
      ...options,
    ],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
    counts: () => readBrowserCounts(report),
  };
}

/** @returns {Promise<import('./part.mjs').Result[]>} a failure that says how to get a browser, if there is none. */
export async function missingBrowser() {
  const { program, advice } = await findChromium();
  if (program !== undefined) return [];
  return [{ name: 'browser tests', args: [], seconds: 0, output: advice, passed: 0, failed: 1 }];
}

/**
 * @param {string} report
 * @returns {import('./part.mjs').Counts | undefined} undefined if Playwright wrote no report.
 */
export function readBrowserCounts(report) {
  if (!fs.existsSync(report)) return undefined;
  const { stats, errors, suites, config } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return {
    passed: stats.expected,
    // `errors` lists the errors outside of tests.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((/** @type {Suite} */ suite) => fileTime(suite, config.rootDir)),
  };
}

/**
 * @typedef {object} Suite a file, or a group of tests in it.
 * @property {string} file relative to the configuration's folder.
 * @property {readonly Suite[]} [suites]
 * @property {readonly { ok: boolean, tests: readonly Test[] }[]} specs
 */

/**
 * @typedef {object} Test a test at one of the browser's sizes.
 * @property {string} projectName the name of that size.
 * @property {readonly { duration: number }[]} results
 */

/** @param {Suite} suite @param {string} folder @returns {import('./part.mjs').FileTime} its longest run in one size. */
function fileTime(suite, folder) {
  const specs = specsOf(suite);
  const bySize = Object.values(
    Object.groupBy(
      specs.flatMap(({ tests }) => tests),
      ({ projectName }) => projectName,
    ),
  );
  const runs = bySize.map((tests = []) => tests.flatMap(({ results }) => results));
  return {
    file: path.relative(root, path.join(folder, suite.file)),
    seconds:
      Math.max(0, ...runs.map((results) => results.reduce((sum, { duration }) => sum + duration, 0))) / 1000,
    failed: specs.some(({ ok }) => !ok),
  };
}

/** @param {Suite} suite @returns {Suite['specs'][number][]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
