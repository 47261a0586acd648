import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commandLineOf, isRunning } from '../../src/postgres/processes.js';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { NpmStart } from './npm-start.js';
import { PREPARED } from './running-clinic.js';

let home: string;
let product: NpmStart | undefined;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
  execFileSync('cp', ['-a', PREPARED, path.join(home, 'data')]);
});

afterEach(async () => {
  await product?.cleanUp();
  fs.rmSync(home, { recursive: true, force: true });
});

const start = (env: NodeJS.ProcessEnv = {}): Promise<NpmStart> => {
  product = new NpmStart(path.join(home, 'data'), { BACKUP_TIME: 'off', ...env });
  return product.ready();
};

const isServed = (url: string): Promise<boolean> =>
  describedFetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until it was ready that many times. */
const readyTimes = (running: NpmStart, times: number): Promise<void> =>
  eventually(() => running.output.split('Huella is ready.').length > times, `start ${times}`);

/** The server processes among a supervisor's children. */
function serversOf(supervisor: number): number[] {
  try {
    const children = fs.readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8');
    return children
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .filter((pid) => commandLineOf(pid).includes('main.js'));
  } catch {
    return [];
  }
}

describe('a server that dies under npm start', () => {
  it('is restarted at the same address, on the database that kept running', async () => {
    const running = await start();
    const [server, database] = [await running.serverPid(), running.databasePid];
    process.kill(server, 'SIGKILL');
    await readyTimes(running, 2);
    expect(await isServed(running.url)).toBe(true);
    expect(await running.serverPid()).not.toBe(server);
    expect(running.databasePid).toBe(database);
    expect(running.output).toContain('The server ended unexpectedly (SIGKILL): starting it again.');
    // The first password is shown only once.
    expect(running.output.match(/^Password /gm)).toHaveLength(1);
  });

  it('is given up after the sixth time within a minute, and leaves no database running', async () => {
    const running = await start();
    const database = running.databasePid;
    const supervisor = await running.supervisorPid();
    const killed = new Set<number>();
    // Each is killed as soon as it exists: on a slow machine, six complete starts take more than a minute.
    await eventually(
      () => {
        for (const pid of serversOf(supervisor)) {
          if (!killed.has(pid)) process.kill(pid, 'SIGKILL');
          killed.add(pid);
        }
        return !isRunning(supervisor);
      },
      'the end of the supervisor',
      60_000,
    );
    expect(await running.exit()).not.toBe(0);
    expect(killed.size).toBe(6);
    expect(running.lines.at(-1)).toMatch(/sixth time within a minute: it is not started again\.$/);
    expect(isRunning(database)).toBe(false);
  });

  it.each([
    ['an uncaught exception', 'setImmediate(() => { throw fault; })'],
    ['an unhandled rejection', 'Promise.reject(fault)'],
  ])('of %s logs it without personal data, and is restarted', async (_name, fail) => {
    const hook = path.join(home, 'fail.mjs');
    const fault = "Object.assign(new TypeError('Rosa Ejemplo'), { detail: '11.111.111-1' })";
    fs.writeFileSync(hook, `process.on('SIGUSR2', () => { const fault = ${fault}; ${fail}; });`);
    const running = await start({ NODE_OPTIONS: `--import="${hook}"` });
    process.kill(await running.serverPid(), 'SIGUSR2');
    await readyTimes(running, 2);
    expect(await isServed(running.url)).toBe(true);
    const logged = running.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'fatal', fault: 'TypeError', frames: expect.any(Array) }),
    );
    expect(running.output).not.toMatch(/Rosa|11\.111/);
    expect(running.output).toContain('(exit code 70): starting it again.');
  });
});
