// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './checkout.mjs';
import { isInstalled } from './install.mjs';

/** The packages for tests, checks, generators and measurements have their own lock file, because no clinic needs them. */
export const toolsFolder = inRoot('tools');

/** @returns {string[]} below node_modules: the packages, and their programs for npx, except on Windows. */
function linkedNames() {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(toolsFolder, 'package.json'), 'utf8'));
  const programs = path.join(toolsFolder, 'node_modules', '.bin');
  const names = process.platform === 'win32' ? [] : fs.readdirSync(programs);
  return [...Object.keys(dependencies), ...names.map((name) => path.join('.bin', name))];
}

const isLinked = (/** @type {string} */ name) => fs.existsSync(inRoot('node_modules', name));

export const areToolsReady = () => isInstalled(toolsFolder) && linkedNames().every(isLinked);

/** Node and TypeScript look for a package only in the folders above a file, and tests are everywhere. */
export function linkTools() {
  for (const name of linkedNames().filter((each) => !isLinked(each))) {
    const link = inRoot('node_modules', name);
    fs.rmSync(link, { force: true });
    fs.mkdirSync(path.dirname(link), { recursive: true });
    const target = path.join(toolsFolder, 'node_modules', name);
    fs.symlinkSync(path.relative(path.dirname(link), target), link, 'junction');
  }
}
