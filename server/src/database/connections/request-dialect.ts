import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresDialect,
  type QueryResult,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { streamOf } from './connection.js';
import { type RequestPool, unnamed } from './request-pool.js';

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Transactions that NOTIFY commit one at a time (https://www.postgresql.org/docs/current/sql-notify.html), each
 * waiting for the disk. On a slow disk the last of many would exceed the lock timeout, although nobody is changing its
 * rows. The statement timeout still applies.
 */
const COMMIT = 'set local lock_timeout = 0; commit';

/**
 * A pool connection for one transaction. Statements sent without waiting for earlier responses are pipelined, and
 * PostgreSQL runs them in order. Each sees what others committed before it began.
 */
export class RequestConnection implements DatabaseConnection {
  private hasEnded = false;
  /** Rejects if BEGIN fails. */
  private begun: Promise<void> = Promise.resolve();
  private hasBegun = true;
  /** Whether a statement waits for the response to BEGIN. No other may overtake it. */
  private isBeginAwaited = false;
  /** Why a statement failed whose response nobody awaits. */
  private failure: { readonly error: unknown } | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private isHeldTogether = false;

  constructor(
    readonly client: pg.PoolClient,
    private readonly pool: RequestPool,
  ) {}

  /** @throws Error once the transaction has ended: the connection's next one belongs to another caller. */
  async run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (!this.hasBegun) await this.afterBegin();
    this.assertOpen();
    return this.answerTo<Row>(statement);
  }

  /**
   * Like `run`, but sent along with BEGIN. If only BEGIN failed, the statement would run outside a transaction, so it
   * must leave nothing behind there.
   */
  async runWithBegin<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.isBeginAwaited && !this.hasBegun) return this.run<Row>(statement);
    this.assertOpen();
    const [result] = await Promise.all([this.answerTo<Row>(statement), this.begun]);
    return result;
  }

  /** Does not wait for the response. If the statement fails, so does the transaction, with the same error. */
  async put(statement: pg.QueryConfig): Promise<void> {
    if (!this.hasBegun) await this.afterBegin();
    this.assertOpen();
    this.send(statement).catch((error: unknown) => {
      this.failure ??= { error };
    });
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.run({ text: sql, values: [...parameters] });
    const result = { rows: rows as Row[] };
    return CHANGES.has(command) ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('requests read no streams');
  }

  async begin(text: string): Promise<void> {
    const answer = this.send({ text });
    if (!this.pool.keepsSessions) {
      await answer;
      return;
    }
    this.hasBegun = false;
    this.begun = answer.then(() => {
      this.hasBegun = true;
    });
    // The transaction's first statement reports it.
    this.begun.catch(() => undefined);
  }

  async commit(): Promise<void> {
    this.hasEnded = true;
    await this.begun;
    if (!this.failure) await this.answerTo({ text: COMMIT });
    // The statements sent along with it were answered first. If one failed, nothing was committed.
    if (this.failure) throw this.failure.error;
  }

  async rollback(): Promise<void> {
    this.hasEnded = true;
    await this.send({ text: 'rollback' });
  }

  private afterBegin(): Promise<void> {
    this.isBeginAwaited = true;
    return this.begun;
  }

  private assertOpen(): void {
    if (this.hasEnded) throw new Error('the transaction of this statement has ended');
  }

  /** @throws why an earlier statement failed, rather than that PostgreSQL refuses this one because of it. */
  private async answerTo<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    try {
      const result = await this.send<Row>(statement);
      // Rolled back to a savepoint, and the failed statement with it.
      if (result.command === 'ROLLBACK') this.failure = undefined;
      return result;
    } catch (error) {
      throw this.failure ? this.failure.error : error;
    }
  }

  private send<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const { client, pool } = this;
    if (pool.keepsSessions) {
      this.holdTogether();
      return client.query<Row>(statement);
    }
    const result = this.last.then(() => client.query<Row>(unnamed(statement)));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Sends everything written during this turn of the event loop in one write. */
  private holdTogether(): void {
    if (this.isHeldTogether) return;
    this.isHeldTogether = true;
    const stream = streamOf(this.client);
    stream.cork();
    process.nextTick(() => {
      this.isHeldTogether = false;
      stream.uncork();
    });
  }
}

/** Kysely's own driver sends one statement at a time, and never a named one. */
class RequestDriver implements Driver {
  constructor(private readonly pool: RequestPool) {}

  async init(): Promise<void> {
    // The pool opens connections when they are needed.
  }

  async acquireConnection(): Promise<RequestConnection> {
    return new RequestConnection(await this.pool.connect(), this.pool);
  }

  async beginTransaction(connection: RequestConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  async commitTransaction(connection: RequestConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: RequestConnection): Promise<void> {
    await connection.rollback();
  }

  async savepoint(connection: RequestConnection, name: string): Promise<void> {
    await connection.run({ text: `savepoint ${pg.escapeIdentifier(name)}` });
  }

  async rollbackToSavepoint(connection: RequestConnection, name: string): Promise<void> {
    await connection.run({ text: `rollback to savepoint ${pg.escapeIdentifier(name)}` });
  }

  async releaseSavepoint(connection: RequestConnection, name: string): Promise<void> {
    await connection.run({ text: `release savepoint ${pg.escapeIdentifier(name)}` });
  }

  async releaseConnection({ client }: RequestConnection): Promise<void> {
    client.release();
  }

  async destroy(): Promise<void> {
    await this.pool.end();
  }
}

/** Connects MikroORM to the request pool. */
export class RequestDialect extends PostgresDialect {
  constructor(private readonly pool: RequestPool) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new RequestDriver(this.pool);
  }
}

const connections = new WeakMap<Transaction<unknown>, Promise<RequestConnection>>();

/** The connection of an open transaction begun through `RequestDialect`. */
export function connectionOf(transaction: Transaction<unknown>): Promise<RequestConnection> {
  let connection = connections.get(transaction);
  if (!connection) {
    const executor = (transaction as Kysely<unknown>).getExecutor();
    connection = executor.provideConnection(async (own) => own as RequestConnection);
    connections.set(transaction, connection);
  }
  return connection;
}
