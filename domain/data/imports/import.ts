import type { Area } from '../../access/rights.js';

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

/** The check's results: the row is new, already stored, perhaps already stored, or can't be stored. */
export const VERDICTS = ['NEW', 'SAME', 'LIKELY', 'REJECTED'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `FILL` only writes the values that the stored object lacks. */
export const ROW_ACTIONS = ['CREATE', 'FILL', 'SKIP', 'REJECT'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** The user's decisions, for all rows of a kind. */
export interface ImportChoices {
  /** For rows that are already stored. */
  readonly same: Exclude<RowAction, 'CREATE' | 'REJECT'>;
  /** For rows that may already be stored. */
  readonly likely: Exclude<RowAction, 'REJECT'>;
}

/** Never creates a patient twice or mixes two up, unless the user says so. */
export const DEFAULT_CHOICES: ImportChoices = { same: 'FILL', likely: 'SKIP' };

/** A stored one either equals the row or is a different one: there is nothing to fill in. */
const NEVER_FILLED: ReadonlySet<ImportResource> = new Set(['APPOINTMENTS', 'RECORDS']);

export const canBeFilled = (resource: ImportResource): boolean => !NEVER_FILLED.has(resource);

/** The user's choices; `SKIP` for resources that are never filled in. */
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

/** Size limit of a file; `FILE_LIMITS` limits its contents. */
export const MAX_IMPORT_BYTES = 20_000_000;

/** How long an import can be corrected, applied or undone; then its rows are deleted. */
export const KEPT_HOURS = 24;
