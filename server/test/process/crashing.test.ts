import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isRunning } from '../../src/foundation/postgres/processes.js';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { NpmStart } from './npm-start.js';
import { RunningClinic } from './running-clinic.js';

const FAULT = "Object.assign(new TypeError('Rosa Ejemplo'), { detail: '11.111.111-1' })";

const clinic = new RunningClinic(NpmStart);
/** Makes the server fail when it gets the signal. */
const hook = path.join(clinic.home, 'fail.mjs');
fs.writeFileSync(hook, `process.on('SIGUSR2', () => Promise.reject(${FAULT}));`);

beforeEach(() => clinic.ensureRunning({ ADMIN_PASSWORD: '', NODE_OPTIONS: `--import="${hook}"` }));
afterAll(() => clinic.remove());

/** Kills the server, and waits until the supervisor has started another one. */
async function dieBy(signal: NodeJS.Signals): Promise<void> {
  const { product } = clinic;
  const { starts } = product;
  process.kill(await product.serverPid(), signal);
  await eventually(() => product.starts > starts, 'another start');
}

describe('Supervision by npm start', () => {
  it('restarts a killed server, at the same address and on the database that kept running', async () => {
    const { product } = clinic;
    const [server, database] = [await product.serverPid(), product.databasePid];
    const passwords = () => product.output.match(/^Password /gm);
    const shown = passwords();
    await dieBy('SIGKILL');
    expect((await describedFetch(`${product.url}/health/ready`)).status).toBe(200);
    expect(await product.serverPid()).not.toBe(server);
    expect(product.databasePid).toBe(database);
    expect(product.output).toContain('The server ended unexpectedly (SIGKILL): starting it again.');
    expect(passwords()).toEqual(shown);
  });

  it('restarts a server after an uncaught fault, which is logged without personal data', async () => {
    const { product } = clinic;
    await dieBy('SIGUSR2');
    expect((await describedFetch(`${product.url}/health/ready`)).status).toBe(200);
    const logged = product.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'fatal', fault: 'TypeError', frames: expect.any(Array) }),
    );
    expect(product.output).not.toMatch(/Rosa|11\.111/);
    expect(product.output).toContain('(exit code 70): starting it again.');
  });

  it('leaves nothing running if the supervisor of npm start is killed', async () => {
    const { product } = clinic;
    const pids = [await product.serverPid(), product.databasePid];
    process.kill(await product.supervisorPid(), 'SIGKILL');
    await eventually(() => !pids.some(isRunning), `the end of ${pids.join(', ')}`);
    await product.exit();
  });
});
