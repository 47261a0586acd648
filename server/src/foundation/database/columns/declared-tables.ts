import { ABOUT_ACCESS, ABOUT_AGENDA, ABOUT_CLINIC, ABOUT_WORK } from './about-clinic.js';
import { ABOUT_APPOINTMENTS, ABOUT_CARE, ABOUT_PATIENTS } from './about-patients.js';
import type { DeclaredTables } from './declared-table.js';

/** All tables and columns of the database; a test compares them with its catalog (decision 77). */
export const DECLARED_TABLES: DeclaredTables = {
  ...ABOUT_PATIENTS,
  ...ABOUT_CARE,
  ...ABOUT_APPOINTMENTS,
  ...ABOUT_AGENDA,
  ...ABOUT_CLINIC,
  ...ABOUT_ACCESS,
  ...ABOUT_WORK,
};

/** Whether the archive of everything includes a column; it never includes an undeclared one. */
export function isArchived(table: string, column: string): boolean {
  const declared = DECLARED_TABLES[table];
  const { kind, notArchived } = declared?.columns[column] ?? { kind: 'SECRET' };
  return declared?.notArchived === undefined && notArchived === undefined && kind !== 'SECRET';
}
