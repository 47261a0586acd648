import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';

const OPENINGS = 9;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Milliseconds to open a URL in a browser that has already loaded the app. */
async function opening(page, start, address, waitsFor) {
  await page.goto(start);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(
    async ([place, text]) => {
      const began = performance.now();
      history.pushState({ idx: 99 }, '', place);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      while (!document.body.innerText.includes(text)) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    },
    [address, waitsFor],
  );
}

/**
 * Opens pages in turn, round by round, and prints each one's time as a ratio to the first one's in the same round.
 * @param {{url: string, token: string, from: string, pages: Array<{name: string, address: string}>, waitsFor: string}} what
 *   `from` is the page open before; `waitsFor` is a text that only the opened page has.
 */
export async function compareOpenings(title, { url, token, from, pages, waitsFor }) {
  const { program } = await findChromium();
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((access) => localStorage.setItem('access_token', access), token);
  const open = ({ address }) => opening(page, url + from, address, waitsFor);
  for (const one of pages) await open(one);
  const rounds = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const times = [];
    for (const one of pages) times.push(await open(one));
    rounds.push(times);
  }
  await browser.close();
  console.log(`\n${title}, in a browser (${OPENINGS} interleaved rounds; medians)`);
  pages.forEach(({ name }, index) => {
    const ratios = rounds.map((times) => times[index] / times[0]);
    console.log(
      `  ${name.padEnd(24)} ${Math.round(median(rounds.map((times) => times[index])))} ms   ratio ` +
        `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    );
  });
}
