import { searchForm } from '#domain/patients/patient-search.js';
import { Injectable } from '@nestjs/common';
import type { ChangesInput } from '../foundation/changes/changes.input.js';
import {
  type ChangePage,
  type Deletion,
  readChanges,
  readDeletions,
} from '../foundation/changes/read-changes.js';
import { Sql } from '../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../foundation/input/page-cursor.js';
import type { SupplyOrder, SupplyPageInput } from './supply-list.input.js';
import { SUPPLY_COLUMNS, type Supply } from './supply.entity.js';

interface SupplyFilter {
  /** Part of the name or the description; accents and case are ignored. */
  readonly search?: string | null | undefined;
  /** Only those at or below their critical stock. */
  readonly criticalOnly?: boolean;
}

/** The number that an order sorts by before the name; undefined if the name comes first. */
const FIGURES: Readonly<Record<SupplyOrder, string | undefined>> = {
  NAME: undefined,
  STOCK: 'stock',
  SHORTFALL: 'greatest(critical_stock - stock, 0)',
};

interface ListedRow extends Supply {
  readonly cursorKeys: unknown[];
}

@Injectable()
export class SupplyList {
  constructor(private readonly sql: Sql) {}

  /** All matching supplies, by name in Spanish order. */
  all(filter: SupplyFilter = {}): Promise<Supply[]> {
    return this.sql.rows<Supply>(
      `select ${SUPPLY_COLUMNS} from supply where ${IS_FOUND} order by name, id`,
      valuesOf(filter),
    );
  }

  /**
   * For programs that keep a copy: in the order of change.
   * @throws DomainError `BAD_REQUEST` for a cursor that is not of this list
   */
  changesForCopies(asked: ChangesInput): Promise<ChangePage<Supply>> {
    return readChanges(this.sql, asked, {
      table: 'supply',
      rows: (ids, values) =>
        this.sql.rows<Supply>(`select ${SUPPLY_COLUMNS} from supply where id = any(${ids})`, values),
    });
  }

  /** @throws as `changesForCopies` */
  deletions(asked: ChangesInput): Promise<ChangePage<Deletion>> {
    return readDeletions(this.sql, asked, { table: 'supply' });
  }

  /** One page. @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this order */
  page({ search, criticalOnly, ...page }: SupplyPageInput): Promise<Page<Supply>> {
    const { name, kinds, keys, isTurned } = placesOf(page);
    const order: PageOrder<ListedRow> = { name, kinds, keysOf: ({ cursorKeys }) => cursorKeys };
    return readPage(page, order, (count, after) => {
      const values = [...valuesOf({ search, criticalOnly }), count, ...(after ?? [])];
      const places = keys.map((_, index) => `$${4 + index}`).join(', ');
      return this.sql.rows<ListedRow>(
        `select ${SUPPLY_COLUMNS}, json_build_array(${keys.join(', ')}) as "cursorKeys" from supply
         where ${IS_FOUND} ${after ? `and (${keys.join(', ')}) ${isTurned ? '<' : '>'} (${places})` : ''}
         order by ${keys.map((key) => `${key} ${isTurned ? 'desc' : 'asc'}`).join(', ')} limit $3`,
        values,
      );
    });
  }
}

/** A condition on a supply; its values are the first ones. */
const IS_FOUND = `(not $1::boolean or stock <= critical_stock)
  and ($2::text = '' or strpos(search_form(name || ' ' || description) collate "C", $2 collate "C") > 0)`;
const valuesOf = ({ search, criticalOnly = false }: SupplyFilter) => [
  criticalOnly,
  searchForm(search?.trim() ?? ''),
];

/**
 * Ties are always in ascending order of name, so a descending order negates the number instead of reversing all keys.
 */
function placesOf({ orderBy, descending }: Pick<SupplyPageInput, 'orderBy' | 'descending'>) {
  const figure = FIGURES[orderBy];
  const name = `SUPPLIES ${orderBy} ${descending ? 'DOWN' : 'UP'}`;
  if (!figure)
    return { name, kinds: ['text', 'integer'], keys: ['name', 'id'], isTurned: descending } as const;
  const keys = [descending ? `-${figure}` : figure, 'name', 'id'];
  return { name, kinds: ['integer', 'text', 'integer'], keys, isTurned: false } as const;
}
