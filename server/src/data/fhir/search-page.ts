import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { isListed } from '../../patients/patient.row.js';
import { PAGE_PARAMETER, type Search } from './read-search.js';
import { DomainError } from '#domain/errors.js';
import { SEARCH_FAULTS } from './fhir.es.js';

export interface FoundPage<Row> extends Page<Row> {
  /** Undefined if not requested. */
  readonly total: number | undefined;
}

interface Source<Row> {
  /**
   * Selects the rows, up to the `where`.
   * @param from `from` itself, or a page of its rows.
   */
  readonly select: (from: string) => string;
  /** The source of the rows, for counting. */
  readonly from: string;
  /**
   * If `from` is a union: its parts, each read separately up to the end of the page, so that none is read and sorted in
   * full. They have the column names and the alias of `from`.
   */
  readonly union?: { readonly parts: readonly string[]; readonly alias: string; readonly bound: Bound };
  readonly patientColumn: string;
  readonly order: PageOrder<Row>;
  /** The columns of the order, ascending. */
  readonly keys: readonly string[];
  /**
   * The time at which a row was last written, for searches by that time: rows are read in the order of an index on it
   * and the other keys. In the order of the keys alone, the latest rows would come last. The rows have it as
   * `MICROSECONDS`.
   */
  readonly time?: string;
}

/** The column with a row's time since 1970. As text it would lose the microseconds, which determine the order. */
export const MICROSECONDS = 'updatedMicroseconds';
export const inMicroseconds = (time: string): string =>
  `(extract(epoch from ${time}) * 1000000)::float8 as "${MICROSECONDS}"`;

/**
 * @param places placeholders for the last row's keys.
 * @returns a condition that can use an index.
 */
type Bound = (places: readonly string[]) => string;

/** Reads a search in pages, in an order in which newly added rows don't shift others. */
@Injectable()
export class SearchPages {
  constructor(private readonly sql: Sql) {}

  /**
   * Leaves out patients whose data is blocked, unless the search names a patient.
   * @throws DomainError `BAD_REQUEST` for a page that does not belong to this search
   */
  async read<Row extends QueryResultRow>(search: Search, source: Source<Row>): Promise<FoundPage<Row>> {
    const { select, from, union, patientColumn } = source;
    const { order, keys, placesFrom } = orderOf(search, source);
    const where = search.namesPatient ? search.where : `${search.where} and ${isListed(patientColumn)}`;
    const page = search.countsOnly
      ? { nodes: [], endCursor: null, hasNextPage: false }
      : await refusingPages(() =>
          readPage(search, order, (count, after) => {
            const values = [...search.values, ...(after ?? []), count];
            const places = placesFrom(search.values.length + 1);
            const beyond = after ? `and (${keys.join(', ')}) > (${places.join(', ')})` : '';
            const some = `where ${where} ${beyond} order by ${keys.join(', ')} limit $${String(values.length)}`;
            if (!union) return this.sql.rowsWithFreshPlan<Row>(`${select(from)} ${some}`, values);
            const { parts, alias, bound } = union;
            const begun = after ? `where ${bound(places)}` : '';
            const pages = parts.map(
              (part) => `(select * from (select * from (${part}) as ${alias} ${begun}) as ${alias} ${some})`,
            );
            return this.sql.rowsWithFreshPlan<Row>(
              `${select(`(${pages.join(' union all ')}) as ${alias}`)}
               order by ${keys.join(', ')} limit $${String(values.length)}`,
              values,
            );
          }),
        );
    return { ...page, total: search.counts ? await this.count(from, where, search.values) : undefined };
  }

  private async count(from: string, where: string, values: readonly unknown[]): Promise<number> {
    const [counted] = await this.sql.rowsWithFreshPlan<{ total: number }>(
      `select count(*)::integer as total from ${from} where ${where}`,
      values,
    );
    return counted?.total ?? 0;
  }
}

function orderOf<Row extends QueryResultRow>(
  { goesByTime, namesPatient }: Search,
  { order, keys, time }: Source<Row>,
): Pick<Source<Row>, 'order' | 'keys'> & { readonly placesFrom: (first: number) => string[] } {
  const numbered = (first: number, { length } = keys): string[] =>
    Array.from({ length }, (_, index) => `$${String(first + index)}`);
  // A single patient has few rows, so they are found by patient.
  if (!goesByTime || namesPatient || time === undefined)
    return { order, keys, placesFrom: (first) => numbered(first) };
  return {
    order: {
      name: `${order.name}_BY_TIME`,
      kinds: ['microseconds', ...order.kinds],
      keysOf: (row) => [row[MICROSECONDS], ...order.keysOf(row)],
    },
    keys: [time, ...keys],
    placesFrom: (first) => [
      `(timestamptz 'epoch' + $${String(first)}::bigint * interval '1 microsecond')`,
      ...numbered(first + 1),
    ],
  };
}

/** Reports an invalid cursor under its name in FHIR's search. */
async function refusingPages<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    throw new DomainError('BAD_REQUEST', { message: SEARCH_FAULTS.value(PAGE_PARAMETER) });
  }
}
