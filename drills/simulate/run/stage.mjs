// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.mjs';
import { freeze } from '../../faults/frozen.mjs';
import { postmasterOf, processTree, signal } from '../../faults/processes.mjs';
import { SilentProxy } from '../../faults/silent-proxy.mjs';
import { DatabaseServer } from '../../product/database.mjs';
import { Product } from '../../product/product.mjs';

/** @typedef {import('../plan/fault-plan.mjs').PlannedFault} PlannedFault */

const INSTANCES = 2;
/** The time within which PostgreSQL must restart. */
const MAX_START_MS = 30_000;

/** Two instances on one database, each behind its own proxy, with all faults that can be injected. */
export class Stage {
  /** @type {Product[]} */ products = [];
  /** @type {SilentProxy[]} */ #proxies = [];

  /**
   * @private
   * @param {string} folder
   * @param {DatabaseServer} server
   * @param {string} databaseUrl
   * @param {readonly string[] | undefined} command
   */
  constructor(folder, server, databaseUrl, command) {
    this.folder = folder;
    this.server = server;
    this.databaseUrl = databaseUrl;
    this.command = command;
  }

  /**
   * @param {string} folder
   * @param {readonly string[]} [command] a server other than the built one.
   */
  static async start(folder, command) {
    const server = await DatabaseServer.start(folder);
    const stage = new Stage(folder, server, await server.createDatabase(), command);
    try {
      for (let instance = 0; instance < INSTANCES; instance += 1) {
        stage.#proxies.push(await SilentProxy.start(stage.databaseUrl));
        await stage.#launch(instance, await freePort()).then((product) => product.ready());
      }
    } catch (error) {
      await stage.stop();
      throw error;
    }
    return stage;
  }

  get ports() {
    return this.products.map(({ url }) => Number(new URL(url).port));
  }

  /** @param {number} instance @param {number} port */
  async #launch(instance, port) {
    const databaseUrl = this.#proxies[instance]?.addressOf(this.databaseUrl);
    if (!databaseUrl) throw new Error(`there is no instance ${instance}`);
    const product = await Product.launch({
      folder: this.folder,
      name: `instance-${instance}`,
      port,
      databaseUrl,
      settings: { LOG_LEVEL: 'warn', TOKEN_SECRET: 'a secret that both instances share' },
      ...(this.command && { command: this.command }),
    });
    this.products[instance] = product;
    return product;
  }

  /** Injects a fault, and repairs whatever does not recover by itself. @param {PlannedFault} fault */
  async strike({ kind, instance, milliseconds, forgets }) {
    switch (kind) {
      case 'SERVER_KILLED': {
        const product = this.products[instance];
        const port = this.ports[instance];
        if (!product || !port) throw new Error(`there is no instance ${instance}`);
        await product.kill();
        await this.#launch(instance, port);
        return;
      }
      case 'POSTGRES_KILLED':
        for (const pid of processTree(postmasterOf(this.folder))) signal(pid, 'SIGKILL');
        return;
      case 'POSTGRES_FROZEN': {
        const thaw = freeze(postmasterOf(this.folder));
        await delay(milliseconds);
        thaw();
        return;
      }
      case 'NETWORK_DROPPED': {
        const proxy = this.#proxies[instance];
        if (forgets) proxy?.loseNetwork();
        else proxy?.hold();
        await delay(milliseconds);
        if (forgets) proxy?.findNetwork();
        else proxy?.release();
        return;
      }
      case 'POOL_EXHAUSTED':
        return this.#lockTables(milliseconds);
    }
  }

  /**
   * Opens an idle transaction for which every write waits, until the pool is exhausted.
   * @param {number} milliseconds
   */
  async #lockTables(milliseconds) {
    const database = await this.connect();
    try {
      // Without limits: a connection cut by another fault may still hold a row lock.
      await database.query('set lock_timeout = 0; set statement_timeout = 0');
      await database.query('begin');
      await database.query('lock table appointment, supply in access exclusive mode');
      await delay(milliseconds);
      await database.query('rollback');
    } finally {
      await database.end();
    }
  }

  /** A direct connection, bypassing the proxies. */
  async connect() {
    for (const until = Date.now() + MAX_START_MS; ; await delay(200)) {
      const database = new pg.Client({ connectionString: this.databaseUrl, application_name: 'simulation' });
      database.on('error', () => undefined);
      try {
        await database.connect();
        return database;
      } catch (error) {
        if (Date.now() > until) throw error;
      }
    }
  }

  /** Waits until every instance is ready, for a minute at most. */
  async ready() {
    await Promise.all(this.products.map((product) => product.ready()));
  }

  /** @returns {Promise<Array<number | null>>} the instances' exit codes. */
  async stopInstances() {
    return Promise.all(this.products.map((product) => product.stop()));
  }

  async stop() {
    await this.stopInstances();
    for (const proxy of this.#proxies) await proxy.stop();
    await this.server.stop();
  }
}
