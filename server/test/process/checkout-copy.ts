import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { readPostmasterFile } from '../../src/foundation/postgres/postmaster-file.js';
import { describedFetch } from '../product/described-fetch.js';
import { NpmStart } from './npm-start.js';
import { ROOT } from './product-process.js';

export const isRoot = process.getuid?.() === 0;
/** An unprivileged user with an account, because PostgreSQL looks up its name. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

/** A copy of the checkout as it is deployed: installed and built, without sources. */
function copyCheckout(to: string): void {
  fs.mkdirSync(to, { recursive: true });
  const parts = ['dist', 'scripts', 'package.json', 'package-lock.json', '.npmrc'];
  execFileSync('cp', ['-a', ...parts.map((part) => path.join(ROOT, part)), to]);
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const needed = Object.entries(packages)
    .filter(
      ([place, { dev, devOptional }]) => place.lastIndexOf('node_modules/') === 0 && !dev && !devOptional,
    )
    .map(([place]) => place)
    .filter((place) => fs.existsSync(path.join(ROOT, place)));
  execFileSync('cp', ['-a', '--parents', ...needed, 'node_modules/.installed', to], { cwd: ROOT });
}

/** A PATH with only what `npm start` itself needs: neither `setpriv` nor `id`, as on a minimal system. */
function smallPath(folder: string): string {
  fs.mkdirSync(folder);
  const find = (name: string): string => execFileSync('which', [name], { encoding: 'utf8' }).trim();
  fs.copyFileSync(process.execPath, path.join(folder, 'node'));
  fs.symlinkSync(fs.realpathSync(find('sh')), path.join(folder, 'sh'));
  fs.symlinkSync(fs.realpathSync(find('npm')), path.join(folder, 'npm'));
  return folder;
}

const procOf = (pid: number, file: string): string => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** A copy of the checkout in its own home folder, with spaces in its path, for first starts. */
export class CheckoutCopy {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'casa de la señora '));
  readonly folder = path.join(this.home, 'mi clínica');
  private readonly programs: string;
  private last = 0;

  constructor() {
    copyCheckout(this.folder);
    this.programs = smallPath(path.join(this.home, 'programs'));
  }

  /** A data folder outside of the checkout. An owner other than root gets it as an empty folder. */
  dataElsewhere(owner?: typeof NOBODY): string {
    const folder = path.join(this.home, `data elsewhere ${this.next()}`);
    if (owner) {
      fs.mkdirSync(folder);
      fs.chownSync(folder, owner.uid, owner.gid);
    }
    return folder;
  }

  /**
   * Starts the product on new data, checks what every first start guarantees, and stops it.
   * @returns the user id that PostgreSQL ran as.
   */
  async start({ user, dataDir }: FirstStart = {}): Promise<string> {
    const data = dataDir ?? path.join(this.folder, `data ${this.next()}`);
    const secret = 'a secret of the product, not of its database';
    const env = { PATH: this.programs, HOME: this.home, TOKEN_SECRET: secret };
    const product = new NpmStart(data, env, { folder: this.folder, ...(user && { user }) });
    try {
      await product.ready();
      expect((await describedFetch(`${product.url}/health/ready`)).status).toBe(200);
      expect(product.output).not.toMatch(/Installing|Building/);
      const pid = readPostmasterFile(path.join(data, 'postgres'))?.pid ?? 0;
      expect(procOf(pid, 'environ')).not.toMatch(/secret|TOKEN|HOME/);
      // No capabilities: root would have all of them.
      expect(procOf(pid, 'status').match(/^Cap(Prm|Eff|Inh|Amb):\t0{16}$/gm)).toHaveLength(4);
      return procOf(pid, 'status').match(/^Uid:\t(\d+)/m)?.[1] ?? '';
    } finally {
      await product.cleanUp();
    }
  }

  remove(): void {
    fs.rmSync(this.home, { recursive: true, force: true });
  }

  private next(): number {
    this.last += 1;
    return this.last;
  }
}

interface FirstStart {
  /** The user who starts it; by default the user of the tests. */
  readonly user?: typeof NOBODY;
  /** A folder in the checkout by default. */
  readonly dataDir?: string;
}
