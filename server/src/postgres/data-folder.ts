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
 * Makes the data folder if it is not there, and checks that this PostgreSQL and this user can work with it.
 * @returns the passwords of the server on it.
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

/** Builds the data beside its place and moves it there whole: an interrupted first start leaves no half-made data. */
function create(folder: string, binaries: Binaries, user: ServerUser | undefined): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartUpError(
      `The data folder ${folder} holds something that is not a PostgreSQL database: please choose another.`,
    );
  }
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const workshop = `${folder}.tmp-${process.pid}`;
  const data = path.join(workshop, 'data');
  try {
    rmSync(workshop, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const passwordFiles = createPasswords(workshop);
    for (const place of [workshop, data, ...passwordFiles]) if (user) lchownSync(place, user.uid, user.gid);
    runInitdb(binaries, user, data, folder);
    for (const file of passwordFiles) renameSync(file, path.join(data, path.basename(file)));
    renameSync(data, folder);
  } catch (error) {
    // ENOTEMPTY: another first start was faster, and its data is as good as ours.
    if (!(['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) && existsSync(path.join(folder, 'PG_VERSION'))))
      throw error;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** The administrator's password lies beside the new data, where initdb finds it from inside. */
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

/** Data that root copied back from somewhere belongs to root, which PostgreSQL refuses: hand it to the server's user. */
function takeOwnership(folder: string, user: ServerUser | undefined): void {
  if (!user || statSync(folder).uid === user.uid) return;
  lchownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, name), user.uid, user.gid);
  }
}
