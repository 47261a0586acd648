import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { searchTerms } from '#domain/patient-search.js';
import { LARGEST_INTEGER } from '#domain/whole-number.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { isReadable } from '../input/field-rules.js';
import type { PatientOrder } from './patient-list.input.js';
import { PATIENT_COLUMNS, type PatientRow } from './patient.row.js';

export interface PatientListQuery {
  readonly search?: string | null;
  readonly first: number;
  readonly after?: string | null;
  readonly offset: number;
  readonly orderBy: PatientOrder;
  readonly descending: boolean;
}

export interface PatientPage {
  readonly nodes: PatientRow[];
  /** How many there are on all pages; of a search, at most 10,000 are counted. */
  readonly totalCount: number;
  /** Where the next page begins; null on an empty page. */
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
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

const KEY_KINDS: Readonly<Record<PatientOrder, string>> = {
  NAME: 'string,integer',
  RUT: 'integer,string',
  PHONE: 'string,integer',
  EMAIL: 'string,integer',
};

interface ListedRow extends PatientRow {
  readonly cursorKeys: unknown[];
}

/** Finds patients as one types, a page at a time, in any order, fast among 100,000. */
@Injectable()
export class PatientList {
  constructor(private readonly sql: Sql) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: PatientListQuery): Promise<PatientPage> {
    const [rows, totalCount] = await Promise.all([this.rows(query), this.count(query.search)]);
    const nodes = rows.slice(0, query.first);
    const last = nodes.at(-1);
    return {
      nodes,
      totalCount,
      endCursor: last ? writeCursor(query.orderBy, last.cursorKeys) : null,
      hasNextPage: rows.length > query.first,
    };
  }

  private rows(query: PatientListQuery): Promise<ListedRow[]> {
    const keys = ORDER_KEYS[query.orderBy];
    const values: unknown[] = [...patterns(query.search)];
    const conditions = values.map((_, index) => `p.search_text like $${index + 1}`);
    if (query.after) {
      const cursor = readCursor(query.after, query.orderBy);
      const places = cursor.map((_, index) => `$${values.length + index + 1}`);
      conditions.push(`(${keys.join(', ')}) ${query.descending ? '<' : '>'} (${places.join(', ')})`);
      values.push(...cursor);
    }
    const direction = query.descending ? 'desc' : 'asc';
    const order = keys.map((key) => `${key} ${direction}`).join(', ');
    values.push(query.first + 1, query.offset);
    // The rows that an offset skips are read from the index alone; only those of the page are fetched.
    return this.sql.rows<ListedRow>(
      `select ${PATIENT_COLUMNS}, json_build_array(${keys.join(', ')}) as "cursorKeys" from patient p
       where p.id in (
         select p.id from patient p ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
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
        ? 'select count(*)::integer as total from patient'
        : `select count(*)::integer as total
           from (select from patient p where ${conditions.join(' and ')} limit ${MOST_COUNTED}) as found`,
      values,
    );
    return counted?.total ?? 0;
  }
}

/** The `like` patterns of a search, with `%` and `_` escaped. */
const patterns = (search: string | null | undefined): string[] =>
  searchTerms(search ?? '').map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);

/** The order and the last row's keys in it. */
const writeCursor = (orderBy: PatientOrder, keys: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([orderBy, ...keys])).toString('base64url');

function kindOf(key: unknown): string {
  if (typeof key === 'string') return isReadable(key) ? 'string' : 'unreadable';
  return Number.isInteger(key) && Math.abs(Number(key)) <= LARGEST_INTEGER ? 'integer' : typeof key;
}

function readCursor(cursor: string, orderBy: PatientOrder): unknown[] {
  try {
    const [order, ...keys] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const kinds = keys.map(kindOf).join();
    if (order === orderBy && kinds === KEY_KINDS[orderBy]) return keys;
  } catch {
    // Falls through: not a cursor of ours.
  }
  throw invalidField('after', FIELD_MESSAGES.cursor);
}
