import { once } from 'node:events';
import net from 'node:net';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { isRunning } from '../../src/foundation/postgres/processes.js';
import { eventually } from '../product/eventually.js';
import { openFrozenPanel } from './frozen-panel.js';
import { NpmStart } from './npm-start.js';
import { RunningClinic } from './running-clinic.js';

const clinic = new RunningClinic(NpmStart);
afterEach(() => clinic.product.cleanUp());
afterAll(() => clinic.remove());

/** Stops the product, and checks what every stop guarantees. @returns its exit code. */
async function stop(): Promise<number | null> {
  const { product } = clinic;
  const database = product.databasePid;
  process.kill(await product.supervisorPid(), 'SIGTERM');
  const code = await product.exit();
  expect(isRunning(database)).toBe(false);
  return code;
}

/** A request that is only partly sent. */
async function beginRequest(): Promise<net.Socket> {
  const { hostname, port } = new URL(clinic.product.url);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: huella\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  return socket;
}

describe('Stopping npm start', () => {
  it('stops cleanly with 200 unresponsive open panels and a request that never ends', async () => {
    await clinic.start();
    const { access } = await clinic.staff();
    const panels = await Promise.all(
      Array.from({ length: 200 }, () => openFrozenPanel(clinic.product.url, access ?? '')),
    );
    const socket = await beginRequest();
    expect(await stop()).toBe(0);
    for (const open of [...panels, socket]) open.destroy();
  });

  it('stops the database too if a request waits in it forever', async () => {
    await clinic.start();
    const holder = new pg.Client({ connectionString: clinic.databaseUrl });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('begin; lock table patient in access exclusive mode');
    const staff = await clinic.staff();
    const waiting = staff.graphql('{ patients(first: 1) { totalCount } }').catch(() => undefined);
    await eventually(
      async () =>
        (await clinic.query("select from pg_stat_activity where wait_event_type = 'Lock'")).length > 0,
      'a request that waits',
    );
    await stop();
    await waiting;
  });

  it('leaves no database running if it is stopped while starting', async () => {
    const starting = clinic.start();
    starting.catch(() => undefined);
    await eventually(() => clinic.product.databasePid > 0, 'a database');
    const database = clinic.product.databasePid;
    clinic.product.terminate();
    await clinic.product.exit();
    expect(isRunning(database)).toBe(false);
    expect(clinic.product.output).not.toMatch(/did not start|\n\s+at /);
  });
});
