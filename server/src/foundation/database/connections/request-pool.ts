import { setImmediate as nextTurn } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/core';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { cutConnection, KEEP_ALIVE, newConnection } from './connection.js';
import { DatabaseUnavailable } from './database-unavailable.js';
import { currentRowLimit, limitingStatements } from './row-limit.js';
import { inTicks, Ticks } from './ticks.js';
import { type PoolFigures, WatchedPool } from './watched-pool.js';

const APPLICATION_NAME = 'huella';
const CONNECTIONS = 20;
const IDLE_MS = 30_000;
/** How long a request waits for a free connection. It fails earlier if the database does not respond. */
const QUEUE_TIMEOUT_MS = 5_000;
/** If all connections are silent for this long while any is in use, the database is probed on a new one. */
const SILENCE = inTicks(750);
const PROBE_TIMEOUT = inTicks(1_500);
/** How often an unresponsive database is probed, and how long a request waits for it to return. */
const PROBE_EVERY = inTicks(500);
const RETURN_TIMEOUT = inTicks(1_750);

interface Waiter {
  /** In ticks. */
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * The connections shared by requests and jobs. If the database stops responding (frozen, unreachable, a network that
 * drops all packets), running statements fail within about two seconds, and new requests wait at most that long for it
 * to return. Once it does, requests get new connections.
 */
export class RequestPool implements PostgresPool {
  readonly options = {};
  private readonly ticks = new Ticks(() => this.onTick());
  private pool: WatchedPool;
  private isAway = false;
  private isProbing = false;
  private lastProbedAt = 0;
  private readonly waiters = new Set<Waiter>();
  /** Shared reads that are not sent yet. */
  private readonly unsent = new Map<string, Promise<pg.QueryResult>>();
  /** Requests whose wait timed out: their next statement fails at once. */
  private timedOut = new WeakSet<object>();

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    private readonly how: {
      /** False if a pooler may run each transaction on a different connection. */
      readonly keepsSessions: boolean;
    },
  ) {
    this.pool = this.newPool();
  }

  /** @throws DatabaseUnavailable, or the errors of PostgreSQL or the network. */
  async connect(): Promise<pg.PoolClient> {
    if (this.isAway) await this.waitForReturn();
    return this.pool.connect();
  }

  async query<Row extends pg.QueryResultRow>(asked: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return this.send(await this.connect(), asked);
  }

  /**
   * Like `query`, for a read that many requests make at once. Requests that make the same read before it is sent share
   * its result, which is never older than a read of their own would be.
   */
  sharedQuery<Row extends pg.QueryResultRow>(asked: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    // Each request has to wait for the database's return itself, so that it waits only once.
    // Nor may a request get the rows of another person's limit.
    if (this.isAway || currentRowLimit()) return this.query<Row>(asked);
    const key = `${asked.name} ${JSON.stringify(asked.values)}`;
    const known = this.unsent.get(key);
    if (known) return known as Promise<pg.QueryResult<Row>>;
    const result = this.sendShared<Row>(key, asked);
    this.unsent.set(key, result);
    return result;
  }

  private async sendShared<Row extends pg.QueryResultRow>(
    key: string,
    asked: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    // Requests that arrived together get here in one turn of the event loop.
    await nextTurn();
    let client: pg.PoolClient;
    try {
      client = await this.connect();
    } finally {
      this.unsent.delete(key);
    }
    return this.send(client, asked);
  }

  private async send<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    asked: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    try {
      const result = await this.run<Row>(client, asked);
      client.release();
      return result;
    } catch (error) {
      // After an error reported by PostgreSQL the connection is still usable.
      client.release(!(error instanceof pg.DatabaseError));
      throw error;
    }
  }

  /**
   * Runs one statement on a connection without an open transaction. The rows of a limited request are limited for a
   * transaction, so it gets one of its own.
   */
  async run<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    asked: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    const limit = currentRowLimit();
    if (!limit) return client.query<Row>(this.how.keepsSessions ? asked : unnamed(asked));
    try {
      await client.query(`begin; ${limitingStatements(limit)}`);
      const result = await client.query<Row>(unnamed(asked));
      await client.query('commit');
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError) await client.query('rollback');
      throw error;
    }
  }

  /** Whether statements may be prepared by name. */
  get keepsSessions(): boolean {
    return this.how.keepsSessions;
  }

  figures(): PoolFigures {
    const figures = this.pool.figures;
    return { ...figures, waiting: figures.waiting + this.waiters.size };
  }

  async end(): Promise<void> {
    this.ticks.stop();
    await this.pool.end();
  }

  private newPool(): WatchedPool {
    return new WatchedPool(
      {
        connectionString: this.databaseUrl,
        application_name: APPLICATION_NAME,
        types: rawDates(),
        max: CONNECTIONS,
        idleTimeoutMillis: IDLE_MS,
        connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
        ...KEEP_ALIVE,
      },
      this.ticks,
    );
  }

  private onTick(): void {
    if (this.isAway) {
      this.rejectOverdue();
      if (this.ticks.now - this.lastProbedAt >= PROBE_EVERY) void this.probeForReturn();
      return;
    }
    this.pool.cutSilent();
    if (!this.pool.isInUse) this.pool.lastDataAt = this.ticks.now;
    else if (!this.isProbing && this.ticks.now - this.pool.lastDataAt >= SILENCE)
      void this.probeAfterSilence();
  }

  private async probeAfterSilence(): Promise<void> {
    const { pool } = this;
    const lastDataAt = pool.lastDataAt;
    this.isProbing = true;
    const answer = await this.probe();
    this.isProbing = false;
    if (answer !== 'none') pool.lastDataAt = this.ticks.now;
    else if (pool.lastDataAt === lastDataAt && pool === this.pool) this.abandonPool();
  }

  private abandonPool(): void {
    this.logger.warn('the database does not answer');
    this.isAway = true;
    this.timedOut = new WeakSet();
    const silent = this.pool;
    this.pool = this.newPool();
    silent.abandon();
  }

  private async probeForReturn(): Promise<void> {
    this.lastProbedAt = this.ticks.now;
    if ((await this.probe()) !== 'works' || !this.isAway) return;
    this.logger.info('the database answers again');
    this.isAway = false;
    this.pool.lastDataAt = this.ticks.now;
    for (const { resolve } of this.waiters) resolve();
    this.waiters.clear();
  }

  private async waitForReturn(): Promise<void> {
    const request = RequestContext.currentRequestContext();
    if (request && this.timedOut.has(request)) throw new DatabaseUnavailable();
    try {
      await new Promise<void>((resolve, reject) => {
        this.waiters.add({ since: this.ticks.now, resolve, reject });
      });
    } catch (error) {
      if (request) this.timedOut.add(request);
      throw error;
    }
  }

  private rejectOverdue(): void {
    for (const waiter of this.waiters) {
      if (this.ticks.now - waiter.since < RETURN_TIMEOUT) continue;
      this.waiters.delete(waiter);
      waiter.reject(new DatabaseUnavailable());
    }
  }

  /** Uses a new connection. 'refuses' means that the server is alive but did not accept the connection. */
  private async probe(): Promise<'works' | 'refuses' | 'none'> {
    const client = newConnection(this.databaseUrl, APPLICATION_NAME);
    const ticks = new Ticks(() => {
      if (ticks.now >= PROBE_TIMEOUT) cutConnection(client);
    });
    try {
      await client.connect();
      await client.query('select 1');
      return 'works';
    } catch (error) {
      return error instanceof pg.DatabaseError ? 'refuses' : 'none';
    } finally {
      ticks.stop();
      void client.end().catch(() => undefined);
    }
  }
}

export const unnamed = ({ text, values }: pg.QueryConfig): pg.QueryConfig => ({
  text,
  ...(values && { values }),
});

/** The oid of `text[]`, which pg's types lack. Its parser returns the texts unchanged. */
const TEXT_ARRAY = 1009 as never;

/** Leaves dates and timestamps as text: MikroORM parses them itself. */
function rawDates(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const asTexts: (list: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(asTexts))) {
    types.setTypeParser(Number(oid), parse);
  }
  return types;
}
