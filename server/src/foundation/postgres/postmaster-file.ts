import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, isRunning } from './processes.js';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** 'starting', 'ready', 'stopping' or 'standby'; empty at first. */
  readonly status: string;
}

const fileOf = (folder: string): string => path.join(folder, 'postmaster.pid');

/** The process may no longer exist. Format: PostgreSQL, src/include/utils/pidfile.h. */
export function readPostmasterFile(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(fileOf(folder), 'utf8').split('\n');
    const [pid = '', , , port = '', , , , status = ''] = lines.map((line) => line.trim());
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), status } : undefined;
  } catch {
    return undefined;
  }
}

export function runningPostmaster(folder: string): Postmaster | undefined {
  const postmaster = readPostmasterFile(folder);
  return postmaster && isRunning(postmaster.pid) && servesFolder(postmaster.pid, folder)
    ? postmaster
    : undefined;
}

/** After a crash the system may reuse the pid, so the process must be a PostgreSQL on this folder. */
function servesFolder(pid: number, folder: string): boolean {
  const command = commandLineOf(pid);
  if (command === '') return true;
  return command.includes('postgres') && (worksIn(pid, folder) ?? command.includes(folder));
}

/** PostgreSQL's working directory is its data folder. Undefined on systems without /proc. */
function worksIn(pid: number, folder: string): boolean | undefined {
  try {
    const [working, data] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return working.dev === data.dev && working.ino === data.ino;
  } catch {
    return undefined;
  }
}

/** Larger than any system's highest pid. */
const UNUSED_PID = 2_147_483_646;

/**
 * Replaces the pid in a stale file if a zombie or another program has it now, so that PostgreSQL sees that the server
 * is dead. The file must stay: PostgreSQL uses its other lines to detect processes of the dead server that still write.
 */
export function disownDeadPostmaster(folder: string): void {
  const postmaster = readPostmasterFile(folder);
  if (!postmaster || runningPostmaster(folder)) return;
  const content = readFileSync(fileOf(folder), 'utf8');
  writeFileSync(fileOf(folder), content.replace(/^\d+/, String(UNUSED_PID)));
}

/** PostgreSQL writes its file at once after creating it. */
const MAX_EMPTY_MS = 5_000;

/** Removes a file that a crash left empty. PostgreSQL refuses to start next to it and demands its removal by hand. */
export function removeAbandonedFile(folder: string): void {
  const file = statSync(fileOf(folder), { throwIfNoEntry: false });
  if (file?.size === 0 && Date.now() - file.mtimeMs > MAX_EMPTY_MS) rmSync(fileOf(folder), { force: true });
}
