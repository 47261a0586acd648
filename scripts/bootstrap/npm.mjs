// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * The command that runs npm under a Node of our choice. The npm is the one that started us, or the one beside our Node,
 * or the one on the PATH.
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
