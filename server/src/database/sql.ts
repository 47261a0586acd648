import { createHash } from 'node:crypto';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Transaction } from 'kysely';
import type { QueryConfig, QueryResultRow } from 'pg';
import { connectionOf, type RequestConnection } from './connections/request-dialect.js';
import { RequestPool } from './connections/request-pool.js';

/** Selects ISO 8601 in UTC. @param column of type timestamptz. */
export const asIsoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A parameter of a condition that one index serves, whatever the value. The subquery hides the value from PostgreSQL's
 * planner, which would otherwise plan each call again as long as the custom plan looks cheaper than the generic one.
 * In a large table it always does: the planner estimates a range with unknown ends at 0.5 % of the table, and an array
 * of unknown length at ten values.
 * @param type PostgreSQL's, such as `date[]`
 */
export const opaqueParameter = (parameter: string, type: string): string =>
  `(select ${parameter}::${type})::${type}`;

/** Selects, as `id`, one for a row yet to be inserted: other statements can name it before the insert is answered. */
export const nextId = (table: string): string =>
  `nextval(pg_get_serial_sequence('${table}', 'id'))::integer as id`;

/** The id that `nextId` selected. */
export function idOf(row: { readonly id: number } | undefined): number {
  if (!row) throw new Error('a select without a table returned no row');
  return row.id;
}

/**
 * For hot reads and for statements that enforce rules themselves (conditional updates, slots). `em.execute` inlines
 * values into the text; here they are sent as parameters, and each statement is prepared once per connection, named by
 * a hash of its text, unless there is a pooler.
 */
@Injectable()
export class Sql {
  private readonly names = new Map<string, string>();

  constructor(
    private readonly em: EntityManager,
    private readonly pool: RequestPool,
  ) {}

  /**
   * Runs in the open transaction, if there is one. Statements that a transaction starts
   * without waiting for earlier responses are pipelined: sent at once, run in order.
   * @param text with `$1`, `$2`, …; constant, because each distinct text is prepared on the server.
   */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>(this.named(text, values));
  }

  /**
   * Like `rows`, for a read that many requests make at once. Outside a transaction, all who ask for the same before it
   * is sent share its rows: don't change them.
   */
  async sharedRows<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    if (await this.transaction()) return this.rows<Row>(text, values);
    return (await this.pool.sharedQuery<Row>(this.named(text, values))).rows;
  }

  /**
   * Like `rows`, for reads and locks with which a transaction begins: they are sent along with BEGIN.
   * @param text must leave nothing behind outside a transaction (a number drawn from a sequence may be lost anyway): if
   *   only BEGIN failed, the statement would run there.
   */
  async rowsWithBegin<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.run<Row>(this.named(text, values), 'runWithBegin');
  }

  /**
   * Runs a statement whose response nobody needs. In a transaction it only sends it: the last ones of a transaction are
   * sent along with its COMMIT. If one fails, the next statement or the commit is rejected with its error.
   */
  async put(text: string, values: readonly unknown[] = []): Promise<void> {
    const connection = await this.transaction();
    if (connection) await connection.put(this.named(text, values));
    else await this.rows(text, values);
  }

  /**
   * Like `rows`, but planned at each call for the actual values: for a pattern, the plan that suits most values is
   * slow for some (every patient's name contains 'a', and no index finds two letters).
   */
  async rowsWithFreshPlan<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.run<Row>({ text, values: [...values] });
  }

  /** Uses a separate connection, so the writes survive a rollback of the open transaction. */
  async rowsOutsideTransaction<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return (await this.pool.query<Row>(this.named(text, values))).rows;
  }

  /** Runs all statements of `work`, which only reads, on one snapshot. */
  snapshot<T>(work: () => Promise<T>): Promise<T> {
    return this.em.transactional(work, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  }

  private async run<Row extends QueryResultRow>(
    statement: QueryConfig,
    how: 'run' | 'runWithBegin' = 'run',
  ): Promise<Row[]> {
    const connection = await this.transaction();
    if (!connection) return (await this.pool.query<Row>(statement)).rows;
    return (await connection[how]<Row>(statement)).rows;
  }

  private async transaction(): Promise<RequestConnection | undefined> {
    const transaction = this.em.getTransactionContext<Transaction<unknown>>();
    return transaction && connectionOf(transaction);
  }

  private named(text: string, values: readonly unknown[]): QueryConfig {
    let name = this.names.get(text);
    if (!name) {
      name = createHash('sha256').update(text).digest('base64url');
      this.names.set(text, name);
    }
    return { name, text, values: [...values] };
  }
}
