// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, explainSystemError } from './failure.mjs';

const HEARTBEAT_MS = 2_000;
/** A lock without a heartbeat for this long is stale even if its pid is alive: the system may have reused the pid. */
const STALE_AFTER_MS = 60_000;
const RETRY_MS = 100;

/**
 * Runs `work` in one process of this checkout at a time: two concurrent `npm start` would otherwise install into the
 * same folder. The lock of a dead process is taken over.
 * @template T
 * @param {string} file the lock; its content is the holder's pid.
 * @param {() => Promise<T>} work
 * @param {(holder: number) => void} onWait called once when another process holds it.
 * @returns {Promise<T>}
 */
export async function withCheckoutLock(file, work, onWait) {
  for (let hasReported = false; !create(file); await delay(RETRY_MS)) {
    const holder = readHolder(file);
    if (holder?.isStale) removeStale(file);
    else if (holder?.pid && !hasReported) {
      hasReported = true;
      onWait(holder.pid);
    }
  }
  const release = () => fs.rmSync(file, { force: true });
  const heartbeat = setInterval(() => fs.utimes(file, new Date(), new Date(), () => {}), HEARTBEAT_MS);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file @returns {boolean} false if it exists. */
function create(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw explainSystemError(error, path.dirname(file));
  }
}

/** @param {string} file @returns the holder, with pid 0 if it is not written yet; undefined if the file is gone. */
function readHolder(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    const isSilent = Date.now() - fs.statSync(file).mtimeMs > STALE_AFTER_MS;
    return { pid, isStale: isSilent || !isAlive(pid) };
  } catch {
    return undefined;
  }
}

/** @param {number} pid 0 counts as alive. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Two waiting processes may both see a stale lock, and the slower one would remove the lock that the faster
 * one has just created. So only one at a time may remove it, after checking again.
 * @param {string} file
 */
function removeStale(file) {
  const guard = `${file}.takeover`;
  if (create(guard)) {
    if (readHolder(file)?.isStale) fs.rmSync(file, { force: true });
    fs.rmSync(guard, { force: true });
  } else if (readHolder(guard)?.isStale) {
    fs.rmSync(guard, { force: true });
  }
}
