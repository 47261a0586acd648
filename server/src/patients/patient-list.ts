import { searchTerms } from '#domain/patients/patient-search.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { type Page, type PageOrder, readPage } from '../input/page-cursor.js';
import type { PatientListInput, PatientOrder } from './patient-list.input.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from './patient.row.js';

export interface PatientPage extends Page<PatientRow> {
  /** How many there are on all pages; of a search, at most 10,000 are counted. */
  readonly totalCount: number;
}

/** Matches of a search are counted up to here: at '10.000', people narrow their search. */
const MOST_COUNTED = 10_000;

/** The expressions that an order goes by: the columns of one index each (migration 0002). */
const ORDER_KEYS: Readonly<Record<PatientOrder, readonly string[]>> = {
  NAME: ['p.name', 'p.id'],
  RUT: ['char_length(p.rut)', 'p.rut'],
  PHONE: ['p.phone', 'p.id'],
  EMAIL: ['p.email', 'p.id'],
};

const orderOf = (orderBy: PatientOrder): PageOrder<ListedRow> => ({
  name: orderBy,
  kinds: orderBy === 'RUT' ? ['integer', 'text'] : ['text', 'integer'],
  keysOf: ({ cursorKeys }) => cursorKeys,
});

interface ListedRow extends PatientRow {
  readonly cursorKeys: unknown[];
  /** How many a search found, counted up to `MOST_COUNTED`. */
  readonly total: number | null;
}

/** Finds patients as one types, a page at a time, in any order, fast among 100,000. */
@Injectable()
export class PatientList {
  constructor(private readonly sql: Sql) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: PatientListInput): Promise<PatientPage> {
    const found = patterns(query.search);
    const order = orderOf(query.orderBy);
    if (found.length === 0) {
      const [page, totalCount] = await Promise.all([
        readPage(query, order, (count, after) => this.rows(query, count, after)),
        this.countAll(),
      ]);
      return { ...page, totalCount };
    }
    const page = await readPage(query, order, (count, after) => this.matches(found, query, count, after));
    return { ...page, totalCount: page.nodes[0]?.total ?? (await this.countMatches(found)) };
  }

  private rows(
    query: PatientListInput,
    count: number,
    after: readonly unknown[] | null,
  ): Promise<ListedRow[]> {
    const { order, keys, beyond } = placesOf(query, after, 0);
    const values = [...(after ?? []), count, query.offset];
    // The rows that an offset skips are read from the index alone; only those of the page are fetched.
    return this.sql.rows<ListedRow>(
      `select ${PATIENT_COLUMNS}, ${keys} as "cursorKeys", null::integer as total from patient p
       where p.id in (
         select p.id from patient p where ${[IS_LISTED, ...beyond].join(' and ')}
         order by ${order} limit $${values.length - 1} offset $${values.length})
       order by ${order}`,
      values,
    );
  }

  /**
   * Some texts are in few names, some in most, and some in names that stand together in the order. Few are sorted; many are
   * found soon along the index of the order.
   */
  private matches(
    found: readonly string[],
    query: PatientListInput,
    count: number,
    after: readonly unknown[] | null,
  ): Promise<ListedRow[]> {
    const { order, keys, beyond } = placesOf(query, after, found.length);
    const values = [...found, ...(after ?? []), count, query.offset];
    const page = `order by ${order} limit $${values.length - 1} offset $${values.length}`;
    return this.sql.rowsPlannedAnew<ListedRow>(
      `with found as materialized (
         select p.id from patient p where ${isMatch(found)} limit ${MOST_COUNTED + 1}),
       counted as materialized (select count(*)::integer as total from found)
       select ${PATIENT_COLUMNS}, ${keys} as "cursorKeys",
              (select least(total, ${MOST_COUNTED}) from counted) as total
       from patient p
       where p.id in (
         (select p.id from patient p
          where (select total from counted) <= ${MOST_COUNTED} and p.id in (select id from found)
            ${beyond.map((condition) => `and ${condition}`).join(' ')} ${page})
         union all
         (select p.id from patient p
          where (select total from counted) > ${MOST_COUNTED} and ${[isMatch(found), ...beyond].join(' and ')} ${page}))
       order by ${order}`,
      values,
    );
  }

  private async countAll(): Promise<number> {
    const [counted] = await this.sql.rows<{ total: number }>(
      `select count(*)::integer as total from patient p where ${IS_LISTED}`,
    );
    return counted?.total ?? 0;
  }

  private async countMatches(found: readonly string[]): Promise<number> {
    // Counting every match of a text that most patients contain would cost more than the page itself.
    const [counted] = await this.sql.rowsPlannedAnew<{ total: number }>(
      `select count(*)::integer as total
       from (select from patient p where ${isMatch(found)} limit ${MOST_COUNTED}) as found`,
      found,
    );
    return counted?.total ?? 0;
  }
}

/** The order of a list, and what stands behind the cursor `after`, whose values follow the first `given` ones. */
function placesOf(
  { orderBy, descending }: PatientListInput,
  after: readonly unknown[] | null,
  given: number,
) {
  const keys = ORDER_KEYS[orderBy];
  const places = (after ?? []).map((_, index) => `$${given + index + 1}`);
  return {
    order: keys.map((key) => `${key} ${descending ? 'desc' : 'asc'}`).join(', '),
    keys: `json_build_array(${keys.join(', ')})`,
    beyond: after ? [`(${keys.join(', ')}) ${descending ? '<' : '>'} (${places.join(', ')})`] : [],
  };
}

/** Whether the patient `p` is listed and has all patterns, which are the first values. */
const isMatch = (found: readonly string[]): string =>
  [IS_LISTED, ...found.map((_, index) => `p.search_text like $${index + 1}`)].join(' and ');

/** The `like` patterns of a search, with `%` and `_` escaped. */
const patterns = (search: string | null | undefined): string[] =>
  searchTerms(search ?? '').map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
