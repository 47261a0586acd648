// @ts-check
// Checks the direction of imports (.dependency-cruiser.mjs).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot, root } from './bootstrap/checkout.mjs';

/** With an unknown version of TypeScript, dependency-cruiser finds no modules and reports no violations. */
const FEWEST_MODULES = 50;

const args = [
  'domain',
  'server/src',
  'client/src',
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'json',
];
const { stdout, stderr } = await promisify(execFile)(
  process.execPath,
  [inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), ...args],
  { cwd: root, maxBuffer: 100_000_000 },
  // The exit code is the number of violations; all of them are in the report.
).catch((/** @type {{ stdout: string, stderr: string }} */ error) => error);

if (!stdout.startsWith('{')) {
  console.error(stderr || 'dependency-cruiser wrote no report.');
  process.exit(1);
}
const { summary, modules } = JSON.parse(stdout);
const ours = modules.filter(
  (/** @type {{ source: string }} */ { source }) => !source.includes('node_modules'),
);
const edges = ours.flatMap((/** @type {{ dependencies: unknown[] }} */ { dependencies }) => dependencies);

if (ours.length < FEWEST_MODULES || edges.length < FEWEST_MODULES) {
  console.error(`Only ${ours.length} modules and ${edges.length} imports were seen: the check is blind.`);
  process.exitCode = 1;
}
for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from} imports ${to}`);
  process.exitCode = 1;
}
console.log(`${ours.length} modules, ${edges.length} imports, ${summary.violations.length} violations.`);
