// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a tool, and returns its output instead of showing it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>} code 0 is success; output is stdout and stderr as written.
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a .cmd file on Windows, which only a shell can run.
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    // When this process is stopped, the tool must end too: an orphaned npm or compiler would keep writing.
    const stop = () => void child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}
