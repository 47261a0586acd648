import { addDays, type LocalDate } from '../clinic-time.js';
import { differInOneLetter } from '../spelling.js';
import { FIELDS, PATIENT_FIELDS, type PatientField } from './patient-fields.es.js';
import { searchForm } from './patient-search.js';

export type MergeField = (typeof PATIENT_FIELDS)[PatientField]['merge'];

/** Values compared before a merge: for each, the kept patient keeps its own or takes the other's. */
export const MERGE_FIELDS = [...new Set(FIELDS.map((field) => PATIENT_FIELDS[field].merge))];

const UNDO_DAYS = 30;

/** The last day on which a merge can be undone. */
export const undoableUntil = (mergedOn: LocalDate): LocalDate => addDays(mergedOn, UNDO_DAYS);

/** The earliest day whose merges can still be undone. */
export const undoableSince = (today: LocalDate): LocalDate => addDays(today, -UNDO_DAYS);

export const DUPLICATE_REASONS = [
  'SAME_PHONE',
  'SAME_EMAIL',
  'SAME_BIRTH_DATE_SIMILAR_NAME',
  'PROVISIONAL_SIMILAR_NAME',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

interface Compared {
  readonly provisionalRut: boolean;
  readonly name: string;
  /** E.164; null if the phone can't be parsed. */
  readonly phoneE164: string | null;
  readonly email: string;
  readonly birthDate: LocalDate | null;
}

/** Empty if nothing suggests that the two are one person. */
export function duplicateReasons(one: Compared, other: Compared): DuplicateReason[] {
  const isSimilar = areSimilarNames(one.name, other.name);
  const reasons: Readonly<Record<DuplicateReason, boolean>> = {
    SAME_PHONE: one.phoneE164 !== null && one.phoneE164 === other.phoneE164,
    SAME_EMAIL: one.email.includes('@') && one.email.toLowerCase() === other.email.toLowerCase(),
    SAME_BIRTH_DATE_SIMILAR_NAME: isSimilar && one.birthDate !== null && one.birthDate === other.birthDate,
    PROVISIONAL_SIMILAR_NAME: isSimilar && one.provisionalRut !== other.provisionalRut,
  };
  return DUPLICATE_REASONS.filter((reason) => reasons[reason]);
}

/** Whether all words of the shorter name, at least two, are in the longer one; each may have one wrong letter. */
export function areSimilarNames(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  const left = [...long];
  for (const word of short) {
    const at = left.findIndex((candidate) => isNearly(word, candidate));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return short.length >= 2;
}

/** The words of a name, in the form that is compared. */
export const wordsOf = (name: string): string[] =>
  searchForm(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

/** Equal, or at least four letters long with one letter changed, missing or added. */
export const isNearly = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && differInOneLetter(one, other));
