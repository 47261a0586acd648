import type { LocalDate } from '../../clinic-time.js';
import type { AlertChange, AlertKind } from '../../patients/alert.js';
import { TEXT_LIMITS } from '../../text-limits.js';

/** Questions that one alert answers. */
export const FACT_QUESTIONS = [
  'DIABETES',
  'ANTICOAGULANTS',
  'PACEMAKER',
  'PREGNANCY',
] as const satisfies readonly AlertKind[];

/** Allergies to tick: one that is not ticked says nothing. */
export const ALLERGY_QUESTIONS = [
  'LATEX_ALLERGY',
  'IODINE_ALLERGY',
  'ADHESIVE_ALLERGY',
  'LIDOCAINE_ALLERGY',
  'ACRYLATE_ALLERGY',
] as const satisfies readonly AlertKind[];

/** Questions that are answered in one's own words. */
export const TEXT_QUESTIONS = ['OTHER_ALLERGIES', 'MEDICINES', 'FOOTWEAR', 'PAIN'] as const;

/**
 * The lines of a questionnaire, in the order of the form. `NO_ALLERGIES` stands for none of the allergies to tick.
 */
export const INTAKE_QUESTIONS = [
  ...FACT_QUESTIONS,
  ...ALLERGY_QUESTIONS,
  'NO_ALLERGIES',
  'OTHER_ALLERGIES',
  'SMOKING',
  'MEDICINES',
  'FOOTWEAR',
  'PAIN',
] as const;
export type IntakeQuestion = (typeof INTAKE_QUESTIONS)[number];

export const INTAKE_ANSWERS = ['YES', 'NO', 'UNSURE', 'NEVER', 'FORMER', 'CURRENT'] as const;
export type IntakeAnswer = (typeof INTAKE_ANSWERS)[number];

export const INTAKE_LINE_STATES = ['ACCEPTED', 'DISMISSED', 'PENDING'] as const;
export type IntakeLineState = (typeof INTAKE_LINE_STATES)[number];

/** In characters. `note` is the limit of an answer that becomes the note of an alert. */
export const INTAKE_LIMITS = { text: 500, note: TEXT_LIMITS.short, sinceWords: 100 } as const;

/** A single-use link for the desk works for this long. */
export const INTAKE_LINK_MINUTES = 60;

/** Unreviewed answers are deleted this long after the appointment, or after they were given. */
export const UNREVIEWED_DAYS = 30;

/** One answered question. Texts may be empty. */
export interface IntakeLine {
  readonly question: IntakeQuestion;
  /** Null for a question that is answered in words. */
  readonly answer: IntakeAnswer | null;
  /** The answer in words, or which anticoagulant. */
  readonly text: string;
  /** Since when a person has diabetes; null if unknown. */
  readonly since: LocalDate | null;
  /** Since when it hurts, as written. */
  readonly sinceWords: string;
}

const includes = <One extends string>(some: readonly One[], one: string): one is One =>
  (some as readonly string[]).includes(one);

/** The answers to choose from; none for a question that is answered in words. */
export function answersTo(question: IntakeQuestion): readonly IntakeAnswer[] {
  if (includes(FACT_QUESTIONS, question)) return ['YES', 'NO', 'UNSURE'];
  if (question === 'SMOKING') return ['NEVER', 'FORMER', 'CURRENT'];
  return includes(TEXT_QUESTIONS, question) ? [] : ['YES'];
}

/** The current notes about a patient. */
export interface CurrentAlert {
  readonly kind: AlertKind;
  readonly note: string;
  readonly isDenied: boolean;
}

/** The note of an alert. Answers stored before the form had this limit may be longer; the line keeps them whole. */
function noteFrom(text: string): string {
  const characters = [...text];
  return characters.length > INTAKE_LIMITS.note
    ? `${characters.slice(0, INTAKE_LIMITS.note - 1).join('')}…`
    : text;
}

/**
 * The change of an accepted line to the patient's alerts: none for an answer without an alert, or for 'not sure'. A
 * note and a day that the line does not give stay as they are.
 */
export function alertChangesOf(
  { question, answer, text, since }: IntakeLine,
  current: readonly CurrentAlert[],
): AlertChange[] {
  const noteOf = (kind: AlertKind, isDenied: boolean): string =>
    current.find((one) => one.kind === kind && one.isDenied === isDenied)?.note ?? '';
  const denied = (kind: AlertKind): AlertChange => ({
    kind,
    note: noteOf(kind, true),
    isNoted: false,
    isDenied: true,
  });
  if (question === 'NO_ALLERGIES') return ALLERGY_QUESTIONS.map(denied);
  if (!includes([...FACT_QUESTIONS, ...ALLERGY_QUESTIONS], question)) return [];
  if (answer === 'NO') return [denied(question)];
  if (answer !== 'YES') return [];
  const note = noteFrom(text) || noteOf(question, false);
  return [{ kind: question, note, isNoted: true, ...(since && { since }) }];
}

/** The alerts that unreviewed lines would note. They may cause warnings, and change nothing. */
export const unreviewedAlerts = (
  lines: ReadonlyArray<IntakeLine & { readonly state: IntakeLineState }>,
): ReadonlySet<AlertKind> =>
  new Set(
    lines
      .filter(({ state }) => state === 'PENDING')
      .flatMap((line) => alertChangesOf(line, []))
      .filter(({ isNoted }) => isNoted)
      .map(({ kind }) => kind),
  );

/** Whether accepting a line would end an alert, or end a denial: then the screen shows the current state. */
export const contradicts = (line: IntakeLine, current: readonly CurrentAlert[]): CurrentAlert[] =>
  alertChangesOf(line, current).flatMap(({ kind, isNoted }) =>
    current.filter((one) => one.kind === kind && one.isDenied === isNoted),
  );

/** Whether both say the same. */
export const isSameLine = (one: IntakeLine, other: IntakeLine): boolean =>
  one.question === other.question &&
  one.answer === other.answer &&
  one.text === other.text &&
  one.since === other.since &&
  one.sinceWords === other.sinceWords;

/** The latest accepted line of each question that has no place of its own in the record, for the patient's page. */
export function keptAnswers<Line extends IntakeLine & { readonly state: IntakeLineState }>(
  newestFirst: readonly Line[],
): Line[] {
  const accepted = newestFirst.filter(
    (line) =>
      line.state === 'ACCEPTED' && (line.answer === 'UNSURE' || alertChangesOf(line, []).length === 0),
  );
  return INTAKE_QUESTIONS.flatMap((question) => accepted.find((line) => line.question === question) ?? []);
}

/** The name in the page's greeting. The holder of a link sees nothing else about the patient. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
