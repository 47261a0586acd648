import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1000 bytes) of gzipped JavaScript that a page may need before it works. */
const BUDGETS = {
  'src/features/session/LoginPage.tsx': { kilobytes: 165, through: [] },
  'src/app/panel/DashboardRoute.tsx': { kilobytes: 310, through: ['src/app/panel/Panel.tsx'] },
  'src/app/panel/CalendarRoute.tsx': { kilobytes: 310, through: ['src/app/panel/Panel.tsx'] },
  'src/features/patients/PatientsPage.tsx': { kilobytes: 310, through: ['src/app/panel/Panel.tsx'] },
};

const client = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist/client'));
const manifestFile = path.join(client, '.vite/manifest.json');
if (!fs.existsSync(manifestFile)) {
  console.error('There is no built client to weigh: run `node scripts/run.mjs build` first.');
  process.exit(1);
}
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));

/** The chunks that a chunk loads, itself included. @param {string} key @param {Set<string>} files */
function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: mend its name in scripts/check-bundle.mjs.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

/** The public page is one script, apart from the panel. */
const PUBLIC_BUDGET = 90;
const publicManifest = JSON.parse(fs.readFileSync(path.join(client, '.vite/public-page.json'), 'utf8'));
const publicScript = publicManifest['src/public-page/main.tsx'];
if (publicScript.imports?.length) throw new Error('The public page needs more than one script.');

let tooHeavy = 0;
weigh('public page', [publicScript.file], PUBLIC_BUDGET);
for (const [page, { kilobytes, through }] of Object.entries(BUDGETS)) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const key of ['index.html', ...through, page]) collect(key, files);
  weigh(path.basename(page, '.tsx'), [...files], kilobytes);
}
if (tooHeavy > 0) {
  console.error(`${tooHeavy} page(s) load more JavaScript than their budget allows.`);
  process.exit(1);
}

/** @param {string} name @param {string[]} files @param {number} kilobytes */
function weigh(name, files, kilobytes) {
  const bytes = files.map((file) => gzipSync(fs.readFileSync(path.join(client, file)), { level: 9 }).length);
  const weight = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  const isTooHeavy = weight > kilobytes;
  if (isTooHeavy) tooHeavy += 1;
  console.log(`${isTooHeavy ? 'TOO HEAVY' : 'ok'}  ${weight.toFixed(1)} of ${kilobytes} kB  ${name}`);
}
