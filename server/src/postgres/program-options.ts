import type { ServerUser } from './server-user.js';

/** What PostgreSQL's programs may see of our environment: nothing of the product's settings, which hold secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** How PostgreSQL's programs are run on a data folder: as whom, from where, and with an environment of their own. */
export function programOptions(user: ServerUser | undefined, folder: string) {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // The same messages and times on every machine.
  return { ...user, cwd: folder, env: { ...Object.fromEntries(passedOn), LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * The data folder as PostgreSQL's programs are told of it. Another user than ours may not be allowed to walk down to it
 * (a home of mode 0700), but it starts inside, and Linux lets every process name the folder it is in without a path.
 */
export function dataFolderFor(user: ServerUser | undefined, folder: string): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
