import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LOGIN = 'src/features/access/sessions/LoginPage.tsx';
const PANEL = 'src/app/panel/Panel.tsx';
const CALENDAR = 'src/app/panel/CalendarRoute.tsx';
const GRID = 'src/features/agenda/calendar/grid/AppointmentCalendar.tsx';

/** Kilobytes (1000 bytes) of gzipped JavaScript that a page may need before it works. */
const BUDGETS = {
  LoginPage: { kilobytes: 140, needs: [LOGIN] },
  // It needs the opening hours, to show today or the next working day, and each person's rights by area.
  DashboardRoute: { kilobytes: 213, needs: [PANEL, 'src/app/panel/DashboardRoute.tsx'] },
  CalendarRoute: { kilobytes: 280, needs: [PANEL, CALENDAR] },
  // The grid is loaded right after its page. The panel's code for messages is one file, which saves each page eight
  // requests and has a little more than this one needs.
  'CalendarRoute with its grid': { kilobytes: 284, needs: [PANEL, CALENDAR, GRID] },
  // With the library for its plots, which no other page loads.
  SummaryPage: { kilobytes: 363, needs: [PANEL, 'src/features/reports/summary/SummaryPage.tsx'] },
  ClosingPage: { kilobytes: 230, needs: [PANEL, 'src/features/agenda/closing/ClosingPage.tsx'] },
  // With the parts that it shows above and beside the story. The rest is loaded after the story.
  PatientRoute: {
    kilobytes: 259,
    needs: [
      ...[PANEL, 'src/app/panel/at-once.ts', 'src/app/panel/PatientRoute.tsx'],
      ...['src/features/records/parts.ts', 'src/features/money/account/PatientBalance.tsx'],
    ],
  },
  PatientsPage: { kilobytes: 237, needs: [PANEL, 'src/features/patients/PatientsPage.tsx'] },
  // With a few kilobytes of the agenda and of the lists of patients, whose shared files it takes whole. The forms,
  // letters and foot exams of records are loaded when one is opened.
  ClinicalRecordsPage: {
    kilobytes: 260,
    needs: [PANEL, 'src/features/records/ClinicalRecordsPage.tsx'],
  },
};
/** The number of a page's largest parts to list. */
const NAMED = process.argv.includes('--all') ? Infinity : 6;

const client = path.resolve(
  process.argv.slice(2).find((word) => !word.startsWith('-')) ??
    path.join(import.meta.dirname, '../dist/client'),
);
const manifestFile = path.join(client, '.vite/manifest.json');
if (!fs.existsSync(manifestFile)) {
  console.error('There is no built client to weigh: run `node scripts/run.mjs build` first.');
  process.exit(1);
}
/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
/** @type {Record<string, Array<{ module: string, bytes: number, by: string[] }>>} */
const modules = JSON.parse(fs.readFileSync(path.join(client, '.vite/modules.json'), 'utf8'));

/** The chunks that a chunk loads, including itself. @param {Chunk | undefined} chunk @param {Set<string>} files */
function collect(chunk, files) {
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest[imported], files);
}

/** The chunk that contains a module. @param {string} source below client/ */
function chunkOf(source) {
  const [file] =
    Object.entries(modules).find(([, inside]) =>
      inside.some(({ module }) => module === `client/${source}`),
    ) ?? [];
  if (!file) throw new Error(`The build has no ${source}: mend its name in scripts/check-bundle.mjs.`);
  return Object.values(manifest).find((chunk) => chunk.file === file);
}

/** The public page is one script, separate from the panel. */
const PUBLIC_BUDGET = 90;
const publicManifest = JSON.parse(fs.readFileSync(path.join(client, '.vite/public-page.json'), 'utf8'));
const publicScript = publicManifest['src/features/visitors/main.tsx'];
if (publicScript.imports?.length) throw new Error('The public page needs more than one script.');

let tooHeavy = 0;
weigh('public page', [publicScript.file], PUBLIC_BUDGET);
for (const [page, { kilobytes, needs }] of Object.entries(BUDGETS)) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const chunk of [manifest['index.html'], ...needs.map(chunkOf)]) collect(chunk, files);
  weigh(page, [...files], kilobytes);
}
if (tooHeavy > 0) {
  console.error(`${tooHeavy} page(s) load more JavaScript than their budget allows.`);
  process.exit(1);
}

/** @param {string} name @param {string[]} files @param {number} kilobytes */
function weigh(name, files, kilobytes) {
  const weights = files.map((file) => ({
    file,
    bytes: gzipSync(fs.readFileSync(path.join(client, file)), { level: 9 }).length,
  }));
  const weight = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const isTooHeavy = weight > kilobytes;
  if (isTooHeavy) tooHeavy += 1;
  const state = isTooHeavy ? 'TOO HEAVY' : 'ok';
  console.log(`${state}  ${weight.toFixed(1)} of ${kilobytes} kB  ${name}, ${files.length} script(s)`);
  const parts = partsOf(weights).slice(0, isTooHeavy ? Infinity : NAMED);
  for (const { part, bytes, by } of parts)
    console.log(`      ${(bytes / 1000).toFixed(1).padStart(6)}  ${part}${by ? `, for ${by}` : ''}`);
}

/**
 * The packages and folders in these scripts, largest first, each with a module that imports it. Their compressed sizes
 * are estimates: a script's bytes are divided among its modules by their length before compression.
 * @param {Array<{ file: string, bytes: number }>} weights
 */
function partsOf(weights) {
  /** @type {Map<string, { part: string, bytes: number, by: string | undefined }>} */
  const parts = new Map();
  const loaded = new Set(weights.flatMap(({ file }) => (modules[file] ?? []).map(({ module }) => module)));
  for (const { file, bytes } of weights) {
    const inside = modules[file] ?? [];
    const length = inside.reduce((sum, module) => sum + module.bytes, 0) || 1;
    for (const { module, bytes: share, by } of inside) {
      const part = partOf(module);
      const known = parts.get(part) ?? { part, bytes: 0, by: undefined };
      known.bytes += (share / length) * bytes;
      known.by ??= by.find((other) => loaded.has(other) && partOf(other) !== part);
      parts.set(part, known);
    }
  }
  return [...parts.values()].sort((one, other) => other.bytes - one.bytes);
}

/** @param {string} module the module's path @returns {string} its package, or its folder. */
function partOf(module) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  return name ?? path.dirname(module);
}
