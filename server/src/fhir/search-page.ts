import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Sql } from '../database/sql.js';
import { type Page, type PageOrder, readPage } from '../input/page-cursor.js';
import { isListed } from '../patients/patient.row.js';
import { PAGE_PARAMETER, type Search } from './read-search.js';
import { DomainError } from '#domain/errors.js';
import { SEARCH_FAULTS } from './fhir.es.js';

export interface FoundPage<Row> extends Page<Row> {
  /** Undefined where nobody asked for it. */
  readonly total: number | undefined;
}

interface Source<Row> {
  /** Reads rows, up to its `where`. @param from what stands in `from`, or the rows of a page out of it. */
  readonly select: (from: string) => string;
  /** What the rows come from, to be counted. */
  readonly from: string;
  /**
   * Where `from` is the union of several: each is read by itself, up to the end of the page, so that none is read and
   * sorted as a whole. The names of their columns and the alias are those of `from`.
   */
  readonly union?: { readonly parts: readonly string[]; readonly alias: string; readonly bound: Bound };
  readonly patientColumn: string;
  readonly order: PageOrder<Row>;
  /** The columns of the order, which rise. */
  readonly keys: readonly string[];
  /**
   * When a row was last written, for searches that go by that: an index of it and of the other keys is read in its order.
   * In the order of the keys alone, the latest rows would stand behind all others. The rows have it as `MICROSECONDS`.
   */
  readonly time?: string;
}

/** The column of a row with its time since 1970: as text it would lose the microseconds, in which the order lies. */
export const MICROSECONDS = 'updatedMicroseconds';
export const inMicroseconds = (time: string): string =>
  `(extract(epoch from ${time}) * 1000000)::float8 as "${MICROSECONDS}"`;

/** @param places of the values of the last row's keys. @returns a condition that an index can begin with. */
type Bound = (places: readonly string[]) => string;

/** Reads a search page by page, in an order in which a row that is added meanwhile moves no other. */
@Injectable()
export class SearchPages {
  constructor(private readonly sql: Sql) {}

  /**
   * Those whose data are blocked are left out, unless the search says whom it is about.
   * @throws DomainError `BAD_REQUEST` for a page that is none of this search
   */
  async read<Row extends QueryResultRow>(search: Search, source: Source<Row>): Promise<FoundPage<Row>> {
    const { select, from, union, patientColumn } = source;
    const { order, keys, placesFrom } = orderOf(search, source);
    const where = search.namesPatient ? search.where : `${search.where} and ${isListed(patientColumn)}`;
    const page = search.countsOnly
      ? { nodes: [], endCursor: null, hasNextPage: false }
      : await refusingPages(
          readPage(search, order, (count, after) => {
            const values = [...search.values, ...(after ?? []), count];
            const places = placesFrom(search.values.length + 1);
            const beyond = after ? `and (${keys.join(', ')}) > (${places.join(', ')})` : '';
            const some = `where ${where} ${beyond} order by ${keys.join(', ')} limit $${String(values.length)}`;
            if (!union) return this.sql.rowsPlannedAnew<Row>(`${select(from)} ${some}`, values);
            const { parts, alias, bound } = union;
            const begun = after ? `where ${bound(places)}` : '';
            const pages = parts.map(
              (part) => `(select * from (select * from (${part}) as ${alias} ${begun}) as ${alias} ${some})`,
            );
            return this.sql.rowsPlannedAnew<Row>(
              `${select(`(${pages.join(' union all ')}) as ${alias}`)}
               order by ${keys.join(', ')} limit $${String(values.length)}`,
              values,
            );
          }),
        );
    return { ...page, total: search.counts ? await this.count(from, where, search.values) : undefined };
  }

  private async count(from: string, where: string, values: readonly unknown[]): Promise<number> {
    const [counted] = await this.sql.rowsPlannedAnew<{ total: number }>(
      `select count(*)::integer as total from ${from} where ${where}`,
      values,
    );
    return counted?.total ?? 0;
  }
}

/** The order in which a search is read. */
function orderOf<Row extends QueryResultRow>(
  { goesByTime, namesPatient }: Search,
  { order, keys, time }: Source<Row>,
): Pick<Source<Row>, 'order' | 'keys'> & { readonly placesFrom: (first: number) => string[] } {
  const numbered = (first: number, { length } = keys): string[] =>
    Array.from({ length }, (_, index) => `$${String(first + index)}`);
  // Of one patient there are few: they are found by whose they are.
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

/** A cursor's fault is told under the name that it has in FHIR's search. */
async function refusingPages<T>(page: Promise<T>): Promise<T> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    throw new DomainError('BAD_REQUEST', { message: SEARCH_FAULTS.value(PAGE_PARAMETER) });
  }
}
