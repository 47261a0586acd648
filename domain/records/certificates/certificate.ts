import type { LocalDate } from '../../clinic-time.js';
import type { Sex } from '../../patients/particulars/choices.js';
import type { PhotoKind, PhotoPlace } from '../photos/photo.js';

/** Three certificates and three letters, which are issued and kept alike. */
export const CERTIFICATE_KINDS = [
  'GENERAL',
  'SPORT',
  'WORK',
  'REFERRAL',
  'PODIATRY_REPORT',
  'REIMBURSEMENT',
] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** The parts of a letter, in the order in which they are printed. */
export const LETTER_PARTS = [
  'RECIPIENT',
  'FINDINGS',
  'MEASUREMENTS',
  'RISK',
  'WARNINGS',
  'PLAN',
  'TREATMENT',
  'AMOUNT',
  'MEDICAL_ORDER',
] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];

/**
 * The possible and the required parts of each kind. Welfare services reimburse podiatry only with a doctor's order
 * (SUSESO, dictamen 46843-2012).
 */
export const LETTER_FORMS: Readonly<
  Record<CertificateKind, { readonly parts: readonly LetterPart[]; readonly needed: readonly LetterPart[] }>
> = {
  GENERAL: { parts: [], needed: [] },
  SPORT: { parts: [], needed: [] },
  WORK: { parts: [], needed: [] },
  REFERRAL: { parts: ['RECIPIENT', 'FINDINGS', 'RISK', 'WARNINGS'], needed: ['FINDINGS'] },
  PODIATRY_REPORT: { parts: ['FINDINGS', 'MEASUREMENTS', 'RISK', 'PLAN'], needed: ['FINDINGS'] },
  REIMBURSEMENT: {
    parts: ['TREATMENT', 'AMOUNT', 'MEDICAL_ORDER'],
    needed: ['TREATMENT', 'AMOUNT', 'MEDICAL_ORDER'],
  },
};

export type LetterTexts = Readonly<Partial<Record<LetterPart, string>>>;

/** The texts of a kind's own parts that are not blank, trimmed. */
export const lettered = (kind: CertificateKind, texts: LetterTexts): LetterTexts =>
  Object.fromEntries(
    LETTER_FORMS[kind].parts.flatMap((part) => {
      const text = texts[part]?.trim() ?? '';
      return text === '' ? [] : [[part, text]];
    }),
  );

/** The parts that a letter needs and lacks. */
export const missingParts = (kind: CertificateKind, texts: LetterTexts): LetterPart[] =>
  LETTER_FORMS[kind].needed.filter((part) => (texts[part]?.trim() ?? '') === '');

/** Whether a kind has the instructions given to the patient; a report has them as its plan. */
export const hasInstructions = (kind: CertificateKind): boolean => !LETTER_FORMS[kind].parts.includes('PLAN');

/** Whether a letter shows the findings on a drawing of the feet. */
export const hasMap = (kind: CertificateKind): boolean => kind === 'PODIATRY_REPORT';

/** Whether a letter is tracked until it is answered. */
export const awaitsAnswer = (kind: CertificateKind): boolean => kind === 'REFERRAL';

/** The attachments of a letter: photos, or the doctor's order as a photo or document, which it then needs. */
export type LetterFiles = 'NONE' | 'PHOTOS' | 'ORDER';
export const LETTER_FILES: Readonly<Record<CertificateKind, LetterFiles>> = {
  GENERAL: 'NONE',
  SPORT: 'NONE',
  WORK: 'NONE',
  REFERRAL: 'PHOTOS',
  PODIATRY_REPORT: 'NONE',
  REIMBURSEMENT: 'ORDER',
};

/** The number that fits on the page behind a referral. */
export const MAX_LETTER_PHOTOS = 4;

export type LetterFilesFault = 'NO_ORDER' | 'ONE_ORDER' | 'TOO_MANY' | 'NO_PHOTO';

/** @param files those of a kind that carries some, each once. */
export function letterFilesFault(
  kind: CertificateKind,
  files: readonly { readonly kind: PhotoKind }[],
): LetterFilesFault | undefined {
  if (LETTER_FILES[kind] === 'ORDER') {
    if (files.length === 0) return 'NO_ORDER';
    return files.length > 1 ? 'ONE_ORDER' : undefined;
  }
  if (files.length > MAX_LETTER_PHOTOS) return 'TOO_MANY';
  return files.some((file) => file.kind !== 'PHOTO') ? 'NO_PHOTO' : undefined;
}

/** A photo or document that a letter carries. Only whether it can still be seen changes later. */
export interface LetterPhoto extends PhotoPlace {
  readonly photoId: number;
  readonly kind: PhotoKind;
  readonly takenOn: LocalDate;
  /** A path on this site; null once it was withdrawn or moved to another patient. */
  readonly address: string | null;
}

/** Zero is no rest. */
export const REST_DAYS = { least: 0, most: 365 };

/** The patient, with their data on the day of the certificate. */
export interface CertifiedPerson {
  readonly name: string;
  /** Formatted. */
  readonly rut: string;
  /** Absent or null if it was not known. */
  readonly sex?: Sex | null | undefined;
}

/** The signer; unknown texts are empty. */
export interface CertificateSigner {
  readonly name: string;
  readonly title: string;
  readonly rut: string;
  readonly registryNumber: string;
  readonly registryAuthority: string;
  readonly address: string;
}

/** The clinic's details in the letterhead. */
export interface CertificateClinic {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
}

export interface CertificateWording {
  readonly kind: CertificateKind;
  readonly issueDate: LocalDate;
  readonly attendedOn: LocalDate;
  readonly reason: string;
  readonly instructions: string;
  /** Null for no rest. */
  readonly restDays: number | null;
  /** Empty for a certificate. */
  readonly parts: LetterTexts;
  readonly patient: CertifiedPerson;
  readonly signer: CertificateSigner;
  readonly clinic: CertificateClinic;
}

/** Required of the signer; the registry's authority is optional. */
const NEEDED = ['name', 'title', 'rut', 'registryNumber', 'address'] as const;
export type RequiredSignerField = (typeof NEEDED)[number];

/** The required fields that the signer lacks; empty if there is no signer. */
export const missingSignerFields = (
  signer: Readonly<Record<RequiredSignerField, string>> | undefined,
): RequiredSignerField[] => (signer ? NEEDED.filter((field) => signer[field] === '') : []);
