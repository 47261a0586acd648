import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const built = (file: string) => pathToFileURL(path.resolve('dist/server/src', file)).href;
const FAULT = "Object.assign(new TypeError('Rosa Ejemplo'), { detail: '11.111.111-1' })";

it.each([
  ['an uncaught exception', `setImmediate(() => { throw ${FAULT}; })`],
  ['an unhandled rejection', `void Promise.reject(${FAULT})`],
])('%s ends the process with its own exit code, and is logged without personal data', async (_what, fail) => {
  const program = `
    const { exitOnFault } = await import(${JSON.stringify(built('foundation/exit-on-fault.js'))});
    const { createLogger } = await import(${JSON.stringify(built('foundation/logger.js'))});
    exitOnFault(createLogger('info'));
    ${fail};
    setInterval(() => {}, 1000);`;
  const ended: unknown = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
  }).catch((error: unknown) => error);
  expect(ended).toMatchObject({ code: 70 });
  const { stdout, stderr } = ended as { stdout: string; stderr: string };
  expect(JSON.parse(stdout)).toMatchObject({ level: 'fatal', fault: 'TypeError', frames: expect.any(Array) });
  expect(stdout + stderr).not.toMatch(/Rosa|11\.111/);
});
