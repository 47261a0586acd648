// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * How to run npm under a Node of our choice: the npm that started us, else the one next to our Node, else the PATH's.
 * @param {string} node the binary that runs npm.
 * @param {readonly string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(node, args) {
  const cli = [process.env.npm_execpath, besideThisNode()].find(isNpmCli);
  return cli ? { command: node, args: [cli, ...args] } : { command: 'npm', args: [...args] };
}

function besideThisNode() {
  const bin = path.dirname(process.execPath);
  const modules = process.platform === 'win32' ? [bin] : [bin, '..', 'lib'];
  return path.join(...modules, 'node_modules', 'npm', 'bin', 'npm-cli.js');
}

/**
 * npm_execpath may be pnpm's or yarn's, which don't support `ci`.
 * @param {string | undefined} file
 * @returns {file is string}
 */
function isNpmCli(file) {
  return file !== undefined && path.basename(file) === 'npm-cli.js' && fs.existsSync(file);
}
