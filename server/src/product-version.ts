import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from './config.js';

export async function productVersion(): Promise<string> {
  const text = await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
