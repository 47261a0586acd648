import type { Area } from '../staff/rights.js';

/** What a file can contain, and the area whose data it writes. */
export const IMPORT_RESOURCES = ['PATIENTS', 'APPOINTMENTS', 'RECORDS', 'SUPPLIES'] as const;
export type ImportResource = (typeof IMPORT_RESOURCES)[number];

export const AREA_OF_RESOURCE: Readonly<Record<ImportResource, Area>> = {
  PATIENTS: 'PATIENTS',
  APPOINTMENTS: 'AGENDA',
  SUPPLIES: 'STOCK',
  RECORDS: 'HEALTH_DATA',
};

/**
 * `UPLOADED`: its columns are still to be confirmed. `CHECKING` and `APPLYING` are in progress; `INTERRUPTED`: the
 * server stopped during one of those two, and nothing was stored.
 */
export const IMPORT_STATES = [
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
  'INTERRUPTED',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What the check found: the row is new, already stored, perhaps already stored, or can't be stored. */
export const VERDICTS = ['NEW', 'SAME', 'LIKELY', 'REJECTED'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What happens to a row. `FILL` only writes what the stored one lacks. */
export const ROW_ACTIONS = ['CREATE', 'FILL', 'SKIP', 'REJECT'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** The user's decisions, for all rows of a kind. */
export interface ImportChoices {
  /** For rows that are already stored. */
  readonly same: Exclude<RowAction, 'CREATE' | 'REJECT'>;
  /** For rows that perhaps are. */
  readonly likely: Exclude<RowAction, 'REJECT'>;
}

/** Never creates a patient twice or mixes two up, unless the user says so. */
export const DEFAULT_CHOICES: ImportChoices = { same: 'FILL', likely: 'SKIP' };

/** These either equal their row or are different ones: there is nothing to fill in. */
const NEVER_FILLED: ReadonlySet<ImportResource> = new Set(['APPOINTMENTS', 'RECORDS']);

export const canBeFilled = (resource: ImportResource): boolean => !NEVER_FILLED.has(resource);

/** The user's choices, as far as there are any. */
export const choicesFor = (resource: ImportResource, choices: ImportChoices): ImportChoices =>
  canBeFilled(resource) ? choices : { same: 'SKIP', likely: 'SKIP' };

export function actionOf(verdict: Verdict, { same, likely }: ImportChoices): RowAction {
  switch (verdict) {
    case 'NEW':
      return 'CREATE';
    case 'SAME':
      return same;
    case 'LIKELY':
      return likely;
    case 'REJECTED':
      return 'REJECT';
  }
}

/** The bytes of a file. `FILE_LIMITS` has what may be in it. */
export const MAX_IMPORT_BYTES = 20_000_000;

/** How long a file's rows are kept, to be corrected, applied or undone. */
export const KEPT_HOURS = 24;
