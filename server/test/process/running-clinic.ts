import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runningDatabaseUrl } from '../../src/foundation/database/embedded-database.js';
import { stopOrphanedPostgres } from '../../src/foundation/postgres/embedded-postgres.js';
import { TestClient } from '../product/test-client.js';
import { copyData } from '../setup/prepared-data.mjs';
import type { ProductProcess } from './product-process.js';

export const ADMIN = { username: 'admin', password: 'una clave larga' };

/** Created by process-global-setup.mjs. */
export const PREPARED = process.env['TEST_PREPARED_DATA'] ?? '';

/** `NpmStart`, or `DirectStart` if npm and the supervisor are not tested. */
type Start<Product> = new (dataDir: string, env: NodeJS.ProcessEnv) => Product;

/** A product with its own data in a path with spaces, and outside actions on it. */
export class RunningClinic<Product extends ProductProcess = ProductProcess> {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
  readonly dataDir = path.join(this.home, 'data');
  readonly backups = path.join(this.dataDir, 'backups');
  /** The product that was started last. */
  product!: Product;
  /** The clinic's database, available while its server is running. */
  databaseUrl = '';
  private readonly all: Product[] = [];
  private readonly Start: Start<Product>;

  constructor(start: Start<Product>) {
    this.Start = start;
    copyData(PREPARED, this.dataDir);
  }

  async start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    this.product = new this.Start(this.dataDir, {
      ADMIN_PASSWORD: ADMIN.password,
      LIMIT_REQUESTS: '0',
      LIMIT_LOGINS: '0',
      BACKUP_TIME: 'off',
      ...environment,
    });
    this.all.push(this.product);
    await this.product.ready();
    this.databaseUrl = (await runningDatabaseUrl(this.databaseFolder)) ?? '';
  }

  /** Starts it unless it is running, so that tests can share it even if some stop it. */
  async ensureRunning(environment?: NodeJS.ProcessEnv): Promise<void> {
    if (!this.product || this.product.hasEnded) await this.start(environment);
  }

  staff(): Promise<TestClient> {
    return new TestClient(this.product.url).logIn(ADMIN);
  }

  async remove(): Promise<void> {
    for (const product of this.all) await product.cleanUp();
    // A killed product leaves its database running.
    await stopOrphanedPostgres(this.databaseFolder);
    fs.rmSync(this.home, { recursive: true, force: true });
  }

  get databaseFolder(): string {
    return path.join(this.dataDir, 'postgres');
  }

  /** Runs one query in the clinic's database, or in another one on its server. */
  async query<Row = Record<string, unknown>>(text: string, database?: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: database ?? this.databaseUrl });
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Holds every dump at the rows of the last table. @returns a function that releases them. */
  async holdDumps(): Promise<() => Promise<void>> {
    await this.query('create table held (id int)');
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(
      'set idle_in_transaction_session_timeout = 0; begin; lock table held in access exclusive mode',
    );
    return () => client.end();
  }

  /** The active queries of one of our commands in a database, by its connections' application name. */
  async doing(application: string, database?: string): Promise<string[]> {
    const rows = await this.query<{ query: string }>(
      `select query from pg_stat_activity where application_name = '${application}' and state = 'active'`,
      database,
    );
    return rows.map(({ query }) => query);
  }

  /** Creates another database on the same server. @returns its address. */
  async createDatabase(name: string): Promise<string> {
    await this.query(`create database ${name} template template0`);
    const url = new URL(this.databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  }
}
