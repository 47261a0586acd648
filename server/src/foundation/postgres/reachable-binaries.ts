import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../start-up-error.js';
import { type Binaries, binariesIn } from './binaries.js';
import { codeOf } from './failures.js';
import type { ServerUser } from './server-user.js';

/** For copies that the server's user can access. */
const SHARED_FOLDER = '/var/cache/huella';

/**
 * PostgreSQL's programs where the server's user can run them. If they are inside a folder closed to other users (/root)
 * or were installed with umask 077, they are copied once. The alternative, a server that may read every file on the
 * machine, is worse.
 * @throws StartUpError if they can't be copied.
 */
export function reachableBinaries(
  binaries: Binaries,
  user: ServerUser | undefined,
  sharedFolder = SHARED_FOLDER,
): Binaries {
  if (!user || (isOpenAbove(binaries.folder) && filesOf(binaries.folder).every(isOpen))) return binaries;
  const copy = path.join(sharedFolder, `postgresql-${binaries.version}`);
  try {
    if (!isWholeCopy(copy, binaries.folder)) replaceCopy(copy, binaries.folder);
    const copied = binariesIn(copy, binaries.version);
    const { error } = spawnSync(copied.postgres, ['--version'], { ...user, cwd: '/', env: {} });
    if (error) throw error;
    return copied;
  } catch (error) {
    throw new StartUpError(
      `${binaries.folder} is closed to the user who runs PostgreSQL (${user.uid}), and its programs can't be run from ` +
        `${copy} (${codeOf(error) || String(error)}): let other users enter and read the folder, or start Huella as ` +
        'another user than root.',
    );
  }
}

interface File {
  readonly name: string;
  readonly mode: number;
  /** In bytes; 0 for folders. */
  readonly size: number;
  readonly isFolder: boolean;
}

/** All files and folders, including the folder itself, with relative names. Follows links. */
function filesOf(folder: string): File[] {
  const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()];
  return names.map((name) => {
    const found = statSync(path.join(folder, name));
    const isFolder = found.isDirectory();
    return { name, mode: found.mode, size: isFolder ? 0 : found.size, isFolder };
  });
}

/** Whether others may read it, and run or enter it if its owner may. */
function isOpen({ mode }: File): boolean {
  return (mode & 0o004) !== 0 && ((mode & 0o100) === 0 || (mode & 0o001) !== 0);
}

/** Whether others may enter all of its parents. */
function isOpenAbove(folder: string): boolean {
  const parent = path.dirname(folder);
  return parent === folder || ((statSync(parent).mode & 0o001) !== 0 && isOpenAbove(parent));
}

/** Compares names and sizes: a power cut or a clean-up may have left a partial copy. */
function isWholeCopy(copy: string, original: string): boolean {
  if (!statSync(copy, { throwIfNoEntry: false })) return false;
  const describe = (folder: string): string =>
    JSON.stringify(filesOf(folder).map(({ name, size }) => [name, size]));
  return describe(copy) === describe(original) && filesOf(copy).every(isOpen);
}

/** Copies to a temporary folder and renames it. Several starts may do this at once. */
function replaceCopy(copy: string, original: string): void {
  const folder = path.dirname(copy);
  mkdirSync(folder, { recursive: true });
  const { uid, mode } = lstatSync(folder);
  // Anyone who may write there could replace the programs.
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new Error(`${folder} must belong to root, and only root may write there`);
  }
  chmodSync(folder, 0o755);
  const [next, previous] = [`${copy}.next-${process.pid}`, `${copy}.previous-${process.pid}`];
  try {
    cpSync(original, next, { recursive: true, verbatimSymlinks: true });
    for (const { name, mode: own, isFolder } of filesOf(next)) {
      chmodSync(path.join(next, name), isFolder || (own & 0o100) !== 0 ? 0o755 : 0o644);
    }
    try {
      renameSync(copy, previous);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    renameSync(next, copy);
  } catch (error) {
    // Another start was faster; its copy is equivalent to ours.
    if (!isWholeCopy(copy, original)) throw error;
  } finally {
    for (const left of [next, previous]) rmSync(left, { recursive: true, force: true });
  }
}
