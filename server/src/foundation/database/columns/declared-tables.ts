import type { EntityMetadata } from '@mikro-orm/core';
import { ABOUT_ACCESS, ABOUT_AGENDA, ABOUT_CLINIC, ABOUT_WORK } from './about-clinic.js';
import { ABOUT_APPOINTMENTS, ABOUT_CARE, ABOUT_PATIENTS } from './about-patients.js';
import type { DeclaredTables } from './declared-table.js';
import { tableOf } from './holds.decorator.js';

/** The tables that only SQL reads and writes. */
const WITHOUT_ENTITY: DeclaredTables = {
  ...ABOUT_PATIENTS,
  ...ABOUT_CARE,
  ...ABOUT_APPOINTMENTS,
  ...ABOUT_AGENDA,
  ...ABOUT_CLINIC,
  ...ABOUT_ACCESS,
  ...ABOUT_WORK,
};

/**
 * All tables and columns of the database; a test compares them with its catalog (decision 77).
 * @param entities as MikroORM has discovered them.
 */
export const declaredTables = (entities: Iterable<EntityMetadata>): DeclaredTables => ({
  ...Object.fromEntries([...entities].filter(isTable).map((entity) => [entity.tableName, tableOf(entity)])),
  ...WITHOUT_ENTITY,
});

/** Embedded classes are columns of another table. */
const isTable = ({ embeddable }: EntityMetadata): boolean => !embeddable;

/** Whether the archive of everything includes a column; it never includes an undeclared one. */
export function isArchived(tables: DeclaredTables, table: string, column: string): boolean {
  const declared = tables[table];
  const { kind, notArchived } = declared?.columns[column] ?? { kind: 'SECRET' };
  return declared?.notArchived === undefined && notArchived === undefined && kind !== 'SECRET';
}
