import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../../start-up-error.js';
import type { Binaries } from './binaries.js';
import { codeOf, explainServerOutput, explainSystemError } from './failures.js';
import { asUser, serverUser, type ServerUser } from './privileges.js';

/**
 * The database's password. It lives inside the data, which nobody else can enter: so it moves, and is copied, with the
 * data it opens.
 */
const PASSWORD_FILE = 'huella.password';

/** The password of the server on this data folder; undefined when there is none. */
export function readPassword(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The environment for PostgreSQL's programs: theirs, and the same messages on every machine. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Makes the data folder if it is not there, and checks that this PostgreSQL and this user can work with it.
 * @returns the user who runs PostgreSQL on it.
 */
export function prepareDataFolder(folder: string, binaries: Binaries): ServerUser | undefined {
  try {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) create(folder, binaries);
    checkVersion(folder, binaries);
    const user = serverUser(folder);
    takeOwnership(folder, user);
    return user;
  } catch (error) {
    throw explainSystemError(error, folder);
  }
}

/** Builds the data beside its place and moves it there whole: an interrupted first start leaves no half-made data. */
function create(folder: string, binaries: Binaries): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartUpError(
      `The data folder ${folder} holds something that is not a PostgreSQL database: please choose another.`,
    );
  }
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const user = serverUser(folder);
  const workshop = `${folder}.tmp-${process.pid}`;
  const data = path.join(workshop, 'data');
  const passwordFile = path.join(workshop, PASSWORD_FILE);
  try {
    rmSync(workshop, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    for (const place of [workshop, data, passwordFile]) if (user) lchownSync(place, user.uid, user.gid);
    runInitdb(binaries, user, data, passwordFile, folder);
    renameSync(passwordFile, path.join(data, PASSWORD_FILE));
    renameSync(data, folder);
  } catch (error) {
    // ENOTEMPTY: another first start was faster, and its data is as good as ours.
    if (!(['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) && existsSync(path.join(folder, 'PG_VERSION'))))
      throw error;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function runInitdb(
  binaries: Binaries,
  user: ServerUser | undefined,
  data: string,
  passwordFile: string,
  folder: string,
): void {
  const args = [
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'es-CL'],
    ...['--data-checksums', '--no-instructions'],
  ];
  const {
    file,
    args: all,
    ...ids
  } = asUser(user, binaries.initdb, args, [path.dirname(binaries.initdb), path.dirname(data)]);
  const result = spawnSync(file, all, { ...ids, cwd: data, env: serverEnvironment(), encoding: 'utf8' });
  if (result.error) throw result.error;
  if (result.status !== 0) throw explainServerOutput('initdb', `${result.stderr}\n${result.stdout}`, folder);
}

function checkVersion(folder: string, { majorVersion }: Binaries): void {
  const found = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found !== majorVersion) {
    throw new StartUpError(
      `The data in ${folder} belongs to PostgreSQL ${found}, and this Huella brings PostgreSQL ${majorVersion}: ` +
        'restore a backup into an empty folder, or start the version of Huella that made it.',
    );
  }
  if (readPassword(folder) === undefined) {
    throw new StartUpError(
      `The data folder ${folder} belongs to another user, or its file ${PASSWORD_FILE} is missing.`,
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
