// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { query } from '../product/database.mjs';
import { Product } from '../product/product.mjs';
import { send } from '../product/send.mjs';
import { openYearsAhead, Staff } from '../product/staff.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';
import { RoleService, startHaproxy, startPgbouncer } from './in-between.mjs';
import { eventually, PASSWORD, PostgresNode } from './postgres-node.mjs';
import { findPrograms } from './programs.mjs';

/** Visitors book for this long before the primary is lost, and again after the standby has taken over. */
const CALM_MS = 5_000;
const MAX_BOOKINGS = 3_000;
/** A day after all that the drill's visitors book. */
const CLOSED_DAY = '2034-03-06';
const CLOSE = 'mutation ($input: ClosureInput!) { createClosure(input: $input) { id } }';

/** @typedef {import('../visitors/free-hours.mjs').Ask} Ask */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * Two instances behind HAProxy, a primary and a standby behind PgBouncer, and visitors who keep booking while the
 * primary is lost and the standby is promoted.
 * @param {string} workplace
 * @returns {Promise<number>} the exit code.
 */
export async function cluster(workplace) {
  const programs = findPrograms();
  if (typeof programs === 'string') {
    console.error(programs);
    return 2;
  }
  const folder = path.join(workplace, 'cluster');
  // The servers may run as another user.
  fs.mkdirSync(folder, { mode: 0o711 });
  const layout = new Layout(programs, folder);
  try {
    return await drill(layout);
  } finally {
    await layout.stop();
  }
}

/** @param {Layout} layout */
async function drill(layout) {
  console.log('A primary with a standby that each commit waits for, PgBouncer, HAProxy and two instances...');
  const { primary, standby } = await layout.startDatabases();
  const { entrance, products } = await layout.startInstances();
  const staff = await Staff.logIn(entrance);
  await openYearsAhead(staff);

  console.log('Visitors book; the primary is killed; the standby is promoted...');
  const ask = askAt(entrance);
  const result = await underBookings(
    { ask, databaseUrl: standby.url, most: MAX_BOOKINGS },
    async (visitors) => {
      await delay(CALM_MS);
      const lostAt = performance.now();
      await primary.kill();
      await standby.promote();
      const mendedAt = performance.now();
      await visitors.confirmedSince(mendedAt);
      await delay(CALM_MS);
      const promoted = `The standby was the primary ${seconds(mendedAt - lostAt)} after the loss.`;
      return { mendedAt, measured: [promoted, ...(await whatCameBack(layout, staff, products))], broken: [] };
    },
  );
  report(result);
  return result.broken.length > 0 ? 1 : 0;
}

/** The running servers and their connections, as in docs/scaling.md. */
class Layout {
  /**
   * @param {Programs} programs
   * @param {string} folder
   */
  constructor(programs, folder) {
    this.programs = programs;
    this.folder = folder;
    /** Stops everything that is running, the last one started first. @type {(() => unknown)[]} */
    this.stops = [];
    /** @type {RoleService[]} */
    this.roles = [];
    /** @type {number[]} */
    this.metricsPorts = [];
  }

  async startDatabases() {
    const { postgres } = this.programs;
    const primary = this.running(await PostgresNode.primary('node1', postgres, this.place('node1')));
    const standby = this.running(await primary.addStandby('node2', this.place('node2')));
    this.roles = [this.running(new RoleService(primary)), this.running(new RoleService(standby))];
    return { primary, standby };
  }

  async startInstances() {
    const { pgbouncer, haproxy } = this.programs;
    const ports = { visitors: await freePort(), primary: await freePort() };
    const instances = [await freePort(), await freePort()];
    const nodes = [];
    for (const role of this.roles) nodes.push({ port: role.node.port, role: await role.start() });
    this.running(startHaproxy(haproxy, this.place('haproxy'), ports, instances, nodes));
    const pooler = await startPgbouncer(pgbouncer, this.place('pgbouncer'), ports.primary);
    this.running(pooler.server);
    await eventually(() => answers(clinicAt(ports.primary)), 'HAProxy finds no primary');

    const shared = this.place('instances');
    fs.mkdirSync(shared);
    const products = [];
    for (const [index, port] of instances.entries()) {
      const metricsPort = await freePort();
      this.metricsPorts.push(metricsPort);
      const settings = {
        DATABASE_DIRECT_URL: clinicAt(ports.primary),
        METRICS_PORT: String(metricsPort),
        TRUST_PROXY: '1',
      };
      const name = `instance${index + 1}`;
      const databaseUrl = clinicAt(pooler.port);
      products.push(this.running(await Product.start({ folder: shared, name, port, databaseUrl, settings })));
    }
    const entrance = `http://127.0.0.1:${ports.visitors}`;
    await eventually(() => isReady(entrance), 'HAProxy finds no instance');
    return { entrance, products };
  }

  /** A metric, summed over the instances. @param {string} name */
  async sum(name) {
    let sum = 0;
    for (const port of this.metricsPorts) {
      const { text } = await send(`http://127.0.0.1:${port}/metrics`);
      sum += Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
    }
    return sum;
  }

  async stop() {
    for (const stop of this.stops) await stop();
  }

  /** @param {string} name */
  place(name) {
    return path.join(this.folder, name);
  }

  /**
   * @template {{ stop(): unknown }} Started
   * @param {Started} started
   */
  running(started) {
    this.stops.unshift(() => started.stop());
    return started;
  }
}

/** @param {number} port */
const clinicAt = (port) => `postgresql://huella:${PASSWORD}@127.0.0.1:${port}/huella`;

/** @param {string} databaseUrl */
const answers = (databaseUrl) =>
  query(databaseUrl, 'select 1').then(
    () => true,
    () => false,
  );

/** @param {string} entrance */
const isReady = (entrance) =>
  send(`${entrance}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** @param {Staff} staff */
async function download(staff) {
  const { status, text } = await send(`${staff.url}/api/database/backup/`, {
    headers: { authorization: `Bearer ${staff.access}` },
  });
  if (status !== 200 || !text.trimEnd().endsWith('-- Huella: the dump is complete'))
    throw new Error(`a backup was answered with ${status}, or is not whole`);
}

/**
 * Checks what has to recover by itself: live events between the instances, and backups.
 * @param {Layout} layout
 * @param {Staff} staff
 * @param {readonly Product[]} products
 * @returns {Promise<string[]>} what recovered, one sentence each.
 */
async function whatCameBack(layout, staff, products) {
  const asks = products.map(({ url }) => askAt(url));
  await eventually(
    async () => (await layout.sum('huella_live_listening')) === 2,
    'an instance does not listen',
  );
  // Now each instance has the hours cached.
  for (const ask of asks) await eventually(() => hasHours(ask), `${CLOSED_DAY} has no hours to close`);
  await staff.ask(CLOSE, { input: { from: CLOSED_DAY, to: CLOSED_DAY, reason: 'Simulacro' } });
  const closedAt = performance.now();
  for (const ask of asks)
    await eventually(async () => !(await hasHours(ask)), 'an instance shows stale hours');
  const staleMs = performance.now() - closedAt;

  await download(staff);
  return [
    'Both instances listen at the new primary.',
    `A day that was closed by one of them was shown as closed by both ${seconds(staleMs)} later.`,
    'A backup was read from the new primary.',
  ];
}

/** @param {Ask} ask */
async function hasHours(ask) {
  const { status, text } = await ask(`/api/citas/disponibles/?fecha=${CLOSED_DAY}&tipo_cita=podologia`);
  return status === 200 && JSON.parse(text).horas_disponibles.length > 0;
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {import('../under-bookings.mjs').Result} result */
function report({ confirmed, stored, longestMs, againMs, measured, broken }) {
  const again = againMs === undefined ? 'never' : `${seconds(againMs)} after that`;
  const lines = [
    '',
    `Confirmed bookings: ${confirmed}. Stored exactly once: ${stored}. The longest answer took ${seconds(longestMs)}.`,
    ...measured.slice(0, 1),
    `The next booking was confirmed ${again}.`,
    ...measured.slice(1),
    ...broken.map((sentence) => `BROKEN PROMISE: ${sentence}`),
    ...(broken.length === 0 ? ['All promises were kept.'] : []),
  ];
  console.log(lines.join('\n'));
}
