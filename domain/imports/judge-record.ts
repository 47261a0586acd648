import type { LocalDate } from '../clinic-time.js';
import type { Verdict } from './import.js';

/** A row that was read, as `readRow` gives its values: each text says something, if only that the file does not. */
export interface RecordValues {
  readonly date: LocalDate;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  /** Who attended, in the words of the file. */
  readonly professionalName?: string;
}

export interface StoredRecord extends RecordTexts {
  readonly id: number;
  readonly patientId: number;
}

type RecordTexts = Pick<RecordValues, 'date' | 'careDescription' | 'procedure' | 'instructions'>;

/**
 * The same for two records that say the same of a patient's day. Spreadsheets change line breaks and spaces: they tell no
 * two records apart.
 */
export const recordKey = (
  patientId: number,
  { date, careDescription, procedure, instructions }: RecordTexts,
): string => [patientId, date, ...[careDescription, procedure, instructions].map(comparable)].join('\u001f');

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Whether a row is stored already. Another text about the same day is another record: nothing is ever written into one.
 * @param stored by their keys.
 */
export function judgeRecord(
  key: string,
  stored: ReadonlyMap<string, StoredRecord>,
): { readonly verdict: Verdict; readonly targetId?: number } {
  const same = stored.get(key);
  return same ? { verdict: 'SAME', targetId: same.id } : { verdict: 'NEW' };
}
