import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';

const WEIGHTS = fileURLToPath(new URL('../scripts/check-bundle.mjs', import.meta.url));
const REQUESTS_GOAL = 12;

/** The pages' scripts compared with the budgets that the tests enforce, and a first panel visit's requests. */
export async function pages({ product }) {
  const { stdout } = spawnSync(process.execPath, [WEIGHTS], { encoding: 'utf8' });
  console.log('\nScripts of a page, gzipped');
  for (const [, state, weight, goal, page] of stdout.matchAll(
    /^(ok|TOO HEAVY) {2}([\d.]+) of (\d+) kB {2}(.+), \d+ script/gm,
  ))
    console.log(
      `  ${page.padEnd(28)} ${weight.padStart(6)} kB   goal ${goal}: ${state === 'ok' ? 'met' : 'short'}`,
    );

  const { program } = await findChromium();
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(`${product}/app/`, { waitUntil: 'networkidle' });
  await browser.close();
  console.log('\nA first visit to the panel');
  console.log(
    `  requests until the login page is idle   ${requests}   goal ${REQUESTS_GOAL}: ${requests <= REQUESTS_GOAL ? 'met' : 'short'}`,
  );
}
