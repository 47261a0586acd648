// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, explainSystemError } from './failure.mjs';

/** How often the holder touches its lock, to show that it is alive. */
const HEARTBEAT_MS = 2_000;
/**
 * A lock that was not touched for this long is stale even if its pid is alive: the system may have reused the
 * pid.
 */
const STALE_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Runs `work` while no other process of this checkout does: two `npm start` at once would otherwise install
 * into the same folder. The lock of a dead process is taken over.
 * @template T
 * @param {string} file the lock; its content is the holder's pid.
 * @param {() => Promise<T>} work
 * @param {(holder: number) => void} onWait called once when another process holds it.
 * @returns {Promise<T>}
 */
export async function withCheckoutLock(file, work, onWait) {
  await acquire(file, onWait);
  const giveBack = () => fs.rmSync(file, { force: true });
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  process.once('exit', giveBack);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', giveBack);
    giveBack();
  }
}

/** @param {string} file @param {(holder: number) => void} onWait */
async function acquire(file, onWait) {
  for (let hasReported = false; !tryCreate(file); await delay(LOOK_EVERY_MS)) {
    const holder = readHolder(file);
    if (!holder) continue;
    if (isStale(holder)) takeAway(file);
    else if (!hasReported) {
      onWait(holder.pid);
      hasReported = true;
    }
  }
}

/** @param {string} file */
function tryCreate(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw explainSystemError(error, path.dirname(file));
  }
}

/**
 * @param {string} file
 * @returns {{ pid: number, idleMs: number } | undefined} undefined when the lock went away in the meantime.
 */
function readHolder(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return { pid, idleMs: Date.now() - fs.statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** @param {{ pid: number, idleMs: number }} holder */
function isStale({ pid, idleMs }) {
  // Just after its creation a lock is still empty: only an old empty one is left over.
  if (!pid) return idleMs > HEARTBEAT_MS;
  return idleMs > STALE_AFTER_MS || !isAlive(pid);
}

/**
 * Two waiting processes may both see a stale lock, and the slower one would remove the lock that the faster
 * one has just created. So only one at a time may remove it, after checking again.
 * @param {string} file
 */
function takeAway(file) {
  const right = `${file}.takeover`;
  try {
    fs.mkdirSync(right);
  } catch {
    const age = Date.now() - (fs.statSync(right, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > HEARTBEAT_MS) fs.rmSync(right, { recursive: true, force: true });
    return;
  }
  const holder = readHolder(file);
  if (holder && isStale(holder)) fs.rmSync(file, { force: true });
  fs.rmSync(right, { recursive: true, force: true });
}

/** @param {string} file */
function touch(file) {
  const seconds = Date.now() / 1000;
  fs.utimes(file, seconds, seconds, () => {});
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
