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
import { type RequestPool, unnamed } from './request-pool.js';
import { currentRowLimit, limitingStatements } from './row-limit.js';

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Transactions that NOTIFY commit one at a time (https://www.postgresql.org/docs/current/sql-notify.html), each waiting
 * for the disk. On a slow disk the last of many would exceed the lock timeout, although no other transaction is
 * changing its rows. The statement timeout still applies.
 */
const COMMIT = 'set local lock_timeout = 0; commit';

/** A pool connection for one transaction. */
export class RequestConnection implements DatabaseConnection {
  private hasBegun = false;
  private hasEnded = false;
  /** Its statements are not prepared, because the same texts read views instead of tables. */
  private isLimited = false;

  constructor(
    readonly client: pg.PoolClient,
    private readonly pool: RequestPool,
  ) {}

  /**
   * @throws Error once the transaction has ended: the connection's next transaction belongs to another caller; or if it
   *   began before the request's rows were limited, because it would read everybody's.
   */
  async run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.hasEnded) throw new Error('the transaction of this statement has ended');
    if (!this.hasBegun) return this.pool.run<Row>(this.client, statement);
    if (!this.isLimited && currentRowLimit()) throw new Error('this transaction began without the row limit');
    return this.client.query<Row>(
      this.pool.keepsSessions && !this.isLimited ? statement : unnamed(statement),
    );
  }

  async begin(how: string): Promise<void> {
    const limit = currentRowLimit();
    this.isLimited = limit !== undefined;
    this.hasBegun = true;
    await this.client.query(limit ? `${how}; ${limitingStatements(limit)}` : how);
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

  async commit(): Promise<void> {
    this.hasEnded = true;
    await this.client.query(COMMIT);
  }

  async rollback(): Promise<void> {
    this.hasEnded = true;
    await this.client.query('rollback');
  }
}

/** Kysely's own driver never sends a named statement. */
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
