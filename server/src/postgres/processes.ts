import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from './failures.js';

const LOOK_EVERY_MS = 20;

/** Whether a process runs. One that was killed and that nobody has buried yet (a zombie) does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // No /proc on this system: what kill said stands.
    return true;
  }
}

/** The command line of a process, its words separated by spaces; empty when it can't be read. */
export function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() ?? '';
  }
}

/**
 * Waits until a process is gone.
 * @returns whether it is.
 */
export async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; isRunning(pid); await delay(LOOK_EVERY_MS)) {
    if (Date.now() > end) return false;
  }
  return true;
}
