import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, realpath, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupPlaceFault } from '#domain/data/backup/backup-place.js';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT']);
const NOT_A_FOLDER = new Set(['ENOTDIR', 'EEXIST']);

/**
 * Tries out whether backups can be kept in a folder: makes it if it is missing, and writes, reads and deletes a file. A
 * folder that was made for nothing is removed again.
 * @param folder an absolute path.
 * @param own the folders of the product and its data: it must be neither in nor around them, links followed.
 */
export async function tryFolder(
  folder: string,
  own: readonly string[],
): Promise<BackupPlaceFault | undefined> {
  const made: string[] = [];
  try {
    const real = await realPathOf(folder);
    for (const one of own) {
      const ours = await realPathOf(one);
      if (isWithin(ours, real) || isWithin(real, ours)) return 'OWN';
    }
    await makeMissing(real, made);
    if (!(await stat(real)).isDirectory()) return 'NOT_A_FOLDER';
    await writeAndDelete(real);
    return undefined;
  } catch (error) {
    for (const one of made.toReversed()) await rmdir(one).catch(() => undefined);
    return faultOf(error);
  }
}

/**
 * Makes missing folders one by one: in `/proc`, which allows none, the recursion of `mkdir` never ends.
 * @param made receives each, the outermost first.
 */
async function makeMissing(folder: string, made: string[]): Promise<void> {
  try {
    await stat(folder);
    return;
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as { code?: unknown }).code !== 'ENOENT' || above === folder) throw error;
    await makeMissing(above, made);
  }
  await mkdir(folder, { mode: 0o700 });
  made.push(folder);
}

/** Follows the links of the part that exists. */
async function realPathOf(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as { code?: unknown }).code !== 'ENOENT' || above === folder) throw error;
    return path.join(await realPathOf(above), path.basename(folder));
  }
}

function isWithin(outer: string, inner: string): boolean {
  const way = path.relative(outer, inner);
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
}

async function writeAndDelete(folder: string): Promise<void> {
  const file = path.join(folder, `huella-prueba-${randomBytes(8).toString('hex')}`);
  const content = randomBytes(64);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (!content.equals(await readFile(file))) throw new Error('the file reads differently');
  } finally {
    await rm(file, { force: true });
  }
}

function faultOf(error: unknown): BackupPlaceFault {
  const { code } = error as { readonly code?: unknown };
  const name = String(code);
  if (FULL.has(name)) return 'FULL';
  if (NOT_A_FOLDER.has(name)) return 'NOT_A_FOLDER';
  return NOT_WRITABLE.has(name) ? 'NOT_WRITABLE' : 'UNUSABLE';
}
