import { randomBytes } from 'node:crypto';
import { lchownSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../start-up-error.js';
import { codeOf } from './failures.js';
import type { ServerUser } from './server-user.js';

/** The passwords of the server's two roles. They are hexadecimal, so they need no quoting. */
export interface Passwords {
  /** Of `postgres`, who may do everything. */
  readonly administrator: string;
  /** Of the role that owns the application's database. */
  readonly application: string;
}

// Both live inside the data, which nobody else can enter: so they move, and are copied, with the data they open.
const APPLICATION_FILE = 'huella.password';
export const ADMINISTRATOR_FILE = 'postgres.password';

/** The passwords of the server on this data folder; undefined when there are none. */
export function readPasswords(folder: string): Passwords | undefined {
  const application = read(path.join(folder, APPLICATION_FILE));
  if (application === undefined) return undefined;
  // Data of an older version has one password for both roles, until the next start.
  return { administrator: read(path.join(folder, ADMINISTRATOR_FILE)) ?? application, application };
}

/** Makes up both passwords. @returns the files that hold them. */
export function createPasswords(folder: string): string[] {
  return [APPLICATION_FILE, ADMINISTRATOR_FILE].map((name) => create(path.join(folder, name)));
}

/**
 * The passwords of existing data. An older version's lacks the administrator's, which is made up here; the database
 * learns of it later (ensureApplicationDatabase), so that a crash in between loses nothing.
 * @throws StartUpError where the application's is missing.
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

/** Whole or not at all, on the disk when it returns; of several processes that do so at once, the first one's stays. */
function create(file: string): string {
  const aside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(aside, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return file;
}
