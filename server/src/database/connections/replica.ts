import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseAddresses } from './addresses.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { RequestPool } from './request-pool.js';

const CONNECTIONS = 4;
/** How long a replica may take to catch up with everything committed before the read. */
const CATCH_UP_MS = 3_000;
const LOOK_EVERY_MS = 20;

const CAUGHT_UP = `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as ok`;

class FallsBehind extends Error {
  override readonly name = 'FallsBehind';
}

/**
 * Runs large reads outside the booking path (exports, reports, backups) on the read address, if there is one. The
 * replica must first catch up with everything already committed; otherwise the primary is read, with a warning.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  /** How often the primary was read instead. */
  fallbacks = 0;
  private readonly pool: RequestPool | undefined;
  private readonly open = new AsyncLocalStorage<pg.PoolClient>();

  constructor(
    private readonly addresses: DatabaseAddresses,
    private readonly primary: RequestPool,
    private readonly logger: Logger,
  ) {
    const { read } = addresses;
    const ofReplica = logger.child({ address: 'DATABASE_READ_URL' });
    if (read)
      this.pool = new RequestPool(read, ofReplica, { keepsSessions: false, connections: CONNECTIONS });
  }

  /** The connection of the `read` in progress. */
  get current(): pg.PoolClient | undefined {
    return this.pool && this.open.getStore();
  }

  /**
   * Runs all statements of `work` on one snapshot of the replica. Without a replica, or if it fails, they run like any
   * others: `work` may run twice, and must only read.
   */
  async read<T>(work: () => Promise<T>): Promise<T> {
    const { pool } = this;
    if (!pool || this.current) return work();
    return this.orFromPrimary(async () => this.inSnapshot(await pool.connect(), work), work);
  }

  /** Like `read`, for work that opens its own connection. @param work receives the address. */
  async readAt<T>(work: (url: string) => Promise<T>): Promise<T> {
    const { pool, addresses } = this;
    const { read, direct } = addresses;
    if (!pool || !read) return work(direct);
    const fromReplica = async () => {
      const client = await pool.connect();
      try {
        await this.catchUp(client);
      } finally {
        client.release();
      }
      return work(read);
    };
    return this.orFromPrimary(fromReplica, () => work(direct));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private async inSnapshot<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
    let isWhole = false;
    try {
      await this.catchUp(client);
      await client.query('begin isolation level repeatable read, read only');
      const result = await this.open.run(client, work);
      await client.query('commit');
      isWhole = true;
      return result;
    } finally {
      client.release(!isWhole);
    }
  }

  private async catchUp(client: pg.PoolClient): Promise<void> {
    const { rows } = await this.primary.query<{ lsn: string }>({
      text: 'select pg_current_wal_lsn()::text as lsn',
    });
    for (const end = performance.now() + CATCH_UP_MS; ; await delay(LOOK_EVERY_MS)) {
      const answer = await client.query<{ ok: boolean | null }>(CAUGHT_UP, [rows[0]?.lsn]);
      if (answer.rows[0]?.ok) return;
      if (performance.now() > end) throw new FallsBehind();
    }
  }

  private async orFromPrimary<T>(fromReplica: () => Promise<T>, fromPrimary: () => Promise<T>): Promise<T> {
    try {
      return await fromReplica();
    } catch (error) {
      // Includes cancelling a statement for conflicting with recovery (40001) and lacking a privilege.
      const isItsFault =
        error instanceof FallsBehind || error instanceof pg.DatabaseError || isDatabaseUnavailable(error);
      if (!isItsFault) throw error;
      this.fallbacks += 1;
      const { name, code } = error as { name: string; code?: string };
      this.logger.warn(
        { fault: name, code },
        'the replica could not be read, and the primary was in its place',
      );
      return fromPrimary();
    }
  }
}
