// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { processTree, signal } from '../faults/processes.mjs';
import { query } from '../product/database.mjs';
import { run, Server, serversFolder } from './programs.mjs';

export const PASSWORD = 'simulacro';
const ADMINISTRATOR = 'postgres';
const REPLICATOR = 'replicator';
const CLINIC = 'huella';
const LOOK_EVERY_MS = 50;
const MAX_MS = 60_000;

/** @param {string} name */
const settingsOf = (name) => `
listen_addresses = '127.0.0.1'
cluster_name = '${name}'
max_connections = 80
shared_buffers = 64MB
hot_standby_feedback = on
`;

/** A PostgreSQL server from Debian's package: a primary, or a standby that follows one. */
export class PostgresNode {
  /**
   * @private
   * @param {string} name
   * @param {string} programs the folder of PostgreSQL's programs.
   * @param {string} folder
   * @param {number} port
   */
  constructor(name, programs, folder, port) {
    this.name = name;
    this.programs = programs;
    this.folder = folder;
    this.data = path.join(folder, 'data');
    this.port = port;
    /** @type {Server | undefined} */
    this.server = undefined;
  }

  /**
   * A primary with an empty clinic's database.
   * @param {string} name
   * @param {string} programs the folder of PostgreSQL's programs.
   * @param {string} folder
   */
  static async primary(name, programs, folder) {
    const node = new PostgresNode(name, programs, serversFolder(folder), await freePort());
    const passwordFile = path.join(folder, 'password');
    fs.writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
    run(path.join(programs, 'initdb'), [
      `--pgdata=${node.data}`,
      `--username=${ADMINISTRATOR}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--data-checksums',
      '--no-sync',
    ]);
    fs.appendFileSync(path.join(node.data, 'postgresql.conf'), settingsOf(name));
    fs.appendFileSync(
      path.join(node.data, 'pg_hba.conf'),
      `host replication ${REPLICATOR} 127.0.0.1/32 scram-sha-256\n`,
    );
    await node.start();
    await node.administer(`create role ${REPLICATOR} login replication password '${PASSWORD}'`);
    await node.administer(`create role ${CLINIC} login createdb password '${PASSWORD}'`);
    await node.administer(`create database ${CLINIC} owner ${CLINIC}`);
    return node;
  }

  /**
   * A copy of this primary that follows it from now on; each commit waits for it.
   * @param {string} name
   * @param {string} folder
   * @param {number} [port] absent: a free one.
   */
  async addStandby(name, folder, port) {
    const standby = new PostgresNode(name, this.programs, serversFolder(folder), port ?? (await freePort()));
    run(path.join(this.programs, 'pg_basebackup'), [
      `--pgdata=${standby.data}`,
      `--dbname=host=127.0.0.1 port=${this.port} user=${REPLICATOR} password=${PASSWORD}`,
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
      '--no-sync',
    ]);
    fs.appendFileSync(path.join(standby.data, 'postgresql.conf'), settingsOf(name));
    await standby.start();
    // Only set here: after its promotion, the standby has no standby to wait for.
    await this.administer(`alter system set synchronous_standby_names = '${name}'`);
    await this.administer('select pg_reload_conf()');
    await eventually(async () => {
      const rows = await this.administer(`select from pg_stat_replication where sync_state = 'sync'`);
      return rows.length > 0;
    }, `${name} does not follow ${this.name}`);
    return standby;
  }

  /** The clinic's database, reached directly. */
  get url() {
    return `postgresql://${CLINIC}:${PASSWORD}@127.0.0.1:${this.port}/${CLINIC}`;
  }

  /**
   * @param {string} statement
   * @param {string} [database]
   * @returns {Promise<any[]>} the rows.
   */
  administer(statement, database = 'postgres') {
    return query(`postgresql://${ADMINISTRATOR}:${PASSWORD}@127.0.0.1:${this.port}/${database}`, statement);
  }

  /** @returns {Promise<'primary' | 'standby' | undefined>} undefined if it does not respond. */
  async role() {
    try {
      const [row] = await this.administer('select pg_is_in_recovery() as follows');
      return row.follows ? 'standby' : 'primary';
    } catch {
      return undefined;
    }
  }

  /** Like a power cut. */
  async kill() {
    const pid = this.server?.child.pid;
    if (!pid) return;
    for (const each of processTree(pid)) signal(each, 'SIGKILL');
    await this.server?.stop('SIGKILL');
  }

  /** Promotes the standby to primary, and returns once it accepts writes. */
  async promote() {
    await this.administer('select pg_promote(true, 60)');
  }

  async stop() {
    await this.server?.stop('SIGINT');
  }

  async start() {
    const args = ['-D', this.data, '-p', String(this.port), '-k', this.folder];
    this.server = new Server(path.join(this.programs, 'postgres'), args, path.join(this.folder, 'log'));
    await eventually(async () => {
      if (this.server?.hasEnded)
        throw new Error(`PostgreSQL ended: ${fs.readFileSync(this.server.log, 'utf8')}`);
      return (await this.role()) !== undefined;
    }, `${this.name} does not start`);
  }
}

/**
 * @param {() => Promise<boolean>} condition
 * @param {string} otherwise the error's message if it does not become true within a minute.
 */
export async function eventually(condition, otherwise) {
  for (const end = performance.now() + MAX_MS; !(await condition()); await delay(LOOK_EVERY_MS)) {
    if (performance.now() > end) throw new Error(otherwise);
  }
}
