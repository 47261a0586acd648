// @ts-check
import { spawn } from 'node:child_process';
import { exitCodeOf, onStopRequest } from './stop-request.mjs';

/** Two signals closer than this are one: Ctrl-C reaches us from the terminal and, through npm, a second time. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a long-lived child until it ends, and passes on what ends us. The child has a process group of its own, so each
 * signal reaches it exactly once, from here. A second Ctrl-C ends a child that takes too long to stop.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code to pass on.
 */
export function supervise(node, args, options) {
  const child = spawn(node, args, { ...options, stdio: 'inherit', detached: process.platform !== 'win32' });
  let askedAt = 0;
  const ignoreFurther = onStopRequest((signal) => {
    if (askedAt === 0) {
      askedAt = Date.now();
      child.kill(signal);
    } else if (signal === 'SIGINT' && Date.now() - askedAt > SAME_SIGNAL_MS) {
      child.kill('SIGKILL');
    }
  });
  return exitOf(child).finally(ignoreFurther);
}

/**
 * Runs a command that ends by itself and may ask things of the person, in our own process group: Ctrl-C reaches it
 * directly, the other signals through us.
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
  return exitOf(child).finally(ignoreFurther);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? exitCodeOf(signal) : (code ?? 1)));
  });
}
