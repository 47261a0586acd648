import { DomainError } from '#domain/errors.js';
import type { EntityClass, EntityData, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FOR_UPDATE } from './for-update.js';

/** An entity of a table with at most one row. */
interface OnlyRow {
  id: number;
  version: number;
}

const seenAs = <Row extends OnlyRow>(version: number | null) => ({ version }) as FilterQuery<Row>;

/**
 * Inserts the only row of a table, or replaces its values.
 * @param seen the version that the editor saw; null if there was no row.
 * @throws DomainError `STALE` if another user has saved since
 */
export async function storeOnlyRow<Row extends OnlyRow>(
  em: EntityManager,
  entity: EntityClass<Row>,
  seen: number | null,
  values: EntityData<Row>,
): Promise<void> {
  if (seen === null) {
    if ((await em.count(entity)) > 0) throw new DomainError('STALE');
    // The primary key refuses a row that another user inserts at the same moment (constraints.ts).
    await em.insert(entity, values as RequiredEntityData<Row>);
  } else if ((await em.nativeUpdate(entity, seenAs<Row>(seen), values)) === 0) throw new DomainError('STALE');
}

/**
 * @param seen as in `storeOnlyRow`.
 * @returns the deleted row.
 * @throws DomainError `STALE`, also if there is none
 */
export async function deleteOnlyRow<Row extends OnlyRow>(
  em: EntityManager,
  entity: EntityClass<Row>,
  seen: number | null,
): Promise<Row> {
  const row = await em.findOne(entity, seenAs<Row>(seen), FOR_UPDATE);
  if (!row) throw new DomainError('STALE');
  await em.nativeDelete(entity, seenAs<Row>(seen));
  return row as Row;
}
