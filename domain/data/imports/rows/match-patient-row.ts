import { areSimilarNames, MERGE_FIELDS } from '../../../patients/merge.js';
import { comparableEmail } from '../../../patients/email.js';
import type { Identifier } from '../../../patients/identifiers/identifier.js';
import { fieldsOfMerge, type PatientData } from '../../../patients/patient-fields.es.js';
import { searchForm } from '../../../patients/patient-search.js';
import { isSamePerson, shareAName } from '../../../patients/same-person.js';
import { parsePhone } from '../../../patients/phone.js';
import type { Rut } from '../../../rut.js';
import type { Verdict } from '../import.js';

/** A row's values, as returned by `readRow`. */
export interface PatientValues extends Partial<PatientData> {
  readonly identifiers?: readonly Identifier[];
}

export interface StoredPatient extends PatientData {
  readonly id: number;
}

/** Values that a stored patient lacks and a row fills in. */
export type PatientFill = Partial<PatientData>;

interface Judgement<Stored> {
  readonly verdict: Verdict;
  readonly target?: Stored;
}

/**
 * Finds a row's patient among the stored ones.
 * @param holder the patient with the row's RUT (now, or before a merge) or with one of its documents.
 * @param others patients with its phone or e-mail.
 */
export function matchPatientRow<Stored extends StoredPatient>(
  row: PatientValues,
  holder: Stored | undefined,
  others: readonly Stored[],
): Judgement<Stored> {
  if (holder) return { verdict: 'SAME', target: holder };
  const likely = others.find((other) => isPerhaps(row, other));
  return likely ? { verdict: 'LIKELY', target: likely } : { verdict: 'NEW' };
}

/** Families share a phone or an address, so the name must be similar too, and the RUT must not differ. */
function isPerhaps(row: PatientValues, other: StoredPatient): boolean {
  if (hasAnotherRut(row, other)) return false;
  const { phone, email } = sharedContacts(row, other);
  return (phone && email) || ((phone || email) && isNamesake(row, other));
}

type Comparable = Pick<StoredPatient, 'rut' | 'provisionalRut' | 'name' | 'phone' | 'email'>;

export interface RutHolder extends Comparable {
  /** The RUTs that the patient had before a merge. */
  readonly formerRuts: readonly Rut[];
}

/** For a row that was not matched by RUT: two non-provisional RUTs belong to different people. */
export const hasAnotherRut = (row: PatientValues, { provisionalRut }: Comparable): boolean =>
  ownRut(row) !== undefined && !provisionalRut;

/**
 * Whether a row's RUT and document belong to two people: to two stored patients, or the document to a patient with
 * another RUT.
 * @param holders the patients with its RUT (now, or before a merge) or with one of its documents.
 */
export function isOfTwoPeople(row: PatientValues, holders: readonly RutHolder[]): boolean {
  const rut = ownRut(row);
  const [holder, ...more] = holders;
  if (holder === undefined || more.length > 0) return more.length > 0;
  return hasAnotherRut(row, holder) && ![holder.rut, ...holder.formerRuts].some((one) => one === rut);
}

export function sharedContacts(row: PatientValues, other: Comparable): { phone: boolean; email: boolean } {
  const phone = row.phone && (parsePhone(row.phone) ?? row.phone);
  return {
    phone: Boolean(phone) && phone === (parsePhone(other.phone) ?? other.phone),
    email: Boolean(row.email) && comparableEmail(row.email ?? '') === comparableEmail(other.email),
  };
}

/**
 * Whether the names have nothing in common: then the shared RUT or document is a mistake, or was borrowed. With the
 * same RUT one common name is enough: surnames change with a marriage, and files leave out second names.
 */
export const hasOtherName = ({ name }: PatientValues, other: Pick<StoredPatient, 'name'>): boolean =>
  Boolean(name) && !shareAName(name ?? '', other.name);

export const isNamesake = ({ name = '' }: PatientValues, other: Comparable): boolean =>
  searchForm(name) === searchForm(other.name) ||
  // One word alone is too little for data that nothing else identifies.
  (areSimilarNames(name, other.name) && isSamePerson(name, other.name));

/** The row's RUT unless provisional: one of another clinic or of a deleted patient does not identify a person. */
export const ownRut = ({ rut, provisionalRut }: PatientValues): Rut | undefined =>
  provisionalRut ? undefined : rut;

/** Equal for two rows that would create the same patient twice. */
export function patientKey(row: PatientValues): string {
  if (row.rut) return `rut ${row.rut}`;
  const { name = '', phone = '', email = '' } = row;
  return ['person', searchForm(name), parsePhone(phone) ?? phone, comparableEmail(email)].join(' ');
}

/** The row's values that the stored patient lacks. Stored values are never replaced, except a provisional RUT. */
export function fillOf(row: PatientValues, stored: StoredPatient): PatientFill {
  // Data that belong together come from one source.
  const fields = MERGE_FIELDS.filter((group) => group !== 'RUT')
    .map((group) => fieldsOfMerge(group))
    .filter(([first]) => first && !stored[first])
    .flat();
  const said = fields.filter((field) => row[field]);
  const rut = stored.provisionalRut ? ownRut(row) : undefined;
  return {
    ...Object.fromEntries(said.map((field) => [field, row[field]])),
    ...(rut && rut !== stored.rut && { rut, provisionalRut: false }),
  };
}
