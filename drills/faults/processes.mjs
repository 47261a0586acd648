// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { SERVER } from '../../scripts/bootstrap/commands.mjs';

/**
 * @param {number} pid
 * @returns {number | undefined} the parent's pid; undefined if the process is gone.
 */
function parentOf(pid) {
  try {
    // The name in brackets may contain anything, including spaces and brackets.
    const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return parent === undefined ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

/**
 * A process and its descendants, from the top down. Linux only, like all faults.
 * @param {number} pid
 * @returns {number[]}
 */
export function processTree(pid) {
  const all = fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(all.map((each) => [each, parentOf(each)]));
  const tree = [pid];
  for (const parent of tree) tree.push(...all.filter((each) => parents.get(each) === parent));
  return tree;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * The embedded PostgreSQL's main process.
 * @param {string} dataFolder the product's DATA_DIR.
 */
export function postmasterOf(dataFolder) {
  const file = path.join(dataFolder, 'postgres', 'postmaster.pid');
  return Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
}

/**
 * The server process under `npm start`.
 * @param {number} supervisor
 */
export function serverBelow(supervisor) {
  const server = processTree(supervisor).find((pid) => {
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(SERVER);
  });
  if (!server) throw new Error('npm start runs no server now');
  return server;
}
