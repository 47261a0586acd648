import { readFileSync, statSync } from 'node:fs';
import { StartUpError } from '../start-up-error.js';

/** The user who runs PostgreSQL; undefined means the current user. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** In order of preference. */
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. As root, we run it as the owner of the data, or for new data as an unprivileged
 * account.
 * @throws StartUpError if the machine has no unprivileged account.
 */
export function serverUser(dataFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readAccounts();
  for (const name of ACCOUNTS) {
    const account = accounts.get(name);
    if (account && account.uid !== 0 && account.gid !== 0) return account;
  }
  throw new StartUpError(
    'PostgreSQL refuses to run as root, and there is no user called postgres or nobody to run it as: ' +
      'start Huella as another user.',
  );
}

/** Local accounts. Read from the file, because minimal systems lack `getent`. */
function readAccounts(): Map<string, ServerUser> {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return new Map(
      lines.map((line) => {
        const [name = '', , uid, gid] = line.split(':');
        // macOS writes its largest ids as negative numbers.
        return [name, { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
      }),
    );
  } catch {
    return new Map();
  }
}
