import { addDays, type LocalDate } from '../clinic-time.js';
import { searchForm } from './patient-search.js';

/** What is compared before two patients become one; of each, the kept patient has their own or the other's. */
export const MERGE_FIELDS = [
  'RUT',
  'NAME',
  'PHONE',
  'EMAIL',
  'UNDERLYING_CONDITION',
  'EMERGENCY_CONTACT',
  'ADDRESS',
  'BIRTH_DATE',
  'CLINICAL_CASE',
  'SEX',
  'OCCUPATION',
  'HEALTH_INSURANCE',
  'LEGAL_REPRESENTATIVE',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

const UNDO_DAYS = 30;

/** The last day on which a merge can be undone. */
export const undoableUntil = (mergedOn: LocalDate): LocalDate => addDays(mergedOn, UNDO_DAYS);

/** The day of the earliest merges that can still be undone. */
export const undoableSince = (today: LocalDate): LocalDate => addDays(today, -UNDO_DAYS);

/** Why two patients may be one person. */
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
  /** E.164; null where the phone can't be read. */
  readonly phoneE164: string | null;
  readonly email: string;
  readonly birthDate: LocalDate | null;
}

/** Empty for two who have nothing in common that would make one think so. */
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

/** Whether any word is in both, but for one wrong letter. */
export function shareAWord(one: string, other: string): boolean {
  const others = wordsOf(other);
  return wordsOf(one).some((word) => others.some((candidate) => isNearly(word, candidate)));
}

const wordsOf = (name: string): string[] =>
  searchForm(name)
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Equal, or of four letters at least with one that is another, missing or too many. */
function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1);
}
