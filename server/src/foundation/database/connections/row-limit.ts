import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Limits the rows that the statements of a request may read and write. */
export interface RowLimit {
  readonly staffId: number;
  readonly professionalId: number;
  readonly services: readonly string[];
}

/** The schema whose views replace the tables: each has the rows of the limit only. */
export const OWN_ROWS_SCHEMA = 'own_rows';

/** Settings that the views read. Set for one transaction, because another request uses the connection next. */
export const LIMIT_SETTINGS = {
  staffId: 'huella.own_staff',
  professionalId: 'huella.own_professional',
  services: 'huella.own_services',
} as const;

interface Scope {
  limit: RowLimit | undefined;
}
const scopes = new AsyncLocalStorage<Scope>();

/**
 * Starts without a limit: for a request, whose rows can be limited from now on, and inside one for what belongs to the
 * whole clinic, e.g. calculating stored figures. A transaction that is already open stays limited.
 */
export const withRowScope = <T>(work: () => T): T => scopes.run({ limit: undefined }, work);

/**
 * Limits the rows of every later statement of the current request.
 * @throws Error outside a request, because the statements would not be limited.
 */
export function limitRows(limit: RowLimit): void {
  const scope = scopes.getStore();
  if (!scope) throw new Error('rows can be limited in a request only');
  scope.limit = limit;
}

export const currentRowLimit = (): RowLimit | undefined => scopes.getStore()?.limit;

/** The user who wrote a row, and the professional of its visit. */
export interface RowAuthor {
  readonly professionalId: number | null;
  readonly writtenBy: number | null;
}

/** Whether a limited person may only read a row: others wrote it, about a visit of others (decision 116). */
export function isOfOthers({ professionalId, writtenBy }: RowAuthor): boolean {
  const limit = currentRowLimit();
  return limit !== undefined && professionalId !== limit.professionalId && writtenBy !== limit.staffId;
}

/** Statements that limit the open transaction. */
export function limitingStatements({ staffId, professionalId, services }: RowLimit): string {
  const settings: readonly (readonly [string, string])[] = [
    [LIMIT_SETTINGS.staffId, String(staffId)],
    [LIMIT_SETTINGS.professionalId, String(professionalId)],
    [LIMIT_SETTINGS.services, services.join(',')],
  ];
  const texts = settings.map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`);
  return [`set local search_path = ${OWN_ROWS_SCHEMA}, public`, ...texts].join('; ');
}
