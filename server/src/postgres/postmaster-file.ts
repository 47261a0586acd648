import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, isRunning } from './processes.js';

/** What a running PostgreSQL says about itself in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** 'starting', 'ready', 'stopping' or 'standby'; empty at the very beginning. */
  readonly status: string;
}

const fileOf = (folder: string): string => path.join(folder, 'postmaster.pid');

/** The file's content, whether or not that server still lives. Source: PostgreSQL, src/include/utils/pidfile.h. */
export function readPostmasterFile(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(fileOf(folder), 'utf8').split('\n');
    const [pid = '', , , port = '', , , , status = ''] = lines.map((line) => line.trim());
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), status } : undefined;
  } catch {
    return undefined;
  }
}

/** The server that runs on this data folder now. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const postmaster = readPostmasterFile(folder);
  return postmaster && isRunning(postmaster.pid) && servesFolder(postmaster.pid, folder)
    ? postmaster
    : undefined;
}

/** After a crash the system may give a server's pid to anything: only a PostgreSQL on this folder counts. */
function servesFolder(pid: number, folder: string): boolean {
  const command = commandLineOf(pid);
  if (command === '') return true;
  return command.includes('postgres') && (worksIn(pid, folder) ?? command.includes(folder));
}

/** PostgreSQL's working folder is its data, by whatever path it was given; undefined where the system doesn't tell. */
function worksIn(pid: number, folder: string): boolean | undefined {
  try {
    const [working, data] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return working.dev === data.dev && working.ino === data.ino;
  } catch {
    return undefined;
  }
}

/** Larger than any system's highest pid, so no process ever has it. */
const NOBODY = 2_147_483_646;

/**
 * Makes PostgreSQL see that a left-over file's server is dead, where the pid in it is a zombie's or somebody else's.
 * The file itself must stay: by its other lines PostgreSQL finds out whether processes of the dead server still write.
 */
export function disownDeadPostmaster(folder: string): void {
  const postmaster = readPostmasterFile(folder);
  if (!postmaster || runningPostmaster(folder)) return;
  const content = readFileSync(fileOf(folder), 'utf8');
  writeFileSync(fileOf(folder), content.replace(/^\d+/, String(NOBODY)));
}
