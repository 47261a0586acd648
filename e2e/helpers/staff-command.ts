import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.js';

const COMMAND = path.resolve(import.meta.dirname, '../../dist/start/staff-cli.js');

/** `npm run staff -- …` on a running product. @returns what it printed. */
export async function staffCommand({ data }: Product, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  });
  return stdout;
}

/** @returns the password that was printed. */
export async function addUser(product: Product, username: string): Promise<string> {
  return (await staffCommand(product, 'add', username)).trim().split(' ').at(-1)!;
}
