import { randomBytes } from 'node:crypto';
import { lchownSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../start-up-error.js';
import { codeOf } from './failures.js';
import type { ServerUser } from './server-user.js';

/** Hexadecimal, so they need no quoting. */
export interface Passwords {
  /** The password of the superuser `postgres`. */
  readonly administrator: string;
  /** The password of the role that owns the application's database. */
  readonly application: string;
}

// Both are inside the data folder, which other users can't enter, so they are moved and copied with the data.
const APPLICATION_FILE = 'huella.password';
export const ADMINISTRATOR_FILE = 'postgres.password';

/** @returns undefined if the folder has no passwords. */
export function readPasswords(folder: string): Passwords | undefined {
  const application = read(path.join(folder, APPLICATION_FILE));
  if (application === undefined) return undefined;
  // An older version used one password for both roles, until the next start.
  return { administrator: read(path.join(folder, ADMINISTRATOR_FILE)) ?? application, application };
}

/** @returns the files of both passwords. */
export function createPasswords(folder: string): string[] {
  return [APPLICATION_FILE, ADMINISTRATOR_FILE].map((name) => create(path.join(folder, name)));
}

/**
 * The passwords of existing data. An older version has none for the administrator: it is generated here, and set in the
 * database later (ensureApplicationDatabase), so that a crash in between loses nothing.
 * @throws StartUpError if the application's password is missing.
 */
export function completePasswords(folder: string, user: ServerUser | undefined): Passwords {
  const administrator = path.join(folder, ADMINISTRATOR_FILE);
  if (read(path.join(folder, APPLICATION_FILE)) !== undefined && read(administrator) === undefined) {
    create(administrator);
    if (user) lchownSync(administrator, user.uid, user.gid);
  }
  const passwords = readPasswords(folder);
  if (passwords) return passwords;
  throw new StartUpError(
    `The data folder ${folder} belongs to another user, or its file ${APPLICATION_FILE} is missing.`,
  );
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Atomic and flushed to disk. If several processes do this at once, the first one's file stays. */
function create(file: string): string {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    linkSync(temporary, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return file;
}
