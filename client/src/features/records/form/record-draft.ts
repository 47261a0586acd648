import type { WarningKind } from '#domain/records/warnings/warning.js';
import type { Draft } from '../../../drafts/draft';
import { useStoredDraft } from '../../../drafts/use-stored-draft';
import type { RecordValues } from '../record-values';

/** The record's id, 'new', or the visit whose record it will be. */
export type DraftedRecord = 'new' | number | `visit-${number}`;

/**
 * A record's form does not use `kept` of `useVersionedForm`, which keeps only the fields that were changed and fills in
 * the others anew: a record that is continued another day keeps the day, the professional, and the supplies with their
 * prices, as the form showed them when it was written. Its drafts are also those of earlier versions of the panel
 * (`clear-text-records.ts`), which name the version that an edit started from but not its text.
 */
export interface RecordDraft {
  readonly values: RecordValues;
  /** The version that the edit started from; 0 for a new record. */
  readonly version: number;
  /** Warnings that were dismissed in the visit. Absent if there were none. */
  readonly dismissed?: readonly WarningKind[];
}

export const recordForm = (patientId: number, record: DraftedRecord): string =>
  `record.${patientId}.${record}`;

/** The page on which the draft is continued. */
export function recordPath(patientId: number, record: DraftedRecord): string {
  if (typeof record === 'string' && record !== 'new')
    return `/app/citas/${record.slice('visit-'.length)}/visita`;
  return `/app/fichas-clinicas?paciente=${patientId}${record === 'new' ? '' : `&ficha=${record}`}`;
}

/** @returns undefined until it is read. */
export function useRecordDraft(
  patientId: number,
  record: DraftedRecord,
  isFollowed = false,
): { draft: RecordDraft | undefined } | undefined {
  const found = useStoredDraft<RecordDraft>(recordForm(patientId, record), isFollowed);
  return found && { draft: usable(found.draft) };
}

/** An older version of the panel may have kept it in another form. */
function usable(draft: Draft<RecordDraft> | undefined): RecordDraft | undefined {
  return Array.isArray(draft?.content.values.usedSupplies) ? draft?.content : undefined;
}
