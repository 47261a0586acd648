import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const COMMAND = path.resolve(import.meta.dirname, '../../dist/server/src/staff-cli.js');

/** `npm run staff -- …` on the running product. @returns what it printed. */
export async function staffCommand(...words: string[]): Promise<string> {
  const data = process.env[`E2E_DATA_${process.env['TEST_PARALLEL_INDEX'] ?? 0}`];
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  });
  return stdout;
}
