import { isLocalDate, type LocalDate } from '../../clinic-time.js';
import { formWords, shortText } from '../../written-text.js';
import { INTAKE_FAULTS } from './intake.es.js';
import {
  ALLERGY_QUESTIONS,
  answersTo,
  INTAKE_LIMITS,
  INTAKE_QUESTIONS,
  type IntakeLine,
  type IntakeQuestion,
} from './intake.js';

/** The form's fields besides the lines' own answers. */
export const INTAKE_DETAILS = ['diabetesSince', 'whichAnticoagulants', 'painSince', 'consent'] as const;
export const INTAKE_FIELDS = [...INTAKE_QUESTIONS, ...INTAKE_DETAILS] as const;
export type IntakeField = (typeof INTAKE_FIELDS)[number];
export type IntakeWords = Readonly<Record<IntakeField, string>>;
export type IntakeFieldFaults = Readonly<Partial<Record<IntakeField, string>>>;

/** The names of the form's fields. A question's field is named by its word in the REST API. */
export const INTAKE_FORM = {
  DIABETES: 'diabetes',
  ANTICOAGULANTS: 'anticoagulantes',
  PACEMAKER: 'marcapasos',
  PREGNANCY: 'embarazo',
  LATEX_ALLERGY: 'alergia_latex',
  IODINE_ALLERGY: 'alergia_yodo',
  ADHESIVE_ALLERGY: 'alergia_adhesivo',
  LIDOCAINE_ALLERGY: 'alergia_lidocaina',
  ACRYLATE_ALLERGY: 'alergia_acrilatos',
  NO_ALLERGIES: 'sin_alergias',
  OTHER_ALLERGIES: 'otras_alergias',
  SMOKING: 'tabaco',
  MEDICINES: 'medicamentos',
  FOOTWEAR: 'calzado',
  PAIN: 'dolor',
  diabetesSince: 'diabetes_desde',
  whichAnticoagulants: 'cual_anticoagulante',
  painSince: 'dolor_desde',
  consent: 'acepto',
} as const satisfies Readonly<Record<IntakeField, string>>;

/** The form's hidden field with the digest of the consent that was shown. */
export const INTAKE_DIGEST = 'sha256';

/** The answers as the form and the REST API spell them. */
export const INTAKE_ANSWER_WORDS = {
  YES: 'si',
  NO: 'no',
  UNSURE: 'no_se',
  NEVER: 'nunca',
  FORMER: 'antes',
  CURRENT: 'actual',
} as const;

export const EMPTY_INTAKE = Object.fromEntries(INTAKE_FIELDS.map((field) => [field, ''])) as IntakeWords;

/** The fields that were sent as text; any other is empty. */
export const intakeWordsIn = (body: Readonly<Record<string, unknown>>): IntakeWords =>
  formWords(INTAKE_FIELDS, INTAKE_FORM, body);

/** The answered lines, or why they can't be taken: by field, or for all of them in `refusal`. */
export type ReadIntake =
  | { readonly lines: readonly IntakeLine[]; readonly faults?: undefined }
  | { readonly lines?: undefined; readonly faults: IntakeFieldFaults; readonly refusal?: string };

const OLDEST_DAY: LocalDate = '1900-01-01';

/** Reads a sent form. @param today the last day since when a person may have diabetes */
export function readIntake(words: IntakeWords, today: LocalDate): ReadIntake {
  const faults: Partial<Record<IntakeField, string>> = {};
  const textOf = (field: IntakeField, limit: number): string => {
    const text = shortText(words[field]);
    if (text.includes('\0') || !text.isWellFormed()) faults[field] = INTAKE_FAULTS.unreadable;
    else if ([...text].length > limit) faults[field] = INTAKE_FAULTS.tooLong(limit);
    return text;
  };
  const details = {
    DIABETES: words.diabetesSince.trim(),
    ANTICOAGULANTS: textOf('whichAnticoagulants', INTAKE_LIMITS.note),
    PAIN: textOf('painSince', INTAKE_LIMITS.sinceWords),
  };
  const lineOf = (question: IntakeQuestion): IntakeLine[] => {
    const choices = answersTo(question);
    const blank = { question, answer: null, text: '', since: null, sinceWords: '' };
    if (choices.length === 0) {
      const text = textOf(question, INTAKE_LIMITS.text);
      const sinceWords = question === 'PAIN' ? details.PAIN : '';
      if (!text && sinceWords) faults.PAIN = INTAKE_FAULTS.painWithoutPlace;
      return text ? [{ ...blank, text, sinceWords }] : [];
    }
    const word = words[question].trim();
    if (word === '') return [];
    const answer = choices.find((one) => INTAKE_ANSWER_WORDS[one] === word);
    if (!answer) {
      faults[question] = INTAKE_FAULTS.unknownAnswer;
      return [];
    }
    const isYes = answer === 'YES';
    return [
      {
        ...blank,
        answer,
        text: isYes && question === 'ANTICOAGULANTS' ? details.ANTICOAGULANTS : '',
        since: isYes && question === 'DIABETES' && isLocalDate(details.DIABETES) ? details.DIABETES : null,
      },
    ];
  };
  const lines = INTAKE_QUESTIONS.flatMap(lineOf);
  const has = (question: IntakeQuestion): boolean => lines.some((line) => line.question === question);
  const saysYes = (question: IntakeQuestion): boolean =>
    lines.some((line) => line.question === question && line.answer === 'YES');
  const { DIABETES: day } = details;
  if (day && !saysYes('DIABETES')) faults.diabetesSince = INTAKE_FAULTS.detailWithoutYes;
  else if (day && !(isLocalDate(day) && day >= OLDEST_DAY && day <= today))
    faults.diabetesSince = INTAKE_FAULTS.day;
  if (details.ANTICOAGULANTS && !saysYes('ANTICOAGULANTS'))
    faults.whichAnticoagulants ??= INTAKE_FAULTS.detailWithoutYes;
  if (has('NO_ALLERGIES') && ALLERGY_QUESTIONS.some(has)) faults.NO_ALLERGIES = INTAKE_FAULTS.someAndNone;
  if (words.consent !== INTAKE_ANSWER_WORDS.YES) faults.consent = INTAKE_FAULTS.consent;
  if (Object.keys(faults).length > 0) return { faults };
  return lines.length > 0 ? { lines } : { faults, refusal: INTAKE_FAULTS.empty };
}
