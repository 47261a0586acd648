import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runningDatabaseUrl } from '../../src/database/embedded-database.js';
import { TestClient } from '../product/test-client.js';
import { NpmStart } from './npm-start.js';

const ADMIN = { username: 'admin', password: 'una clave larga' };

/** Created by process-global-setup.mjs. */
export const PREPARED = process.env['TEST_PREPARED_DATA'] ?? '';

/** A product under `npm start` with its own data in a path with spaces, and what tests do to it from outside. */
export class RunningClinic {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
  readonly dataDir = path.join(this.home, 'data');
  readonly backups = path.join(this.dataDir, 'backups');
  product!: NpmStart;
  /** The clinic's database, available while its server is running. */
  databaseUrl = '';
  private readonly all: NpmStart[] = [];

  constructor() {
    // Keeps the owner, who is not root.
    execFileSync('cp', ['-a', PREPARED, this.dataDir]);
  }

  async start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    this.product = new NpmStart(this.dataDir, {
      ADMIN_PASSWORD: ADMIN.password,
      LIMIT_REQUESTS: '0',
      LIMIT_LOGINS: '0',
      BACKUP_TIME: 'off',
      ...environment,
    });
    this.all.push(this.product);
    await this.product.ready();
    this.databaseUrl = (await runningDatabaseUrl(path.join(this.dataDir, 'postgres'))) ?? '';
  }

  staff(): Promise<TestClient> {
    return new TestClient(this.product.url).logIn(ADMIN);
  }

  async remove(): Promise<void> {
    for (const product of this.all) await product.cleanUp();
    fs.rmSync(this.home, { recursive: true, force: true });
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

  /** Lets every dump get as far as the rows of the last table. @returns a function that releases them. */
  async holdDumps(): Promise<() => Promise<void>> {
    await this.query('create table held (id int)');
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(
      'set idle_in_transaction_session_timeout = 0; begin; lock table held in access exclusive mode',
    );
    return () => client.end();
  }

  /** The active queries of one of our commands in a database, by the name of its connection. */
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
