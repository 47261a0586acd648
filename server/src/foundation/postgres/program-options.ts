import type { ServerUser } from './server-user.js';

/** PostgreSQL's programs get only these variables: the product's settings contain secrets. */
const PASSED_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

export function programOptions(user: ServerUser | undefined, folder: string) {
  const passed = PASSED_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // The same language and time zone on every machine.
  return { ...user, cwd: folder, env: { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * The path of the data folder for PostgreSQL's programs. As another user they may lack access to its parents (a home
 * with mode 0700), but it is their working directory, which Linux lets a process open without the path.
 */
export function dataFolderFor(user: ServerUser | undefined, folder: string): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
