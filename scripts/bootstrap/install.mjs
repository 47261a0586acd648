// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { Failure, explainSystemError } from './failure.mjs';
import { npmCommand } from './npm.mjs';
import { withProgress } from './progress.mjs';
import { runQuietly } from './run-quietly.mjs';
import { installStamp, readStamp } from './stamp.mjs';

const STAMP = '.installed';

/**
 * Whether the folder's packages match its lock file.
 * @param {string} folder the folder of package-lock.json.
 */
export function isInstalled(folder) {
  return (
    readStamp(path.join(folder, 'node_modules', STAMP)) ===
    installStamp(path.join(folder, 'package-lock.json'))
  );
}

/**
 * Runs `npm ci`, and writes the stamp of the installed lock file.
 * @param {string} folder
 * @param {{ node: string, what: string, hint: string }} options node runs npm; the texts are shown during the wait.
 */
export async function install(folder, { node, what, hint }) {
  const modules = path.join(folder, 'node_modules');
  const stamp = path.join(modules, STAMP);
  try {
    // npm removes the old packages one by one: an interrupted install must not look like the previous finished one.
    fs.rmSync(stamp, { force: true });
    fs.mkdirSync(modules, { recursive: true });
    fs.accessSync(modules, fs.constants.W_OK);
  } catch (error) {
    throw explainSystemError(error, modules);
  }
  await withProgress(what, hint, () => runNpmCi(folder, node), packagesThere(folder));
  fs.mkdirSync(modules, { recursive: true });
  fs.writeFileSync(stamp, installStamp(path.join(folder, 'package-lock.json')));
}

/** A few retries with short pauses: without a network, npm's default pauses add up to a minute and a half. */
const RETRIES = ['--fetch-retries=3', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000'];

/** @param {string} folder @param {string} node */
async function runNpmCi(folder, node) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = npmCommand(node, ['ci', ...quiet, ...RETRIES]);
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    npm_config_update_notifier: 'false',
  };
  const { code, output } = await runQuietly(npm.command, npm.args, { cwd: folder, env });
  if (code !== 0) throw new Failure(explainNpm(output, path.join(folder, 'node_modules')));
}

/** @param {string} folder @returns {(() => string) | undefined} */
function packagesThere(folder) {
  const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  const places = Object.entries(lock.packages)
    .filter(([place, { optional }]) => place && !optional)
    .map(([place]) => path.join(folder, place, 'package.json'));
  // Node's folder has only optional packages, one for each platform.
  if (places.length === 0) return undefined;
  return () => `${places.filter((file) => fs.existsSync(file)).length} of ${places.length} packages`;
}

/**
 * Shortens npm's report to the cause, if it is a common one.
 * @param {string} output
 * @param {string} modules
 */
export function explainNpm(output, modules) {
  const code = /\bcode (E[A-Z_]+)/.exec(output)?.[1] ?? '';
  const known = explainSystemError(Object.assign(new Error(output), { code }), modules);
  if (known instanceof Failure) return known.message;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'npm could not reach its registry: the first start needs the network, to install the packages once.';
  }
  return `npm ci failed in ${path.dirname(modules)}.\n${output.trim()}`;
}
