// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const OLDEST_POSTGRES = 14;

/**
 * @typedef {object} Programs the paths of the programs that the drill needs.
 * @property {string} pgbouncer
 * @property {string} haproxy
 * @property {string} postgres the folder of PostgreSQL's programs.
 */

/** @returns {Programs | string} a string if programs are missing: which ones, and how to install them. */
export function findPrograms() {
  const found = {
    pgbouncer: inFolders('pgbouncer'),
    haproxy: inFolders('haproxy'),
    postgres: newestPostgres(),
  };
  const { pgbouncer, haproxy, postgres } = found;
  if (pgbouncer && haproxy && postgres) return { pgbouncer, haproxy, postgres };
  const missing = Object.entries(found).flatMap(([name, place]) => (place ? [] : [name]));
  return (
    `The cluster drill needs ${missing.join(' and ')}: install Debian's packages with ` +
    '`apt-get install pgbouncer haproxy postgresql-15`, and run it again.'
  );
}

/** @param {string} name */
const inFolders = (name) =>
  FOLDERS.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));

/** Debian keeps each version in its own folder. @returns {string | undefined} the newest version's programs. */
export function newestPostgres() {
  const versions = fs.globSync('/usr/lib/postgresql/*/bin/postgres').map((file) => path.dirname(file));
  const numberOf = (/** @type {string} */ folder) => Number(folder.split('/')[4]);
  return versions
    .filter((folder) => numberOf(folder) >= OLDEST_POSTGRES)
    .sort((a, b) => numberOf(b) - numberOf(a))[0];
}

/** If this process is root, Debian's `postgres` user, since PostgreSQL and PgBouncer refuse to run as root. */
export function account() {
  if (process.getuid?.() !== 0) return undefined;
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [uid = 0, gid = 0] = (line ?? '').split(':').slice(2, 4).map(Number);
  return { uid, gid };
}

/** If running as root, gives a file or folder to the servers' user. @param {string} place */
export function handOver(place) {
  const user = account();
  if (user) fs.chownSync(place, user.uid, user.gid);
  return place;
}

/** A new folder that the servers can write to. @param {string} folder */
export function serversFolder(folder) {
  fs.mkdirSync(folder, { mode: 0o700 });
  return handOver(folder);
}

/**
 * Runs a program to its end. @throws {Error} with its output, if it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(program, args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...account(),
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw error ?? new Error(`${path.basename(program)} failed: ${stderr || stdout}`);
}

/** A server process that runs until `stop`. */
export class Server {
  /**
   * @param {string} program
   * @param {readonly string[]} args
   * @param {string} log the file for its output.
   */
  constructor(program, args, log) {
    const output = fs.openSync(log, 'a');
    this.child = spawn(program, args, {
      ...account(),
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', output, output],
    });
    fs.closeSync(output);
    this.log = log;
    this.end = once(this.child, 'close');
    // An interrupted drill leaves no process behind.
    this.killAtExit = () => void this.child.kill('SIGKILL');
    process.on('exit', this.killAtExit);
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @param {NodeJS.Signals} [signal] */
  async stop(signal = 'SIGTERM') {
    process.off('exit', this.killAtExit);
    if (this.hasEnded) return;
    this.child.kill(signal);
    await this.end;
  }
}
