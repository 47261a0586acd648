import { RequestContext } from '@mikro-orm/core';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { cutConnection, KEEP_ALIVE, newConnection } from './connection.js';
import { DatabaseAway } from './database-away.js';
import { inTicks, Ticks } from './ticks.js';
import { WatchedPool } from './watched-pool.js';

const APPLICATION_NAME = 'huella';
const CONNECTIONS = 20;
const IDLE_MS = 30_000;
/** In a busy minute requests wait for each other's connections; a database that is away ends the wait earlier. */
const LONGEST_QUEUE_MS = 5_000;
/** Somebody waits, and nothing was heard on any connection: time to ask on a new one. */
const SILENCE = inTicks(750);
const ANSWER_WITHIN = inTicks(1_500);
/** While the database is away it is asked this often, and a request waits so long for its return. */
const ASK_EVERY = inTicks(500);
const RETURN_WITHIN = inTicks(1_750);

/** A request that waits for the database to come back. */
interface Waiter {
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * The connections that requests and jobs share. When the database stops answering (frozen, unreachable, a network that
 * drops everything), what is under way fails within about two seconds, and what comes later waits at most as long for
 * its return. The first request after that finds new connections.
 */
export class RequestPool implements PostgresPool {
  readonly options = {};
  private readonly ticks = new Ticks(() => this.look());
  private pool: WatchedPool;
  private isAway = false;
  private isAsking = false;
  private lastAsked = 0;
  private readonly waiters = new Set<Waiter>();
  /** Requests that waited for the return in vain: their next statement does not wait again. */
  private disappointed = new WeakSet<object>();

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {
    this.pool = this.newPool();
  }

  /** @throws DatabaseAway, or what PostgreSQL or the network throws. */
  async connect(): Promise<pg.PoolClient> {
    if (this.isAway) await this.returned();
    return this.pool.connect();
  }

  /** Runs one statement on any connection. */
  async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const client = await this.connect();
    try {
      const result = await client.query<Row>(query);
      client.release();
      return result;
    } catch (error) {
      // What PostgreSQL refuses leaves the connection as it was.
      client.release(!(error instanceof pg.DatabaseError));
      throw error;
    }
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
        connectionTimeoutMillis: LONGEST_QUEUE_MS,
        ...KEEP_ALIVE,
      },
      this.ticks,
    );
  }

  private look(): void {
    if (this.isAway) {
      this.disappoint();
      if (this.ticks.now - this.lastAsked >= ASK_EVERY) void this.askForReturn();
      return;
    }
    this.pool.cutSilent();
    if (!this.pool.isInUse) this.pool.heardAt = this.ticks.now;
    else if (!this.isAsking && this.ticks.now - this.pool.heardAt >= SILENCE) void this.askWhetherAway();
  }

  private async askWhetherAway(): Promise<void> {
    const { pool } = this;
    const heardAt = pool.heardAt;
    this.isAsking = true;
    const answer = await this.ask();
    this.isAsking = false;
    if (answer !== 'none') pool.heardAt = this.ticks.now;
    else if (pool.heardAt === heardAt && pool === this.pool) this.leave();
  }

  private leave(): void {
    this.logger.warn('the database does not answer');
    this.isAway = true;
    this.disappointed = new WeakSet();
    const silent = this.pool;
    this.pool = this.newPool();
    silent.abandon();
  }

  private async askForReturn(): Promise<void> {
    this.lastAsked = this.ticks.now;
    if ((await this.ask()) !== 'works' || !this.isAway) return;
    this.logger.info('the database answers again');
    this.isAway = false;
    this.pool.heardAt = this.ticks.now;
    for (const { resolve } of this.waiters) resolve();
    this.waiters.clear();
  }

  private async returned(): Promise<void> {
    const request = RequestContext.currentRequestContext();
    if (request && this.disappointed.has(request)) throw new DatabaseAway();
    try {
      await new Promise<void>((resolve, reject) => {
        this.waiters.add({ since: this.ticks.now, resolve, reject });
      });
    } catch (error) {
      if (request) this.disappointed.add(request);
      throw error;
    }
  }

  private disappoint(): void {
    for (const waiter of this.waiters) {
      if (this.ticks.now - waiter.since < RETURN_WITHIN) continue;
      this.waiters.delete(waiter);
      waiter.reject(new DatabaseAway());
    }
  }

  /** Asks on a connection of its own. @returns whether it works, refuses (it lives), or gives no answer. */
  private async ask(): Promise<'works' | 'refuses' | 'none'> {
    const client = newConnection(this.databaseUrl, APPLICATION_NAME);
    const ticksLeft = new Ticks(() => {
      if (ticksLeft.now >= ANSWER_WITHIN) cutConnection(client);
    });
    try {
      await client.connect();
      await client.query('select 1');
      return 'works';
    } catch (error) {
      return error instanceof pg.DatabaseError ? 'refuses' : 'none';
    } finally {
      ticksLeft.stop();
      void client.end().catch(() => undefined);
    }
  }
}

/** `text[]`, which the types of pg don't know: its parser leaves the texts as they are. */
const TEXT_ARRAY = 1009 as never;

/** MikroORM reads days and instants itself. */
function rawDates(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const asTexts: (list: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(asTexts))) {
    types.setTypeParser(Number(oid), parse);
  }
  return types;
}
