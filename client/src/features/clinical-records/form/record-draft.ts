import { forget, forgetAll, readStored, store, STORAGE_KEYS } from '../../../calls/browser-storage';
import type { RecordValues } from '../record-values';

/** Whose record it is, of whom: a new one, or the one with that id. */
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

/** A record in progress as this computer keeps it; undefined where there is none, or none that can be read. */
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

/** At logout: what a user wrote does not stay on a computer that others use. */
export const forgetDraftsOf = (staffId: number): void => forgetAll(`${STORAGE_KEYS.recordDraft}.${staffId}.`);
