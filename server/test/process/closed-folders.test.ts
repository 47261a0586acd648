import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findBinaries } from '../../src/postgres/binaries.js';
import { readPostmasterFile } from '../../src/postgres/postmaster-file.js';
import { reachableBinaries } from '../../src/postgres/reachable-binaries.js';
import { StartUpError } from '../../src/start-up-error.js';
import { NpmStart } from './npm-start.js';
import { describedFetch } from '../product/described-fetch.js';

const root = path.resolve(import.meta.dirname, '../../..');
/** An ordinary user with an account, because PostgreSQL looks up its name. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** A copy of the checkout as it is deployed: installed and built, without sources. */
function copyCheckout(to: string): void {
  fs.mkdirSync(to, { recursive: true });
  const parts = ['dist', 'scripts', 'package.json', 'package-lock.json', '.npmrc'];
  execFileSync('cp', ['-a', ...parts.map((part) => path.join(root, part)), to]);
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const needed = Object.entries(packages)
    .filter(
      ([place, { dev, devOptional }]) => place.lastIndexOf('node_modules/') === 0 && !dev && !devOptional,
    )
    .map(([place]) => place)
    .filter((place) => fs.existsSync(path.join(root, place)));
  execFileSync('cp', ['-a', '--parents', ...needed, 'node_modules/.installed', to], { cwd: root });
}

/** Only what `npm start` itself needs: neither `setpriv` nor `id`, as on a minimal system. */
function smallPath(folder: string): string {
  fs.mkdirSync(folder);
  const find = (name: string): string => execFileSync('which', [name], { encoding: 'utf8' }).trim();
  fs.copyFileSync(process.execPath, path.join(folder, 'node'));
  fs.symlinkSync(fs.realpathSync(find('sh')), path.join(folder, 'sh'));
  fs.symlinkSync(fs.realpathSync(find('npm')), path.join(folder, 'npm'));
  return folder;
}

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

const procOf = (pid: number, file: string): string => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');

// Only root can create other users' folders.
(process.getuid?.() === 0 ? describe : describe.skip)('the first npm start works', () => {
  let home: string;
  let checkout: string;
  let programs: string;
  let product: NpmStart | undefined;
  let starts = 0;

  beforeAll(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'casa de la señora '));
    checkout = path.join(home, 'mi clínica');
    copyCheckout(checkout);
    programs = smallPath(path.join(home, 'programs'));
  });
  afterEach(async () => {
    await product?.cleanUp();
    product = undefined;
  });
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

  const start = async (user?: typeof NOBODY, dataDir = path.join(checkout, `data ${(starts += 1)}`)) => {
    const env = { PATH: programs, HOME: home, TOKEN_SECRET: 'a secret of the product, not of its database' };
    product = new NpmStart(dataDir, env, checkout, user);
    await product.ready();
    expect((await describedFetch(`${product.url}/health/ready`)).status).toBe(200);
    expect(product.output).not.toMatch(/Installing|Building/);
    const pid = readPostmasterFile(path.join(dataDir, 'postgres'))?.pid ?? 0;
    expect(procOf(pid, 'environ')).not.toMatch(/secret|TOKEN|HOME/);
    // Root would have all of them.
    expect(procOf(pid, 'status').match(/^Cap(Prm|Eff|Inh|Amb):\t0{16}$/gm)).toHaveLength(4);
    return procOf(pid, 'status').match(/^Uid:\t(\d+)/m)?.[1];
  };

  it('for root in an open folder', async () => {
    fs.chmodSync(home, 0o755);
    expect(await start()).not.toBe('0');
  });

  it('for root below a folder of mode 0700', async () => {
    fs.chmodSync(home, 0o700);
    expect(await start()).not.toBe('0');
  });

  it('for root on a read-only disk, with the data elsewhere', async () => {
    if (!mountReadOnly(checkout)) return;
    try {
      expect(await start(undefined, path.join(home, 'data elsewhere'))).not.toBe('0');
      await product?.cleanUp();
    } finally {
      execFileSync('umount', ['--lazy', checkout]);
    }
  });

  it('for a user who cannot write to the checkout, with the data elsewhere', async () => {
    fs.chmodSync(home, 0o755);
    const dataDir = path.join(home, 'data of an ordinary user');
    fs.mkdirSync(dataDir);
    fs.chownSync(dataDir, NOBODY.uid, NOBODY.gid);
    expect(await start(NOBODY, dataDir)).toBe(String(NOBODY.uid));
  });

  it('for root in a clone made with umask 077', async () => {
    fs.chmodSync(home, 0o755);
    execFileSync('chmod', ['-R', 'go=', checkout]);
    expect(await start()).not.toBe('0');
  });

  it('for an ordinary user in a home of mode 0700', async () => {
    fs.chmodSync(home, 0o700);
    execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, home]);
    expect(await start(NOBODY)).toBe(String(NOBODY.uid));
  });
});

(process.getuid?.() === 0 ? describe : describe.skip)('PostgreSQL’s programs in a closed folder', () => {
  let home: string;
  beforeAll(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'programas '));
    fs.chmodSync(home, 0o755);
  });
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

  const closedCopy = (): ReturnType<typeof findBinaries> => {
    const binaries = findBinaries();
    const folder = path.join(home, 'closed', 'native');
    fs.mkdirSync(path.dirname(folder), { mode: 0o700 });
    execFileSync('cp', ['-a', binaries.folder, folder]);
    return { ...binaries, folder };
  };

  it('are copied to an open one, and again if the copy is incomplete', () => {
    const closed = closedCopy();
    const shared = path.join(home, 'shared');
    const reached = reachableBinaries(closed, NOBODY, shared);
    expect(reached.folder.startsWith(shared)).toBe(true);
    expect(() => execFileSync(reached.initdb, ['--version'], NOBODY)).not.toThrow();

    const before = fs.statSync(reached.folder).ino;
    expect(reachableBinaries(closed, NOBODY, shared)).toEqual(reached);
    expect(fs.statSync(reached.folder).ino).toBe(before);

    fs.truncateSync(reached.initdb, 1_000);
    reachableBinaries(closed, NOBODY, shared);
    expect(() => execFileSync(reached.initdb, ['--version'], NOBODY)).not.toThrow();
    expect(fs.readdirSync(shared)).toHaveLength(1);
  });

  it('are not run from a folder to which others can write', () => {
    const closed = { ...findBinaries(), folder: path.join(home, 'closed', 'native') };
    const shared = path.join(home, 'somebody');
    fs.mkdirSync(shared);
    fs.chownSync(shared, NOBODY.uid, NOBODY.gid);
    const run = () => reachableBinaries(closed, NOBODY, shared);
    expect(run).toThrow(StartUpError);
    expect(run).toThrow(/must belong to root.*let other users enter and read the folder, or start Huella as/);
  });
});
