import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withCheckoutLock } from './checkout-lock.mjs';
import { Failure } from './failure.mjs';

let folder: string;
let lock: string;
const failIfWaiting = (): void => {
  throw new Error('it waited');
};

const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('withCheckoutLock', () => {
  it('holds the lock during the work and releases it', async () => {
    const held = await withCheckoutLock(lock, async () => fs.readFileSync(lock, 'utf8'), failIfWaiting);
    expect(held).toBe(String(process.pid));
    expect(fs.existsSync(lock)).toBe(false);
  });

  it('releases the lock when the work fails', async () => {
    const work = withCheckoutLock(lock, () => Promise.reject(new Error('no network')), failIfWaiting);
    await expect(work).rejects.toThrow('no network');
    expect(fs.existsSync(lock)).toBe(false);
  });

  it('makes a second process wait, and reports the holder', async () => {
    let finishFirst = (): void => undefined;
    const firstMayFinish = new Promise<void>((resolve) => (finishFirst = resolve));
    const order: string[] = [];
    const first = withCheckoutLock(
      lock,
      () => firstMayFinish.then(() => void order.push('first')),
      failIfWaiting,
    );
    const second = withCheckoutLock(
      lock,
      async () => void order.push('second'),
      (holder) => {
        expect(holder).toBe(process.pid);
        finishFirst();
      },
    );
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('takes over the lock of a process that died', async () => {
    fs.writeFileSync(lock, String(deadPid()));
    await expect(withCheckoutLock(lock, async () => 'done', failIfWaiting)).resolves.toBe('done');
  });

  it('takes over a lock whose pid now belongs to another process', async () => {
    fs.writeFileSync(lock, String(process.pid));
    const longAgo = Date.now() / 1000 - 600;
    fs.utimesSync(lock, longAgo, longAgo);
    await expect(withCheckoutLock(lock, async () => 'done', failIfWaiting)).resolves.toBe('done');
  });

  it('takes over the lock of a dead process, even if another process died while taking it over', async () => {
    fs.writeFileSync(lock, String(deadPid()));
    fs.writeFileSync(`${lock}.takeover`, String(deadPid()));
    await expect(withCheckoutLock(lock, async () => 'done', failIfWaiting)).resolves.toBe('done');
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('gives a stale lock to one of many processes at a time', async () => {
    fs.writeFileSync(lock, String(deadPid()));
    let inside = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withCheckoutLock(lock, work, () => undefined)));
  });

  it('reports in one sentence that the folder cannot be written', async () => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    const below = path.join(folder, 'file', 'lock');
    const work = withCheckoutLock(below, async () => undefined, failIfWaiting);
    await expect(work).rejects.toThrow(Failure);
    await expect(work).rejects.toThrow(/a part of its path is a file\.$/);
  });
});
