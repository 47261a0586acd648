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
}

/** Finds patients as one types, a page at a time, in any order, fast among 100,000. */
@Injectable()
export class PatientList {
  constructor(private readonly sql: Sql) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: PatientListInput): Promise<PatientPage> {
    const [page, totalCount] = await Promise.all([
      readPage(query, orderOf(query.orderBy), (count, after) => this.rows(query, count, after)),
      this.count(query.search),
    ]);
    return { ...page, totalCount };
  }

  private rows(
    query: PatientListInput,
    count: number,
    after: readonly unknown[] | null,
  ): Promise<ListedRow[]> {
    const keys = ORDER_KEYS[query.orderBy];
    const values: unknown[] = [...patterns(query.search)];
    const conditions = [IS_LISTED, ...values.map((_, index) => `p.search_text like $${index + 1}`)];
    if (after) {
      const places = after.map((_, index) => `$${values.length + index + 1}`);
      conditions.push(`(${keys.join(', ')}) ${query.descending ? '<' : '>'} (${places.join(', ')})`);
      values.push(...after);
    }
    const direction = query.descending ? 'desc' : 'asc';
    const order = keys.map((key) => `${key} ${direction}`).join(', ');
    values.push(count, query.offset);
    // The rows that an offset skips are read from the index alone; only those of the page are fetched.
    return this.sql.rows<ListedRow>(
      `select ${PATIENT_COLUMNS}, json_build_array(${keys.join(', ')}) as "cursorKeys" from patient p
       where p.id in (
         select p.id from patient p where ${conditions.join(' and ')}
         order by ${order} limit $${values.length - 1} offset $${values.length})
       order by ${order}`,
      values,
    );
  }

  private async count(search: string | null | undefined): Promise<number> {
    const values = patterns(search);
    const conditions = values.map((_, index) => `p.search_text like $${index + 1}`);
    // Counting every match of a text that most patients contain would cost more than the page itself.
    const [counted] = await this.sql.rows<{ total: number }>(
      conditions.length === 0
        ? `select count(*)::integer as total from patient p where ${IS_LISTED}`
        : `select count(*)::integer as total
           from (select from patient p where ${[IS_LISTED, ...conditions].join(' and ')} limit ${MOST_COUNTED}) as found`,
      values,
    );
    return counted?.total ?? 0;
  }
}

/** The `like` patterns of a search, with `%` and `_` escaped. */
const patterns = (search: string | null | undefined): string[] =>
  searchTerms(search ?? '').map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
