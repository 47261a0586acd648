import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type Transaction } from 'kysely';
import type { QueryResultRow } from 'pg';
import { RequestPool } from './request-pool.js';

/** An instant as text, ISO 8601 in UTC, for a select. @param column of type timestamptz. */
export const asIsoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL for hot reads and for statements whose very form is the rule (conditional updates, slots). `em.execute`
 * writes its values into the text; here they travel apart from it, and outside a transaction the statement is
 * prepared once per connection, under a name made from its text.
 */
@Injectable()
export class Sql {
  private readonly names = new Map<string, string>();

  constructor(
    private readonly em: EntityManager,
    private readonly pool: RequestPool,
  ) {}

  /**
   * Runs a statement, in the open transaction where there is one.
   * @param text with `$1`, `$2`, …; always the same text for the same statement.
   */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const transaction = this.em.getTransactionContext<Transaction<unknown>>();
    if (transaction) {
      return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
    }
    return (await this.pool.query<Row>({ name: this.nameOf(text), text, values: [...values] })).rows;
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
