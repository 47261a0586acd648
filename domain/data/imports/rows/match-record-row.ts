import type { LocalDate } from '../../../clinic-time.js';
import type { Verdict } from '../import.js';

/** A row's values, as returned by `readRow`. No text is empty: a missing one is replaced by a note. */
export interface RecordValues {
  readonly date: LocalDate;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  /** The attending professional, as written in the file. */
  readonly professionalName?: string;
}

export interface StoredRecord extends RecordTexts {
  readonly id: number;
  readonly patientId: number;
}

type RecordTexts = Pick<RecordValues, 'date' | 'careDescription' | 'procedure' | 'instructions'>;

/**
 * Equal for two records with the same texts for a patient and day. Line breaks and spaces are ignored, because
 * spreadsheets change them.
 */
export const recordKey = (
  patientId: number,
  { date, careDescription, procedure, instructions }: RecordTexts,
): string => [patientId, date, ...[careDescription, procedure, instructions].map(comparable)].join('\u001f');

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Whether a row is already stored. Another text about the same day is another record: stored ones are never changed.
 * @param stored by key.
 */
export function matchRecordRow(
  key: string,
  stored: ReadonlyMap<string, StoredRecord>,
): { readonly verdict: Verdict; readonly targetId?: number } {
  const same = stored.get(key);
  return same ? { verdict: 'SAME', targetId: same.id } : { verdict: 'NEW' };
}
