import { forget, readStored, store, storedKeys, STORAGE_KEYS } from '../../../calls/browser-storage';
import type { RecordValues } from '../record-values';

/** The patient, and the record's id, 'new', or the visit whose record it will be. */
export interface DraftPlace {
  readonly staffId: number;
  readonly patientId: number;
  readonly record: 'new' | number | `visit-${number}`;
}

export interface RecordDraft {
  readonly values: RecordValues;
  /** The version that the edit started from; 0 for a new record. */
  readonly version: number;
}

interface StoredDraft extends RecordDraft {
  /** In milliseconds since 1970; absent in drafts from before it was stored. */
  readonly keptAt?: number;
}

/** Long enough for a weekend; health data must not stay on a computer any longer. */
const MAX_MS = 3 * 24 * 60 * 60_000;

const keyOf = ({ staffId, patientId, record }: DraftPlace): string =>
  `${STORAGE_KEYS.recordDraft}.${staffId}.${patientId}.${record}`;

/** Undefined if there is none or it can't be parsed. */
function readKey(key: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(readStored(key) ?? 'null') as StoredDraft | null;
    return draft && Array.isArray(draft.values.usedSupplies) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isTooOld = ({ keptAt = Date.now() }: StoredDraft): boolean => Date.now() - keptAt > MAX_MS;

/**
 * The draft stored on this computer; undefined if there is no usable one.
 * @param initial the values of fields that were introduced after the draft.
 */
export function readDraft(place: DraftPlace, initial?: RecordValues): RecordDraft | undefined {
  const draft = readKey(keyOf(place));
  return draft && !isTooOld(draft) ? { ...draft, values: { ...initial, ...draft.values } } : undefined;
}

const keepAt = (key: string, draft: RecordDraft): void =>
  store(key, JSON.stringify({ ...draft, keptAt: Date.now() } satisfies StoredDraft));

export const keepDraft = (place: DraftPlace, draft: RecordDraft): void => keepAt(keyOf(place), draft);

/** Removes everybody's drafts that are three days old, and any that can't be parsed. */
export function forgetOldDrafts(): void {
  for (const key of storedKeys(`${STORAGE_KEYS.recordDraft}.`)) {
    const draft = readKey(key);
    if (!draft || isTooOld(draft)) forget(key);
    else if (draft.keptAt === undefined) keepAt(key, draft);
  }
}

export const forgetDraft = (place: DraftPlace): void => forget(keyOf(place));
