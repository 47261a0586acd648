import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const packed = path.resolve(import.meta.dirname, '../../../../dist/node_modules');

/** Loads a file in a process of its own, because a module runs only once per process. @returns the error output. */
function load(file: string): string {
  const program = `import ${JSON.stringify(pathToFileURL(path.join(packed, file)))};`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  return status === 0 ? '' : String(stderr);
}

it('can load any package first', () => {
  const files = fs.globSync('**/*.mjs', { cwd: packed }).filter((file) => !file.startsWith('.packed'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.map((file) => [file, load(file)])).toEqual(files.map((file) => [file, '']));
});
