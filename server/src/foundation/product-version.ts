import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from './config.js';

export interface RunningVersion {
  readonly version: string;
  /** The commit a release was built from; null in a checkout. */
  readonly commit: string | null;
}

export async function runningVersion(): Promise<RunningVersion> {
  const text = await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { version, commit = null } = JSON.parse(text) as { version: string; commit?: string };
  return { version, commit };
}

export const productVersion = async (): Promise<string> => (await runningVersion()).version;
