import { searchTerms } from '#domain/patients/patient-search.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../foundation/input/page-cursor.js';
import type { PatientListInput, PatientOrder } from './patient-list.input.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from './patient.row.js';

export interface PatientPage extends Page<PatientRow> {
  /** The total on all pages; at most 10,000 for a search. */
  readonly count: () => Promise<number>;
}

/** Counting a search's matches stops here: when people see '10.000', they narrow their search. */
const MAX_COUNTED = 10_000;

/** The expressions of each order: the columns of one index each (migration 0002). */
const ORDER_KEYS: Readonly<Record<PatientOrder, readonly string[]>> = {
  NAME: ['p.name', 'p.id'],
  RUT: ['char_length(p.rut)', 'p.rut'],
  PHONE: ['p.phone', 'p.id'],
  EMAIL: ['p.email', 'p.id'],
};

/** The columns needed for any order. */
const KEYED = 'p.id, p.name, p.rut, p.phone, p.email';

const columnsFor = (orderBy: PatientOrder): string =>
  `${PATIENT_COLUMNS}, json_build_array(${ORDER_KEYS[orderBy].join(', ')}) as "cursorKeys"`;

const orderOf = (orderBy: PatientOrder): PageOrder<ListedRow> => ({
  name: orderBy,
  kinds: orderBy === 'RUT' ? ['integer', 'text'] : ['text', 'integer'],
  keysOf: ({ cursorKeys }) => cursorKeys,
});

interface ListedRow extends PatientRow {
  readonly cursorKeys: unknown[];
}

interface MatchedRow extends ListedRow {
  readonly total: number;
}

/** Finds patients as the user types, page by page, in any order, fast with 100,000 patients. */
@Injectable()
export class PatientList {
  constructor(private readonly sql: Sql) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: PatientListInput): Promise<PatientPage> {
    const patterns = patternsOf(query.search);
    let total: number | undefined;
    const page = await readPage(query, orderOf(query.orderBy), async (count, after) => {
      if (patterns.length === 0) return this.standing(query, count, after);
      const matched = await this.matching(patterns, query, count, after);
      total = matched[0]?.total;
      return matched;
    });
    return { ...page, count: async () => total ?? this.total(patterns) };
  }

  /** Reads only the order's index. */
  private standing(
    query: PatientListInput,
    count: number,
    after: readonly unknown[] | null,
  ): Promise<ListedRow[]> {
    const { order, beyond } = placesOf(query, after, 0);
    const values = [...(after ?? []), count, query.offset];
    return this.sql.rows<ListedRow>(
      `select ${columnsFor(query.orderBy)} from patient p where ${[IS_LISTED, ...beyond].join(' and ')}
       order by ${order} limit $${values.length - 1} offset $${values.length}`,
      values,
    );
  }

  /**
   * Some texts match few names, some match most, and some match names that are adjacent in the order. Few matches are
   * sorted; many are soon found by scanning the order's index.
   */
  private matching(
    patterns: readonly string[],
    query: PatientListInput,
    count: number,
    after: readonly unknown[] | null,
  ): Promise<MatchedRow[]> {
    const { order, beyond } = placesOf(query, after, patterns.length);
    const values = [...patterns, ...(after ?? []), count, query.offset];
    const page = `order by ${order} limit $${values.length - 1} offset $${values.length}`;
    // The rows to sort already have the order's columns, so each match is read once.
    return this.sql.rowsWithFreshPlan<MatchedRow>(
      `with found as materialized (
         select ${KEYED} from patient p where ${isMatch(patterns)} limit ${MAX_COUNTED + 1}),
       counted as materialized (select count(*)::integer as total from found)
       select ${columnsFor(query.orderBy)}, (select least(total, ${MAX_COUNTED}) from counted) as total
       from (
         (select p.id from found p
          where ${[`(select total from counted) <= ${MAX_COUNTED}`, ...beyond].join(' and ')} ${page})
         union all
         (select p.id from patient p
          where ${[`(select total from counted) > ${MAX_COUNTED}`, isMatch(patterns), ...beyond].join(' and ')} ${page})
       ) as shown join patient p on p.id = shown.id
       order by ${order}`,
      values,
    );
  }

  private async total(patterns: readonly string[]): Promise<number> {
    const [counted] = await (patterns.length === 0 ? this.countAll() : this.countMatches(patterns));
    return counted?.total ?? 0;
  }

  private countAll(): Promise<Array<{ total: number }>> {
    return this.sql.rows(
      `select ((select count(*) from patient)
               - (select count(distinct patient_id) from patient_block where lifted_at is null))::integer as total`,
    );
  }

  // Counting every match of a text that most patients contain would cost more than the page itself.
  private countMatches(patterns: readonly string[]): Promise<Array<{ total: number }>> {
    return this.sql.rowsWithFreshPlan(
      `select count(*)::integer as total
       from (select from patient p where ${isMatch(patterns)} limit ${MAX_COUNTED}) as found`,
      patterns,
    );
  }
}

/**
 * The order of a list, and the condition for rows after the cursor `after`, whose values follow the `given` first
 * ones.
 */
function placesOf(
  { orderBy, descending }: PatientListInput,
  after: readonly unknown[] | null,
  given: number,
) {
  const keys = ORDER_KEYS[orderBy];
  const places = (after ?? []).map((_, index) => `$${given + index + 1}`);
  return {
    order: keys.map((key) => `${key} ${descending ? 'desc' : 'asc'}`).join(', '),
    beyond: after ? [`(${keys.join(', ')}) ${descending ? '<' : '>'} (${places.join(', ')})`] : [],
  };
}

/** Whether the patient `p` is listed and matches all patterns, which are the first values. */
const isMatch = (patterns: readonly string[]): string =>
  [IS_LISTED, ...patterns.map((_, index) => `p.search_text like $${index + 1}`)].join(' and ');

/** The `like` patterns of a search, with `%` and `_` escaped. */
const patternsOf = (search: string | null | undefined): string[] =>
  searchTerms(search ?? '').map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
