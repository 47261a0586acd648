import { createHash } from 'node:crypto';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Transaction } from 'kysely';
import type { QueryConfig, QueryResultRow } from 'pg';
import { connectionOf, type RequestConnection } from './connections/request-dialect.js';
import { RequestPool } from './connections/request-pool.js';

/**
 * Selects ISO 8601 in UTC.
 * @param column of type timestamptz.
 */
export const asIsoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A parameter of a condition that one index serves, whatever the value. The subquery hides the value from PostgreSQL's
 * planner, which would otherwise plan each call again as long as the custom plan looks cheaper than the generic one. In
 * a large table it always does: the planner estimates a range with unknown ends at 0.5 % of the table, and an array of
 * unknown length at ten values.
 * @param type PostgreSQL's type, e.g. `date[]`
 */
export const opaqueParameter = (parameter: string, type: string): string =>
  `(select ${parameter}::${type})::${type}`;

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
   * Runs in the open transaction, if there is one.
   * @param text with `$1`, `$2`, …; constant, because each distinct text is prepared on the server.
   */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>(this.named(text, values));
  }

  /**
   * Like `rows`, for a read that many requests make at once. Outside a transaction, requests that make the same read
   * before it is sent share its rows: don't change them.
   */
  async sharedRows<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    if (await this.transaction()) return this.rows<Row>(text, values);
    return (await this.pool.sharedQuery<Row>(this.named(text, values))).rows;
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

  private async run<Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> {
    const connection = await this.transaction();
    if (!connection) return (await this.pool.query<Row>(statement)).rows;
    return (await connection.run<Row>(statement)).rows;
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
