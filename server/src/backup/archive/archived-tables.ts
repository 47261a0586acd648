import { isArchived } from '../../database/columns/declared-tables.js';
import { AGENDA } from './tables/agenda.es.js';
import { type ArchivedTable, columnsOf } from './tables/archived-table.js';
import { PEOPLE } from './tables/people.es.js';
import { REGISTERS } from './tables/registers.es.js';
import { SETTINGS } from './tables/settings.es.js';
import { STOCK_AND_MESSAGES } from './tables/stock-and-messages.es.js';

/** All of the clinic's data, in the archive's order. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  ...PEOPLE,
  ...AGENDA,
  ...STOCK_AND_MESSAGES,
  ...SETTINGS,
  ...REGISTERS,
];

/**
 * Nothing leaves that nobody decided on.
 * @throws if a table reads a column that is not declared, or declared as not archived
 */
export function assertArchived({ table, fields }: ArchivedTable): void {
  const refused = fields.flatMap(columnsOf).filter((column) => !isArchived(table, column));
  if (refused.length > 0) throw new Error(`the archive must not have ${table}: ${refused.join(', ')}`);
}
