// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { RestartLimit } from './restart-limit.mjs';
import { exitCodeOf, onStopRequest } from './stop-request.mjs';

/** Two signals within this time count as one: Ctrl-C arrives from the terminal and again through npm. */
const SAME_SIGNAL_MS = 1_000;

/** The server's exit code if restarting it would not help (server/src/foundation/exit-codes.ts). */
const DID_NOT_START = 78;

/**
 * @typedef {object} Options
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {readonly string[]} [cleanUp] Node's arguments for a process that cleans up after a child that died for
 *   good. If absent, a child that dies is not restarted.
 * @property {() => void} [onStarted] called when the child reports its port, and when it ends.
 */

/**
 * Runs a long-lived child until it ends, and passes signals on. The child has its own process group, so each
 * signal reaches it exactly once, from here. A second Ctrl-C ends a child that takes too long to stop.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<number>} the exit code to pass on.
 */
export async function supervise(node, args, { cwd, env, cleanUp, onStarted }) {
  const stopping = new AbortController();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let askedAt = 0;
  const ignoreFurther = onStopRequest((signal) => {
    if (askedAt === 0) {
      askedAt = Date.now();
      stopping.abort();
      child?.kill(signal);
    } else if (signal === 'SIGINT' && Date.now() - askedAt > SAME_SIGNAL_MS) {
      child?.kill('SIGKILL');
    }
  });
  const limit = new RestartLimit();
  /** The child's port, which is reused for restarts. @type {number | undefined} */
  let port;
  try {
    for (;;) {
      child = spawn(node, args, {
        cwd,
        env: port === undefined ? env : { ...env, PORT: String(port) },
        stdio: cleanUp ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
        detached: process.platform !== 'win32',
      });
      child.on('message', (/** @type {{ port: number }} */ message) => {
        port = message.port;
        onStarted?.();
      });
      const end = await endOf(child);
      onStarted?.();
      child = undefined;
      if (!cleanUp || end.code === 0) return codeOf(end);
      // A server that has run before may fail to start for a temporary reason, such as an unreachable
      // database.
      if (end.code === DID_NOT_START && port === undefined) return 1;
      if (stopping.signal.aborted) {
        await endOf(spawn(node, cleanUp, { cwd, env, stdio: 'inherit' }));
        return codeOf(end);
      }
      if (await pauseAfter(end, limit, stopping.signal)) continue;
      await endOf(spawn(node, cleanUp, { cwd, env, stdio: 'inherit' }));
      return stopping.signal.aborted ? 0 : 1;
    }
  } finally {
    ignoreFurther();
  }
}

/**
 * @param {End} end
 * @param {RestartLimit} limit
 * @param {AbortSignal} stopping
 * @returns {Promise<boolean>} whether to restart.
 */
async function pauseAfter(end, limit, stopping) {
  const what = `The server ended unexpectedly (${end.signal ?? `exit code ${end.code}`})`;
  const pause = limit.nextPause(Date.now());
  if (pause === undefined) {
    console.error(`${what} for the sixth time within a minute: it is not started again.`);
    return false;
  }
  console.error(`${what}: starting it again.`);
  await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
  return !stopping.aborted;
}

/**
 * Runs a short command that may be interactive, in our own process group: Ctrl-C reaches it directly, other
 * signals through us.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code to pass on.
 */
export function runInForeground(node, args, options) {
  const child = spawn(node, args, { ...options, stdio: 'inherit' });
  const ignoreFurther = onStopRequest((signal) => {
    if (signal !== 'SIGINT') child.kill(signal);
  });
  return endOf(child).then(codeOf).finally(ignoreFurther);
}

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End how a process ended. */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<End>}
 */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** @param {End} end */
function codeOf({ code, signal }) {
  return signal ? exitCodeOf(signal) : (code ?? 1);
}
