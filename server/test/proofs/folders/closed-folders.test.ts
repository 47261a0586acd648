import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckoutCopy, isRoot, NOBODY } from '../../process/checkout-copy.js';

/** @returns false if not even root can mount, as in many containers. */
function mountReadOnly(folder: string): boolean {
  try {
    execFileSync('mount', ['--bind', folder, folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  execFileSync('mount', ['-o', 'remount,bind,ro', folder]);
  return true;
}

// Only root can create other users' folders.
(isRoot ? describe : describe.skip)('the first npm start works', () => {
  let copy: CheckoutCopy;
  beforeAll(() => {
    copy = new CheckoutCopy();
  });
  afterAll(() => copy.remove());

  it('starts for the first time as root in an open folder', async () => {
    fs.chmodSync(copy.home, 0o755);
    expect(await copy.start()).not.toBe('0');
  });

  it('starts for the first time as root on a read-only disk, with the data elsewhere', async () => {
    fs.chmodSync(copy.home, 0o700);
    const dataDir = copy.dataElsewhere();
    if (!mountReadOnly(copy.folder)) return;
    try {
      expect(await copy.start({ dataDir })).not.toBe('0');
    } finally {
      execFileSync('umount', ['--lazy', copy.folder]);
    }
  });

  it('starts for the first time as root in a clone made with umask 077', async () => {
    fs.chmodSync(copy.home, 0o755);
    execFileSync('chmod', ['-R', 'go=', copy.folder]);
    expect(await copy.start()).not.toBe('0');
  });

  it('starts for the first time as an ordinary user in a home of mode 0700', async () => {
    fs.chmodSync(copy.home, 0o700);
    execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, copy.home]);
    expect(await copy.start({ user: NOBODY })).toBe(String(NOBODY.uid));
  });
});
