import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../../start-up-error.js';

/** Who runs PostgreSQL; undefined when that is simply the user who runs us. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that exist for such purposes, the best one first. */
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. Where we are root it runs as the owner of the data, or, when there is none yet, as
 * an account without rights of its own.
 * @throws StartUpError when the machine has no such account.
 */
export function serverUser(dataFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const account of ACCOUNTS) {
    const uid = idOf('-u', account);
    const gid = idOf('-g', account);
    if (uid && gid) return { uid, gid };
  }
  throw new StartUpError(
    'PostgreSQL refuses to run as root, and there is no user called postgres or nobody to run it as: ' +
      'start Huella as another user.',
  );
}

function idOf(option: string, account: string): number | undefined {
  const { status, stdout } = spawnSync('id', [option, account], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** What to hand to spawn. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  /** Set where spawn itself changes the user. */
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The command that runs a program as that user.
 * @param folders those the program must reach. Where other users may not even walk into one (a home of mode 0700), it
 *   keeps root's right to pass, and only that; elsewhere it keeps no right at all.
 */
export function asUser(
  user: ServerUser | undefined,
  file: string,
  args: readonly string[],
  folders: readonly string[],
): Command {
  if (!user) return { file, args };
  if (spawnSync('setpriv', ['--version']).status !== 0) return { file, args, ...user };
  const capabilities = folders.every(isOpenToAll) ? [] : keepableCapabilities();
  const kept = capabilities.map((capability) => `+${capability}`).join(',');
  const change = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  const keep = kept ? ['--inh-caps', kept, '--ambient-caps', kept] : [];
  return { file: 'setpriv', args: [...change, ...keep, '--', file, ...args] };
}

/** Whether everybody may walk down to this folder. */
function isOpenToAll(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  const open = !found || (found.mode & 0o001) !== 0;
  const parent = path.dirname(folder);
  return open && (parent === folder || isOpenToAll(parent));
}

/** Linux's numbers of the two rights to pass folders. A container may withhold one, and asking for it would fail. */
const PASSING = { dac_override: 1n, dac_read_search: 2n };

function keepableCapabilities(): string[] {
  const status = readFileSync('/proc/self/status', 'utf8');
  const sets = ['CapPrm', 'CapBnd'].map((set) =>
    BigInt(`0x${new RegExp(`^${set}:\\s*(\\w+)`, 'm').exec(status)?.[1] ?? 0}`),
  );
  return Object.entries(PASSING)
    .filter(([, bit]) => sets.every((set) => (set >> bit) & 1n))
    .map(([name]) => name);
}
