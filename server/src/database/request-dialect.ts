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
 * Whoever announces something commits one after the other (https://www.postgresql.org/docs/current/sql-notify.html), each
 * until the disk has it. On a slow disk the last of many would wait for longer than anybody may for a lock, and nobody
 * is changing its rows; the limit of a statement's time still holds.
 */
const COMMIT = 'set local lock_timeout = 0; commit';

/**
 * A connection of the pool's for one transaction. Statements that are sent without waiting for each other's answers travel
 * together, and PostgreSQL runs them in their order. Each sees what others committed before it began.
 */
export class RequestConnection implements DatabaseConnection {
  private hasEnded = false;
  private last: Promise<unknown> = Promise.resolve();
  private isHeldTogether = false;

  constructor(
    readonly client: pg.PoolClient,
    private readonly pool: RequestPool,
  ) {}

  /** @throws Error once the transaction ends: the next one on this connection is somebody else's. */
  async run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.hasEnded) throw new Error('the transaction of this statement has ended');
    return this.send(statement);
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
    await this.send({ text });
  }

  async end(text: string): Promise<void> {
    this.hasEnded = true;
    await this.send({ text });
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

  /** Lets what is sent until this turn of the event loop ends leave in one write. */
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

/** Kysely's own driver sends one statement at a time, none of them by name. */
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
    await connection.end(COMMIT);
  }

  async rollbackTransaction(connection: RequestConnection): Promise<void> {
    await connection.end('rollback');
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

/** MikroORM's way to the connections of requests. */
export class RequestDialect extends PostgresDialect {
  constructor(private readonly pool: RequestPool) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new RequestDriver(this.pool);
  }
}

const connections = new WeakMap<Transaction<unknown>, Promise<RequestConnection>>();

/** The connection of an open transaction that was begun through `RequestDialect`. */
export function connectionOf(transaction: Transaction<unknown>): Promise<RequestConnection> {
  let connection = connections.get(transaction);
  if (!connection) {
    const executor = (transaction as Kysely<unknown>).getExecutor();
    connection = executor.provideConnection(async (own) => own as RequestConnection);
    connections.set(transaction, connection);
  }
  return connection;
}
