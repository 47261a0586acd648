// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} chromium the browser's program.
 * @param {string} folder where to leave the counts.
 * @returns {import('./part.mjs').Part}
 */
export function browserPart(chromium, folder) {
  const report = path.join(folder, 'playwright.json');
  return {
    name: 'browser tests',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
    counts: () => readBrowserCounts(report),
  };
}

/**
 * @param {string} report
 * @returns {import('./part.mjs').Counts | undefined} undefined when Playwright did not get so far.
 */
export function readBrowserCounts(report) {
  if (!fs.existsSync(report)) return undefined;
  const { stats, errors } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return {
    passed: stats.expected,
    // `errors` are those outside of any test.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
