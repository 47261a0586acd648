import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { pino, type Logger } from 'pino';
import { ensureFirstStaffUser } from '../../src/access/terminal/first-staff-user.js';
import { Clock } from '../../src/foundation/clock.js';
import { type Config, readConfig } from '../../src/foundation/config.js';
import type { DatabaseAddresses } from '../../src/foundation/database-addresses.js';
import { createApp } from '../../src/create-app.js';
import { createDatabase, dropDatabase } from './test-databases.js';
import { TestClient } from './test-client.js';
import { Wire } from './wire.js';

export const ADMIN = { username: 'admin', password: 'una clave larga' };
export const SECRETS = { accessTokenKey: 'a'.repeat(40), antiForgeryKey: 'b'.repeat(40) };

/** A Wednesday, 12:00 in Santiago (UTC-3): the current time in tests unless they set another. */
export const NOON = new Date('2026-11-18T15:00:00Z');

/** A clock that stands still until a test sets it. */
class TestClock extends Clock {
  instant = NOON;
  override now(): Date {
    return this.instant;
  }
}

export interface TestProduct {
  readonly url: string;
  readonly databaseUrl: string;
  readonly database: pg.Pool;
  readonly clock: { instant: Date };
  readonly app: NestFastifyApplication;
  /** The wire between the server and its database, if requested. `database` does not go through it. */
  readonly wire: Wire | undefined;
  /** A new visitor, with no cookies and no session. */
  client(): TestClient;
  /** A logged-in user of the clinic, with an anti-forgery token. */
  logIn(): Promise<TestClient>;
  stop(): Promise<void>;
}

export interface TestOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Starts another instance on a database that a test already has. */
  readonly databaseUrl?: string;
  /** Puts a wire that the test can cut between the server and its database. */
  readonly behindWire?: boolean;
  /** Database addresses that differ from the test database's own. */
  readonly addresses?: (databaseUrl: string) => Partial<DatabaseAddresses>;
  /** Runs before the server starts, once the first user is stored. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
  /** Silent unless a test looks at the log. */
  readonly logger?: Logger;
}

/** Starts the whole server on a real PostgreSQL and a real port. Limits are off unless a test sets them. */
export async function startProduct({
  environment = {},
  databaseUrl,
  behindWire = false,
  addresses,
  prepare,
  logger = pino({ level: 'silent' }),
}: TestOptions = {}): Promise<TestProduct> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = databaseUrl ?? (await createDatabase(name));
  const { wire, nearUrl } = behindWire ? await Wire.to(address) : { wire: undefined, nearUrl: address };
  const reached = { url: nearUrl, direct: nearUrl, ...addresses?.(address) };
  // Only instances of one database share a folder, because each removes the archives that it does not know.
  const backups = path.join(tmpdir(), `huella-backups-${new URL(address).pathname.slice(1)}`);
  const config: Config = readConfig({
    // The nightly backup must not run during a test.
    BACKUP_TIME: 'off',
    BACKUP_DIR: backups,
    LIMIT_LOGINS: '0',
    LIMIT_BOOKINGS: '0',
    LIMIT_BOOKINGS_PERSON: '0',
    LIMIT_BOOKINGS_FLOOD: '0',
    LIMIT_REQUESTS: '0',
    LIMIT_VISITORS: '0',
    LIMIT_SOCKETS: '0',
    LIMIT_SOCKET_MESSAGES: '0',
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  await ensureFirstStaffUser(address, config);
  await prepare?.(address);
  const clock = new TestClock();
  const app = await createApp(config, SECRETS, reached, logger, clock);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  // Long preparations of tests must not time out.
  const options = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';
  const database = new pg.Pool({ connectionString: address, max: 4, options });
  // Dropping the database ends idle connections, which must not fail a test.
  database.on('error', () => undefined);
  return {
    url,
    databaseUrl: address,
    database,
    clock,
    app,
    wire,
    client: () => new TestClient(url),
    logIn: () => new TestClient(url).logIn(ADMIN),
    stop: async () => {
      await app.close();
      await wire?.cut();
      await database.end();
      if (databaseUrl) return;
      await dropDatabase(name);
      await rm(backups, { recursive: true, force: true });
    },
  };
}
