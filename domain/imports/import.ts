import type { Area } from '../staff/rights.js';

/** What a file can bring, and the area whose data it writes. */
export const IMPORT_RESOURCES = ['PATIENTS', 'APPOINTMENTS', 'RECORDS', 'SUPPLIES'] as const;
export type ImportResource = (typeof IMPORT_RESOURCES)[number];

export const AREA_OF_RESOURCE: Readonly<Record<ImportResource, Area>> = {
  PATIENTS: 'PATIENTS',
  APPOINTMENTS: 'AGENDA',
  SUPPLIES: 'STOCK',
  RECORDS: 'HEALTH_DATA',
};

/**
 * `UPLOADED`: its columns wait to be confirmed. `CHECKING` and `APPLYING` are under way; `INTERRUPTED` is one of those two
 * whose server ended, which stored nothing.
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

/** What was found out about a row: it is new, stored already, perhaps stored already, or can't be stored. */
export const VERDICTS = ['NEW', 'SAME', 'LIKELY', 'REJECTED'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What becomes of a row. `FILL` writes what the stored one lacks, and nothing else. */
export const ROW_ACTIONS = ['CREATE', 'FILL', 'SKIP', 'REJECT'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** What the user decides, for all rows of a kind. */
export interface ImportChoices {
  /** For those that are stored already. */
  readonly same: Exclude<RowAction, 'CREATE' | 'REJECT'>;
  /** For those that perhaps are. */
  readonly likely: Exclude<RowAction, 'REJECT'>;
}

/** Nobody is made twice, nor mixed with somebody else, unless the user says so. */
export const DEFAULT_CHOICES: ImportChoices = { same: 'FILL', likely: 'SKIP' };

/** What is as its row says or is another one: there is nothing that it could lack. */
const NEVER_FILLED: ReadonlySet<ImportResource> = new Set(['APPOINTMENTS', 'RECORDS']);

export const canBeFilled = (resource: ImportResource): boolean => !NEVER_FILLED.has(resource);

/** The user's, as far as there is a choice. */
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

/** Of a file, in bytes and in rows below its headers; of a row, in columns; of a cell, in characters. */
export const IMPORT_LIMITS = { bytes: 20_000_000, rows: 100_000, columns: 100, cell: 20_000 } as const;

/** How long the rows of a file are kept: to be corrected, to be applied, and to be undone. */
export const KEPT_HOURS = 24;
