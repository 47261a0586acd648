import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Transaction } from 'kysely';
import type { QueryConfig, QueryResultRow } from 'pg';
import { Replica } from './replica.js';
import { connectionOf } from './request-dialect.js';
import { RequestPool, unnamed } from './request-pool.js';

/** A select expression: ISO 8601 in UTC. @param column of type timestamptz. */
export const asIsoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A parameter of a condition that one index answers, whatever the value: a subquery hides it from PostgreSQL's planner. It
 * would plan each call anew as long as the plan for the very values looks cheaper than one for any. Among many rows that is
 * always, as it takes a range with unknown ends for a two-hundredth of the table, and an array of unknown length for ten
 * values.
 * @param type PostgreSQL's, such as `date[]`
 */
export const unseen = (parameter: string, type: string): string => `(select ${parameter}::${type})::${type}`;

/**
 * For hot reads and for statements that are rules themselves (conditional updates, slots). `em.execute` inlines values
 * into the text; here they are sent as parameters, and each statement is prepared once per connection, under a hash of its
 * text, unless a pooler is in between.
 */
@Injectable()
export class Sql {
  private readonly names = new Map<string, string>();

  constructor(
    private readonly em: EntityManager,
    private readonly pool: RequestPool,
    private readonly replica: Replica,
  ) {}

  /**
   * Runs in the open transaction, if there is one, or in the open `Replica.read`. Of several that a transaction begins
   * without waiting for each other's answers, each runs after the one before it, and all are sent at once.
   * @param text with `$1`, `$2`, …; constant, because each distinct text is prepared on the server.
   */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>({ name: this.nameOf(text), text, values: [...values] });
  }

  /**
   * The same, but planned at each call for its very values: for a pattern the plan that is good for most is slow for some
   * (every patient's name contains 'a', and no index finds two letters).
   */
  async rowsPlannedAnew<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.run<Row>({ text, values: [...values] });
  }

  /** On a connection of its own: what it writes stays where the open transaction is undone. */
  async rowsApart<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>({ name: this.nameOf(text), text, values: [...values] })).rows;
  }

  private async run<Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> {
    const snapshot = this.replica.current;
    if (snapshot) return (await snapshot.query<Row>(unnamed(statement))).rows;
    const transaction = this.em.getTransactionContext<Transaction<unknown>>();
    if (!transaction) return (await this.pool.query<Row>(statement)).rows;
    const connection = await connectionOf(transaction);
    return (await connection.run<Row>(statement)).rows;
  }

  private nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = createHash('sha256').update(text).digest('base64url');
      this.names.set(text, name);
    }
    return name;
  }
}
