import { parseInstant } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import {
  changedMicroseconds,
  changedSince,
  type ChangedTable,
  inOrderOfChange,
  selectDeletions,
} from '../database/changes.js';
import { asIsoInstant, opaqueParameter, type Sql } from '../database/sql.js';
import { type ChangedRow, IN_ORDER_OF_CHANGE } from '../input/changed-since.js';
import { type Page, readPage } from '../input/page-cursor.js';
import type { ChangesInput } from './changes.input.js';

/** The changes of one table, whose alias is `c`. */
export interface ChangesOf<Row> {
  readonly table: ChangedTable;
  /** SQL: a condition for rows that a program may no longer keep, so that they count as deleted. */
  readonly isWithdrawn?: string;
  readonly only?: { readonly column: string; readonly value: unknown } | undefined;
  /**
   * Reads the rows, in any order.
   * @param ids SQL: an array.
   */
  readonly rows: (ids: string, values: readonly [readonly number[]]) => Promise<readonly Row[]>;
}

/** In the order of the last change. The `endCursor` of an empty page is the cursor that the page was read with. */
export type ChangePage<Row> = Page<Row>;

export interface Deletion extends ChangedRow {
  /** ISO 8601, in UTC. */
  readonly at: string;
}

/** @throws DomainError `BAD_REQUEST` for a cursor that is not of this list. */
export async function readChanges<Row extends { readonly id: number }>(
  sql: Sql,
  asked: ChangesInput,
  { table, isWithdrawn = 'false', only, rows }: ChangesOf<Row>,
): Promise<ChangePage<Row>> {
  const { nodes: found, ...page } = await pageOf<ChangedRow>(asked, table, (values) =>
    sql.rowsWithFreshPlan(
      `select c.id, ${changedMicroseconds('c')} from ${table} c
       where ${changedSince('c')} and not (${isWithdrawn}) ${only ? `and ${only.column} = $5` : ''}
       ${inOrderOfChange('c')} limit $4`,
      only ? [...values, only.value] : values,
    ),
  );
  const ids = found.map(({ id }) => id);
  const read = ids.length > 0 ? await rows(opaqueParameter('$1', 'integer[]'), [ids]) : [];
  const byId = new Map(read.map((row) => [row.id, row]));
  // A row that was deleted between the two reads is listed as a deletion by now.
  return { ...page, nodes: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** @throws DomainError `BAD_REQUEST` for a cursor that is not of this list. */
export const readDeletions = (
  sql: Sql,
  asked: ChangesInput,
  { table, isWithdrawn = 'false' }: Pick<ChangesOf<unknown>, 'table' | 'isWithdrawn'>,
): Promise<ChangePage<Deletion>> =>
  pageOf(asked, `${table} DELETIONS`, (values) =>
    sql.rowsWithFreshPlan(
      `select c.id, ${asIsoInstant('c.changed_at')} as at, ${changedMicroseconds('c')} from (
         (${selectDeletions(table)} limit $4)
         union all
         (select c.id, c.changed_at from ${table} c where ${changedSince('c')} and ${isWithdrawn}
          ${inOrderOfChange('c')} limit $4)) as c
       ${inOrderOfChange('c')} limit $4`,
      values,
    ),
  );

/** @param read receives the values `$1` to `$4` of a list of changes. */
async function pageOf<Row extends ChangedRow>(
  asked: ChangesInput,
  list: string,
  read: (values: readonly unknown[]) => Promise<Row[]>,
): Promise<ChangePage<Row>> {
  const since = asked.changedSince ? parseInstant(asked.changedSince) : '-infinity';
  const order = { ...IN_ORDER_OF_CHANGE, name: `CHANGES ${list}` };
  const page = await refusingCursor(
    readPage<Row>(asked, order, (count, after) =>
      read([since, after?.[0] ?? null, after?.[1] ?? null, count]),
    ),
  );
  return { ...page, endCursor: page.endCursor ?? (asked.after || null) };
}

/** Errors in a query have one message, not one per field. */
export async function refusingCursor<T>(page: Promise<T>): Promise<T> {
  try {
    // The caller starts nothing else meanwhile.
    // oxlint-disable-next-line huella/statements-in-order
    return await page;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    throw new DomainError('BAD_REQUEST', { message: FIELD_MESSAGES.cursor });
  }
}
