// node measure.mjs <address> <Chromium>: medians of several runs as a phone with a slow network, each compared with its
// goal. Started by bench/lighthouse.mjs.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const RUNS = 5;
/** By Lighthouse's names; times in milliseconds. */
const GOALS = [
  { name: 'first paint', of: audit('first-contentful-paint'), atMost: 1_000, unit: 'ms' },
  { name: 'largest paint', of: audit('largest-contentful-paint'), atMost: 1_200, unit: 'ms' },
  { name: 'layout shift', of: audit('cumulative-layout-shift'), atMost: 0, unit: '' },
  {
    name: 'requests',
    of: ({ audits }) => audits['network-requests'].details.items.length,
    atMost: 8,
    unit: '',
  },
  { name: 'performance', of: score('performance'), atLeast: 98, unit: '' },
  { name: 'accessibility', of: score('accessibility'), atLeast: 100, unit: '' },
  { name: 'best practices', of: score('best-practices'), atLeast: 100, unit: '' },
  { name: 'search engines', of: score('seo'), atLeast: 100, unit: '' },
];

function audit(id) {
  return ({ audits }) => audits[id].numericValue;
}

function score(category) {
  return ({ categories }) => Math.round(categories[category].score * 100);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rounded = (number) => Math.round(number * 1000) / 1000;

const [address, chromePath] = process.argv.slice(2);
const browser = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] });
const results = [];
try {
  // Lighthouse's default settings are those of a phone; the first run also warms up the server.
  for (let run = 0; run <= RUNS; run += 1) {
    const { lhr } = await lighthouse(address, { port: browser.port, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (run > 0) results.push(lhr);
  }
} finally {
  browser.kill();
}

console.log(`\nLighthouse ${results[0].lighthouseVersion}, mobile, ${address} (${RUNS} runs; medians)`);
for (const { name, of, atMost, atLeast, unit } of GOALS) {
  const found = results.map(of);
  const middle = rounded(median(found));
  const isMet = atMost === undefined ? middle >= atLeast : middle <= atMost;
  const goal = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  console.log(
    `  ${name.padEnd(24)} ${String(middle).padStart(6)} ${unit.padEnd(2)} ` +
      `(${rounded(Math.min(...found))} to ${rounded(Math.max(...found))}; goal ${goal})   ${isMet ? 'met' : 'short'}`,
  );
}
for (const lhr of results.slice(0, 1))
  for (const { id, title, score: points, scoreDisplayMode } of Object.values(lhr.audits))
    if (points !== null && points < 1 && scoreDisplayMode === 'binary')
      console.log(`  short of: ${id}: ${title}`);
