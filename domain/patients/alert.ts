import type { LocalDate } from '../clinic-time.js';

/** Conditions that matter when treating a foot or a hand. */
export const ALERT_KINDS = [
  'DIABETES',
  'ANTICOAGULANTS',
  'LATEX_ALLERGY',
  'LIDOCAINE_ALLERGY',
  'IODINE_ALLERGY',
  'ADHESIVE_ALLERGY',
  'ACRYLATE_ALLERGY',
  'IMMUNOSUPPRESSION',
  'ARTERIAL_DISEASE',
  'KIDNEY_FAILURE',
  'PACEMAKER',
  'PREGNANCY',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alerts that are findings on the patient's feet and legs. */
export const FOOT_FINDINGS = [
  'ARTERIAL_DISEASE',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
] as const satisfies readonly AlertKind[];
export type FootFinding = (typeof FOOT_FINDINGS)[number];

/** Alerts on which the risk of the feet rests and which no examination shows: the patient has to be asked. */
export const ASKED_ALERTS = [
  'DIABETES',
  'EARLIER_ULCER',
  'KIDNEY_FAILURE',
] as const satisfies readonly AlertKind[];
export type AskedAlert = (typeof ASKED_ALERTS)[number];

/** `note` may be empty. */
export interface Alert {
  readonly kind: AlertKind;
  readonly note: string;
  /** The first day on which it applied; null if unknown. */
  readonly since: LocalDate | null;
}

/** The alerts that a patient has, and those denied when asked; those never asked about are in neither set. */
export interface PatientFacts {
  readonly present: ReadonlySet<AlertKind>;
  readonly denied: ReadonlySet<AlertKind>;
}

export const NO_FACTS: PatientFacts = { present: new Set(), denied: new Set() };

/** @param answers the current ones, those of merged patients included: an alert outweighs a denial */
export const factsOf = (
  answers: ReadonlyArray<{ readonly kind: AlertKind; readonly isDenied: boolean }>,
): PatientFacts => {
  const kindsOf = (isDenied: boolean): AlertKind[] =>
    answers.filter((one) => one.isDenied === isDenied).map(({ kind }) => kind);
  const present = new Set(kindsOf(false));
  return { present, denied: new Set(kindsOf(true).filter((kind) => !present.has(kind))) };
};

/** The edit sets the alert, denies it, or does neither: then what was noted no longer applies. */
export interface AlertChange {
  readonly kind: AlertKind;
  readonly isNoted: boolean;
  /** With `isNoted` false: the patient was asked and does not have it. */
  readonly isDenied?: boolean;
  /** May be empty. */
  readonly note: string;
  /** The first day of a set alert; absent keeps the stored day, null is unknown. */
  readonly since?: LocalDate | null;
  /** For an ended alert, the first day on which it no longer applied; null or absent is today. */
  readonly until?: LocalDate | null;
}

/** An edit of one kind: it applies, was denied, or neither. */
export interface AlertAnswer {
  readonly answer: 'YES' | 'NO' | null;
  readonly note: string;
  readonly since: LocalDate | null;
  /** Only counts for an alert that this edit ends. */
  readonly until: LocalDate | null;
}
export type AlertAnswers = Readonly<Record<AlertKind, AlertAnswer>>;

/** The changes that turn one set of answers into another, in the order of the kinds. */
export function alertChanges(before: AlertAnswers, after: AlertAnswers): AlertChange[] {
  return ALERT_KINDS.flatMap((kind): AlertChange[] => {
    const [old, wanted] = [before[kind], after[kind]];
    const isSame =
      old.answer === wanted.answer &&
      (wanted.answer === null || old.note === wanted.note) &&
      (wanted.answer !== 'YES' || old.since === wanted.since);
    if (isSame) return [];
    const { note, since, until } = wanted;
    if (wanted.answer === 'YES') return [{ kind, note, isNoted: true, since }];
    if (wanted.answer === 'NO')
      return [{ kind, note, isNoted: false, isDenied: true, ...(old.answer === 'YES' && { until }) }];
    return [{ kind, note: '', isNoted: false, until }];
  });
}
