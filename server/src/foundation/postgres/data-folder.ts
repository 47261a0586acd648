import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../start-up-error.js';
import type { Binaries } from './binaries.js';
import { codeOf, explainServerOutput, explainSystemError } from './failures.js';
import { ADMINISTRATOR_FILE, completePasswords, createPasswords, type Passwords } from './passwords.js';
import { dataFolderFor, programOptions } from './program-options.js';
import type { ServerUser } from './server-user.js';

/**
 * Creates the data if there is none, and checks that this PostgreSQL version and user can use it.
 * @returns the passwords of its server.
 */
export function prepareDataFolder(
  folder: string,
  binaries: Binaries,
  user: ServerUser | undefined,
): Passwords {
  try {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) create(folder, binaries, user);
    checkVersion(folder, binaries);
    const passwords = completePasswords(folder, user);
    takeOwnership(folder, user);
    return passwords;
  } catch (error) {
    throw explainSystemError(error, folder);
  }
}

/** Creates the data in a temporary folder and renames it, so that an interrupted first start leaves no partial data. */
function create(folder: string, binaries: Binaries, user: ServerUser | undefined): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    // Another first start was faster since the check.
    if (existsSync(path.join(folder, 'PG_VERSION'))) return;
    throw new StartUpError(
      `The data folder ${folder} holds something that is not a PostgreSQL database: please choose another.`,
    );
  }
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const staging = `${folder}.tmp-${process.pid}`;
  const data = path.join(staging, 'data');
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const passwordFiles = createPasswords(staging);
    for (const place of [staging, data, ...passwordFiles]) if (user) lchownSync(place, user.uid, user.gid);
    runInitdb(binaries, user, data, folder);
    for (const file of passwordFiles) renameSync(file, path.join(data, path.basename(file)));
    renameSync(data, folder);
  } catch (error) {
    // ENOTEMPTY, EEXIST: another first start was faster; its data are equivalent to ours.
    if (!(['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) && existsSync(path.join(folder, 'PG_VERSION'))))
      throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The administrator's password file is beside the data folder, which is initdb's working directory. */
function runInitdb(binaries: Binaries, user: ServerUser | undefined, data: string, folder: string): void {
  const pgdata = dataFolderFor(user, data);
  const args = [
    ...['--pgdata', pgdata, '--username', 'postgres', '--pwfile', `${pgdata}/../${ADMINISTRATOR_FILE}`],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8'],
    ...['--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'es-CL'],
    ...['--data-checksums', '--no-instructions'],
  ];
  const result = spawnSync(binaries.initdb, args, { ...programOptions(user, data), encoding: 'utf8' });
  if (result.error) throw result.error;
  if (result.status !== 0) throw explainServerOutput('initdb', `${result.stderr}\n${result.stdout}`, folder);
}

function checkVersion(folder: string, { version }: Binaries): void {
  const majorVersion = version.split('.')[0];
  const found = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found !== majorVersion) {
    throw new StartUpError(
      `The data in ${folder} belongs to PostgreSQL ${found}, and this Huella brings PostgreSQL ${majorVersion}: ` +
        'restore a backup into an empty folder, or start the version of Huella that made it.',
    );
  }
}

/** Data that root restored from a copy belongs to root, which PostgreSQL refuses. */
function takeOwnership(folder: string, user: ServerUser | undefined): void {
  if (!user || statSync(folder).uid === user.uid) return;
  lchownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, name), user.uid, user.gid);
  }
}
