import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const packed = path.resolve(import.meta.dirname, '../../../dist/node_modules');

/** @returns what it complained of. A module runs only once in a process, so each gets one. */
function load(file: string): string {
  const program = `import ${JSON.stringify(pathToFileURL(path.join(packed, file)))};`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  return status === 0 ? '' : String(stderr);
}

it('any package can be the first one that is loaded', () => {
  const files = fs.globSync('**/*.mjs', { cwd: packed }).filter((file) => !file.startsWith('.packed'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.map((file) => [file, load(file)])).toEqual(files.map((file) => [file, '']));
});
