import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runningDatabaseUrl } from '../../src/foundation/database/embedded-database.js';
import { isRunning } from '../../src/foundation/postgres/processes.js';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { NpmStart } from './npm-start.js';

let home: string;
let dataDir: string;
const started: NpmStart[] = [];

const start = (): Promise<NpmStart> => {
  const product = new NpmStart(dataDir);
  started.push(product);
  return product.ready();
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

interface Run {
  readonly product: NpmStart;
  readonly password: string | undefined;
  readonly pids: number[];
}

/** Starts it, runs checks while it is running, and stops it. */
async function run(
  look: (product: NpmStart) => Promise<void>,
  stop: (product: NpmStart) => void,
): Promise<Run> {
  const product = await start();
  await look(product);
  const pids = [await product.serverPid(), product.databasePid];
  stop(product);
  await product.exit();
  return { product, password: product.password, pids };
}

async function expectAllStopped({ product, pids }: Run): Promise<void> {
  await eventually(() => !pids.some(isRunning), `the end of ${pids.join(', ')}`);
  expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(product.output).not.toMatch(/\n\s+at /);
}

describe('Starting and stopping npm start', () => {
  let first: Run;
  let second: Run;
  const found: Record<string, unknown> = {};

  beforeAll(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
    dataDir = path.join(home, 'data');
    first = await run(
      async ({ url, password = '' }) => {
        found['logged in'] = await logIn(url, password);
        found['first steps'] = await query('select first_steps_shown as shown from clinic_settings');
        found['holidays'] = await query('select count(*) > 10 as closed from closure');
        await query("create table kept as select 'yes' as value");
      },
      (product) => product.terminate(),
    );
    await expectAllStopped(first);
    second = await run(
      async ({ url }) => {
        found['logged in again'] = await logIn(url, first.password ?? '');
        found['kept'] = await query('select value from kept');
      },
      (product) => product.pressCtrlC(),
    );
  });
  afterAll(async () => {
    for (const product of started) await product.cleanUp();
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('prints the addresses and the first password, which logs in', () => {
    const { output } = first.product;
    expect(output).toMatch(/^Booking page +http:\/\/127\.0\.0\.1:\d+\/public\/reservar$/m);
    expect(output).toMatch(/^Panel +http:\/\/127\.0\.0\.1:\d+\/app$/m);
    expect(output).toMatch(/^Playground +http:\/\/127\.0\.0\.1:\d+\/graphql$/m);
    expect(output).toMatch(/"version":"\d+\.\d+\.\d+","msg":"listening"/);
    expect(output).toMatch(/^REST base +http:\/\/127\.0\.0\.1:\d+\/api$/m);
    expect(output).toMatch(/^First user +admin\nPassword +\S+ +\(shown this once: .*\)\nHuella is ready\.$/m);
    expect(found['logged in']).toBe(true);
  });

  it('opens a new clinic, which is closed on holidays and is shown its first steps', () => {
    expect(found['first steps']).toEqual([{ shown: true }]);
    expect(found['holidays']).toEqual([{ closed: true }]);
  });

  it('keeps everything at the second start, and then prints no password', () => {
    const { output } = second.product;
    expect(second.password).toBeUndefined();
    expect(output).not.toContain(first.password);
    expect(output).not.toMatch(/Installing|Building/);
    expect(found['logged in again']).toBe(true);
    expect(found['kept']).toEqual([{ value: 'yes' }]);
  });

  it('stops everything, including the database, on SIGTERM sent to npm alone', () => expectAllStopped(first));

  it('stops everything, including the database, on Ctrl-C sent to the whole group', () =>
    expectAllStopped(second));
});
