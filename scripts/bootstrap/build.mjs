// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './checkout.mjs';
import { Failure, explainSystemError } from './failure.mjs';
import { withProgress } from './progress.mjs';
import { runQuietly } from './run-quietly.mjs';
import { readStamp, sourcesStamp } from './stamp.mjs';

const SOURCES = [
  'domain',
  'server/src',
  'client',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/pack-server.mjs',
  'scripts/release/unpacked-packages.mjs',
];

const dist = inRoot('dist');
const next = inRoot('dist.next');
const previous = inRoot('dist.previous');
const STAMP = '.built';

/** Whether dist/ was built from the current sources. A deployed copy without sources counts as built. */
export function isBuilt() {
  const built = readStamp(path.join(dist, STAMP));
  if (built && !fs.existsSync(inRoot('server', 'src'))) return true;
  return built !== undefined && built === sourcesStamp(root, SOURCES);
}

/**
 * Builds server and client next to dist/, then moves the result into place in one step: an interrupted build
 * never counts as complete, and a server running from dist/ never sees half of one.
 * @param {string} node
 */
export async function build(node) {
  // Computed first, so that a source changed during the build triggers another build at the next start.
  const stamp = sourcesStamp(root, SOURCES);
  try {
    fs.rmSync(next, { recursive: true, force: true });
    fs.rmSync(previous, { recursive: true, force: true });
    fs.mkdirSync(next);
  } catch (error) {
    throw explainSystemError(error, next);
  }
  await withProgress('Building the server and the client', 'about 15 seconds', async () => {
    await Promise.all([buildServer(node), buildClient(node)]);
    fs.writeFileSync(path.join(next, STAMP), stamp);
    if (fs.existsSync(dist)) fs.renameSync(dist, previous);
    fs.renameSync(next, dist);
    await fs.promises.rm(previous, { recursive: true, force: true });
    await completeDatabase(node);
  });
}

/**
 * Prepares PostgreSQL's packages like the first start does, in case the checkout is read-only by then.
 * @param {string} node
 */
async function completeDatabase(node) {
  const module = pathToFileURL(path.join(dist, 'server/src/foundation/postgres/binaries.js')).href;
  const program = `(await import(${JSON.stringify(module)})).findBinaries()`;
  // A failure is ignored: if this machine has no PostgreSQL and a start needs it, that start reports it.
  await runQuietly(node, ['--input-type=module', '-e', program], { cwd: root });
}

/** @param {string} node */
async function buildServer(node) {
  // In the folder of the output: if that were removed and this file not, the compiler would write nothing.
  await runTool(node, inRoot('node_modules/typescript-7/bin/tsc'), [
    ...['-p', 'tsconfig.build.json'],
    ...['--outDir', next, '--tsBuildInfoFile', path.join(next, 'server.tsbuildinfo')],
  ]);
  await runTool(node, inRoot('scripts', 'pack-server.mjs'), [next]);
}

/**
 * The panel, then the public pages: their scripts go into the same folder, along with the code that renders them on the
 * server.
 * @param {string} node
 */
async function buildClient(node) {
  const outDir = path.join(next, 'client');
  const publicPages = ['--config', inRoot('client/vite.public.config.ts')];
  await runVite(node, ['--outDir', outDir]);
  await Promise.all([
    runVite(node, [...publicPages, '--outDir', outDir]),
    runVite(node, [...publicPages, '--outDir', path.join(next, 'public-page'), '--ssr']),
  ]);
}

/** @param {string} node @param {string[]} args */
const runVite = (node, args) =>
  runTool(node, inRoot('node_modules/vite/bin/vite.js'), ['build', 'client', ...args, '--logLevel', 'warn']);

/** @param {string} node @param {string} tool the tool's script. @param {string[]} args */
async function runTool(node, tool, args) {
  // With the caller's NODE_ENV, say of a developer's shell, the panel would get React's slow development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runQuietly(node, [tool, ...args], { cwd: root, env });
  if (code === 0) return;
  if (output.includes('ENOSPC')) throw new Failure(`The disk that holds ${next} is full.`);
  throw new Failure(`The build failed in ${path.basename(tool)}.\n${output.trim()}`);
}
