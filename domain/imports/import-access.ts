import { may, type Rights } from '../staff/rights.js';
import { looksLikeHealthData } from './guess-columns.js';
import type { ImportResource } from './import.js';
import { bringsHealthData, type ColumnMap } from './import-fields.js';

/** What decides who may see an import's cells and continue with it. */
export interface ImportSecrecy {
  readonly resource: ImportResource;
  readonly createdBy: number;
  readonly columns: ColumnMap;
  /** By column: whether it neither was ever imported as health data nor looks like it. */
  readonly openColumns: readonly boolean[];
  /** Whether its uploader had the right to health data: then any column may hold some. */
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

/** The columns that stay open with this mapping: health data once, health data for good. */
export const stillOpen = (
  resource: ImportResource,
  openColumns: readonly boolean[],
  columns: ColumnMap,
): boolean[] =>
  openColumns.map((isOpen, index) => isOpen && !bringsHealthData(resource, [columns[index] ?? null]));

/** Whether it is the user's own file, uploaded when they had no right to health data either. */
const isOwn = ({ createdBy, mayHoldHealthData }: ImportSecrecy, { id }: User): boolean =>
  id === createdBy && !mayHoldHealthData;

/** By column: whether the user may see its cells, which importing it needs. */
export function seenColumns(one: ImportSecrecy, user: User): boolean[] {
  const { openColumns, mayHoldHealthData } = one;
  if (may(user.rights, 'HEALTH_DATA', 'READ')) return openColumns.map(() => true);
  const isShown = isOwn(one, user) || (!mayHoldHealthData && !openColumns.includes(false));
  return openColumns.map((isOpen) => isOpen && isShown);
}

/**
 * Whether the user may apply, undo or discard it, as far as it depends on health data. The user who uploaded it needs
 * the right to what it imports now, all others the right to whatever any of its columns ever was.
 */
export function mayContinue(one: ImportSecrecy, user: User): boolean {
  const { resource, columns, openColumns } = one;
  if (may(user.rights, 'HEALTH_DATA', 'WRITE')) return true;
  return !bringsHealthData(resource, columns) && (isOwn(one, user) || !openColumns.includes(false));
}
