// @ts-check
import { spawn } from 'node:child_process';
import { root } from '../bootstrap/checkout.mjs';

const GENTLE_STOP_MS = 5_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isClosed = false;

/**
 * Runs a script with our Node, in a process group of its own, so that its workers and browsers are stopped
 * with it.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onOutput: (text: string) => void, limitMs: number }} options limitMs: a run that
 *   takes longer is considered hung, and is killed.
 * @returns {Promise<number>} the exit code.
 */
export function runInGroup(args, { env, onOutput, limitMs }) {
  // Never resolves, because the code that awaits the stopped part would then start the next one.
  if (isClosed) return new Promise(() => {});
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const limit = setTimeout(() => {
      onOutput(`It did not end within ${limitMs / 60_000} minutes and was stopped.\n`);
      void stopGroup(child);
    }, limitMs);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Stops all running groups, waits until they have ended, and prevents new ones. */
export async function stopAllGroups() {
  isClosed = true;
  await Promise.all([...running].map(stopGroup));
}

/** @param {import('node:child_process').ChildProcess} child */
async function stopGroup(child) {
  const gone = new Promise((resolve) => child.once('close', resolve));
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), GENTLE_STOP_MS);
  await gone;
  clearTimeout(force);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The whole group ended by itself.
  }
}
