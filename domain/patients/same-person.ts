import { isNearly, wordsOf } from './merge.js';
import { searchForm } from './patient-search.js';

/**
 * Whether two names can belong to one person: every word of the shorter one is in the longer one, in any order,
 * ignoring accents, case and one wrong letter. An initial stands for a word.
 */
export function isSamePerson(one: string, other: string): boolean {
  if (searchForm(one) === searchForm(other)) return true;
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  const left = [...long];
  for (const word of short) {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((candidate) => isSameWord(word, candidate));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return short.length > 0;
}

const isSameWord = (one: string, other: string): boolean =>
  one.length === 1 || other.length === 1
    ? one[0] === other[0]
    : isNearly(one, other) && haveSameEnding(one, other);

/** Fernando and Fernanda, or Daniel and Daniela, are often parent and child, not one person misspelt. */
const haveSameEnding = (one: string, other: string): boolean =>
  one.at(-1) === other.at(-1) || ![one, other].some((word) => /[aeiou]$/.test(word));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words for relatives of the person named: 'hija de Ana Soto' and 'Ana Soto (mamá)' are not Ana Soto herself. */
const KIN = setOf(
  'hija hijo mama madre papa padre nieta nieto esposa esposo marido rn lactante apoderada apoderado',
);

/** Words that people of different families have in their names. */
const BESIDE_NAMES = setOf(
  'da das de del der di do e la las los san santa sta sto van von y ' +
    'sr sra srta senor senora senorita don dona dr dra vda viuda jr hno hna hnos nino nina paciente cliente',
);

/** Whether both have a first name or a surname in common, ignoring one wrong letter. An initial is not enough. */
export function shareAName(one: string, other: string): boolean {
  if (wordsOf(one).length > 0 && searchForm(one) === searchForm(other)) return true;
  if (namesKin(one) !== namesKin(other)) return false;
  const others = namesIn(other);
  return namesIn(one).some((name) => others.some((candidate) => isSameWord(name, candidate)));
}

const namesKin = (name: string): boolean => wordsOf(name).some((word) => KIN.has(word));

const namesIn = (name: string): string[] =>
  wordsOf(name).filter((word) => [...word].length > 1 && !BESIDE_NAMES.has(word) && !KIN.has(word));

/**
 * The name of the person who comes to an appointment, if not the patient.
 * @param bookedName the name a visitor typed; null if staff made the appointment.
 */
export const visitorName = (patientName: string, bookedName: string | null): string | null =>
  bookedName === null || isSamePerson(bookedName, patientName) ? null : bookedName;

interface Named {
  readonly name: string;
}

/** The one patient of this name. An equal name is preferred: a mother's and a daughter's may be similar. */
export function patientNamed<Patient extends Named>(
  name: string,
  patients: readonly Patient[],
): Patient | undefined {
  const equal = patients.filter((patient) => searchForm(patient.name) === searchForm(name));
  const [found, ...others] =
    equal.length > 0 ? equal : patients.filter((patient) => isSamePerson(name, patient.name));
  return others.length === 0 ? found : undefined;
}

/**
 * The stored patient to whom a visitor's booking is assigned.
 * @param patients those with the visitor's e-mail and phone; a single one is taken, whatever name was typed.
 */
export function patientOfVisitor<Patient extends Named>(
  name: string,
  patients: readonly Patient[],
): Patient | undefined {
  return patients.length === 1 ? patients[0] : patientNamed(name, patients);
}
