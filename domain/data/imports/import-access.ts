import { may, type Rights } from '../../access/rights.js';
import { looksLikeHealthData } from './guess-columns.js';
import type { ImportResource } from './import.js';
import { bringsHealthData, type ColumnMap } from './import-fields.js';

/** The facts that decide whether a user may see an import's cells and continue it. */
export interface ImportSecrecy {
  readonly resource: ImportResource;
  readonly createdBy: number;
  readonly columns: ColumnMap;
  /** By column: true if it was never imported as health data and does not look like it. */
  readonly openColumns: readonly boolean[];
  /** Whether the uploader had the right to health data: then any column may contain some. */
  readonly mayHoldHealthData: boolean;
}

interface User {
  readonly id: number;
  readonly rights: Rights;
}

/** @param columns the guess for a new file. */
export const openColumnsOf = (
  resource: ImportResource,
  headers: readonly string[],
  columns: ColumnMap,
): boolean[] =>
  stillOpen(
    resource,
    headers.map((header) => !looksLikeHealthData(resource, header)),
    columns,
  );

/** The columns that stay open with this mapping: once mapped as health data, a column stays closed for good. */
export const stillOpen = (
  resource: ImportResource,
  openColumns: readonly boolean[],
  columns: ColumnMap,
): boolean[] =>
  openColumns.map((isOpen, index) => isOpen && !bringsHealthData(resource, [columns[index] ?? null]));

/** Whether it is the user's own file, uploaded when they had no right to health data either. */
const isOwn = ({ createdBy, mayHoldHealthData }: ImportSecrecy, { id }: User): boolean =>
  id === createdBy && !mayHoldHealthData;

/** By column: whether the user may see its cells. Only columns that the user sees can be mapped. */
export function seenColumns(one: ImportSecrecy, user: User): boolean[] {
  const { openColumns, mayHoldHealthData } = one;
  if (may(user.rights, 'HEALTH_DATA', 'READ')) return openColumns.map(() => true);
  const isShown = isOwn(one, user) || (!mayHoldHealthData && !openColumns.includes(false));
  return openColumns.map((isOpen) => isOpen && isShown);
}

/**
 * Whether the user may apply, undo or discard it, as far as it depends on health data. The right is required of the
 * uploader if the import now brings health data; of other users, and of an uploader who had the right, also if any
 * column ever did.
 */
export function mayContinue(one: ImportSecrecy, user: User): boolean {
  const { resource, columns, openColumns } = one;
  if (may(user.rights, 'HEALTH_DATA', 'WRITE')) return true;
  return !bringsHealthData(resource, columns) && (isOwn(one, user) || !openColumns.includes(false));
}
