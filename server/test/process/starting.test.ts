import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runningDatabaseUrl } from '../../src/database/embedded-database.js';
import { isRunning } from '../../src/postgres/processes.js';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { NpmStart } from './npm-start.js';

let home: string;
let dataDir: string;
let started: NpmStart[];

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
  dataDir = path.join(home, 'data');
  started = [];
});

afterEach(async () => {
  for (const product of started) await product.cleanUp();
  fs.rmSync(home, { recursive: true, force: true });
});

const start = (env: NodeJS.ProcessEnv = {}, folder?: string): NpmStart => {
  const product = new NpmStart(dataDir, env, folder);
  started.push(product);
  return product;
};

const query = async (sql: string): Promise<unknown[]> => {
  const client = new pg.Client({
    connectionString: await runningDatabaseUrl(path.join(dataDir, 'postgres')),
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const logIn = async (url: string, password: string): Promise<boolean> => {
  const answer = await describedFetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($password: String!) { login(username: "admin", password: $password) { accessToken } }',
      variables: { password },
    }),
  });
  const { data } = (await answer.json()) as { data?: { login?: { accessToken?: string } } };
  return Boolean(data?.login?.accessToken);
};

const allGone = (...pids: number[]): Promise<void> =>
  eventually(() => !pids.some(isRunning), `the end of ${pids.join(', ')}`);

describe('npm start', () => {
  it('prints the addresses, and the first password once, and keeps everything at the second start', async () => {
    const first = await start().ready();
    expect(first.output).toMatch(/^Booking page +http:\/\/127\.0\.0\.1:\d+\/public\/reservar$/m);
    expect(first.output).toMatch(/^Panel +http:\/\/127\.0\.0\.1:\d+\/app$/m);
    expect(first.output).toMatch(/^Playground +http:\/\/127\.0\.0\.1:\d+\/graphql$/m);
    expect(first.output).toMatch(/^REST base +http:\/\/127\.0\.0\.1:\d+\/api$/m);
    expect(first.lines.at(-1)).toBe('Huella is ready.');
    const password = first.password ?? '';
    expect(await logIn(first.url, password)).toBe(true);
    // A new clinic is closed on holidays, and is shown its first steps.
    expect(await query('select first_steps_shown as shown from clinic_settings')).toEqual([{ shown: true }]);
    expect(await query('select count(*) > 10 as closed from closure')).toEqual([{ closed: true }]);
    await query("create table kept as select 'yes' as value");
    first.terminate();
    await first.exit();

    const second = await start().ready();
    expect(second.password).toBeUndefined();
    expect(second.output).not.toContain(password);
    expect(second.output).not.toMatch(/Installing|Building/);
    expect(await logIn(second.url, password)).toBe(true);
    expect(await query('select value from kept')).toEqual([{ value: 'yes' }]);
  });

  it.each([
    ['SIGTERM, sent to npm alone,', (product: NpmStart) => product.terminate()],
    ['Ctrl-C, sent to the whole group,', (product: NpmStart) => product.pressCtrlC()],
  ])('%s stops everything, including the database', async (_name, stop) => {
    const product = await start().ready();
    const pids = [await product.serverPid(), product.databasePid];
    stop(product);
    await product.exit();
    await allGone(...pids);
    expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(product.output).not.toMatch(/\n\s+at /);
  });

  it('stops when its supervisor is killed', async () => {
    const product = await start().ready();
    const [server, database] = [await product.serverPid(), product.databasePid];
    process.kill(await product.supervisorPid(), 'SIGKILL');
    await allGone(server, database);
  });

  it('takes over the database that a killed server left running', async () => {
    const killed = await start().ready();
    await query("create table kept as select 'yes' as value");
    const database = killed.databasePid;
    await killed.kill();
    expect(isRunning(database)).toBe(true);

    const next = await start().ready();
    expect(next.databasePid).toBe(database);
    expect(await query('select value from kept')).toEqual([{ value: 'yes' }]);
  });

  it('recovers by itself when the server and its database were killed', async () => {
    const killed = await start().ready();
    await query("create table kept as select 'yes' as value");
    const database = killed.databasePid;
    await killed.kill();
    process.kill(database, 'SIGKILL');

    await start().ready();
    expect(await query('select value from kept')).toEqual([{ value: 'yes' }]);
  });

  it('keeps serving when its database dies, and reconnects', async () => {
    const product = await start().ready();
    const database = product.databasePid;
    const isReady = async (): Promise<boolean> => (await describedFetch(`${product.url}/health/ready`)).ok;
    expect(await isReady()).toBe(true);
    process.kill(database, 'SIGKILL');
    await eventually(async () => product.databasePid !== database && (await isReady()), 'health');
  });

  it('runs from a copy without sources, in a path with spaces', async () => {
    const copy = path.join(home, 'a copy');
    const root = path.resolve(import.meta.dirname, '../../..');
    fs.mkdirSync(copy);
    for (const part of ['dist', 'scripts', 'package.json', 'package-lock.json', '.npmrc']) {
      fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const product = await start({}, copy).ready();
    expect((await describedFetch(`${product.url}/health/ready`)).status).toBe(200);
    expect(product.output).not.toMatch(/Installing packages|Building/);
  });
});
