import { forget, forgetAll, readStored, store, STORAGE_KEYS } from '../../../calls/browser-storage';
import type { RecordValues } from '../record-values';

/** The patient, and the record's id or 'new'. */
export interface DraftPlace {
  readonly staffId: number;
  readonly patientId: number;
  readonly record: 'new' | number;
}

export interface RecordDraft {
  readonly values: RecordValues;
  /** The version that the edit began with; 0 for a new record. */
  readonly version: number;
}

const keyOf = ({ staffId, patientId, record }: DraftPlace): string =>
  `${STORAGE_KEYS.recordDraft}.${staffId}.${patientId}.${record}`;

/** The draft stored on this computer; undefined if there is none or it can't be parsed. */
export function readDraft(place: DraftPlace): RecordDraft | undefined {
  try {
    const draft = JSON.parse(readStored(keyOf(place)) ?? 'null') as RecordDraft | null;
    return draft && Array.isArray(draft.values.usedSupplies) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (place: DraftPlace, draft: RecordDraft): void =>
  store(keyOf(place), JSON.stringify(draft));

export const forgetDraft = (place: DraftPlace): void => forget(keyOf(place));

/** At logout: a user's drafts must not stay on a computer that others use. */
export const forgetDraftsOf = (staffId: number): void => forgetAll(`${STORAGE_KEYS.recordDraft}.${staffId}.`);
