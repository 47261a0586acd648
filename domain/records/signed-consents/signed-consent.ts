import { addMonths, ageOn, type LocalDate } from '#domain/clinic-time.js';

/** `OMITTED`: a visit went on without a signature. The other two are signed. */
export const CONSENT_ANSWER_KINDS = ['ACCEPTED', 'REJECTED', 'OMITTED'] as const;
export type ConsentAnswerKind = (typeof CONSENT_ANSWER_KINDS)[number];
export const SIGNED_ANSWERS = ['ACCEPTED', 'REJECTED'] as const satisfies readonly ConsentAnswerKind[];
export type SignedAnswer = (typeof SIGNED_ANSWERS)[number];

export const SIGNERS = ['PATIENT', 'REPRESENTATIVE'] as const;
export type Signer = (typeof SIGNERS)[number];

export const SIGNING_DEVICES = ['CLINIC', 'OWN_PHONE'] as const;
export type SigningDevice = (typeof SIGNING_DEVICES)[number];

/** The lifetime of the link in a QR code, which works once. */
export const LINK_MINUTES = 60;
/** The characters that a typed signature needs. */
export const TYPED_NAME = { least: 3, most: 200 } as const;

const OF_AGE = 18;

/** Why a representative has to sign, or must not. */
export type SignerFault = 'MINOR' | 'ONLY_PATIENT' | 'AGE_UNKNOWN';

export interface SignerRule {
  /** Whether a representative signs for minors and for people who can't consent; otherwise only the patient signs. */
  readonly representativeSigns: boolean;
  readonly birthDate: LocalDate | null;
}

/** Whether the patient is known to be too young to sign. */
export const needsRepresentative = (
  { representativeSigns, birthDate }: SignerRule,
  today: LocalDate,
): boolean => representativeSigns && birthDate !== null && ageOn(birthDate, today) < OF_AGE;

/** Whether it is unknown if the patient is too young to sign: then they are asked. */
export const asksAge = ({ representativeSigns, birthDate }: SignerRule): boolean =>
  representativeSigns && birthDate === null;

/**
 * @returns undefined if this person may sign. A representative may sign for an adult who can't consent.
 * @param saidOfAge a patient without a birth date was asked, and is of age
 */
export function signerFault(
  signer: Signer,
  rule: SignerRule,
  today: LocalDate,
  saidOfAge: boolean,
): SignerFault | undefined {
  if (signer === 'REPRESENTATIVE') return rule.representativeSigns ? undefined : 'ONLY_PATIENT';
  if (asksAge(rule)) return saidOfAge ? undefined : 'AGE_UNKNOWN';
  return needsRepresentative(rule, today) ? 'MINOR' : undefined;
}

export interface GivenAnswer {
  readonly kind: ConsentAnswerKind;
  readonly textVersion: number;
  /** The day, in the clinic's time. */
  readonly answeredOn: LocalDate;
  readonly isWithdrawn: boolean;
  /** Whether the patient rejected the same text afterwards, in whichever version, or withdrew another acceptance of it. */
  readonly isTakenBackLater: boolean;
}

/**
 * Whether the patient's consent to a text holds on a day: accepted in its current version, neither withdrawn nor followed
 * by a rejection or another withdrawal, and not older than the text allows.
 */
export const isInForce = (
  { kind, textVersion, answeredOn, isWithdrawn, isTakenBackLater }: GivenAnswer,
  text: { readonly textVersion: number; readonly validMonths: number | null },
  today: LocalDate,
): boolean =>
  kind === 'ACCEPTED' &&
  !isWithdrawn &&
  !isTakenBackLater &&
  textVersion === text.textVersion &&
  (text.validMonths === null || today <= addMonths(answeredOn, text.validMonths));
