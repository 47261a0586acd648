import {
  type CertificateKind,
  type CertificateWording,
  hasInstructions,
  hasMap,
  LETTER_FORMS,
  LETTER_PARTS,
  lettered,
  type LetterPart,
  type LetterPhoto,
  type LetterTexts,
  missingSignerFields,
} from '#domain/records/certificates/certificate.js';
import { orderInWords, REQUIRED_SIGNER_FIELDS } from '#domain/records/certificates/certificate.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { whoDoes } from '#domain/clinic/professionals/choice.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { findingsInWords, testsInWords } from '#domain/records/foot/exam-words.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { examOf } from '../foot/foot-exam-values';
import type {
  CertificateSettingsQuery,
  CertificateWordsFragment,
  RecordPatientQuery,
} from '../clinical-records.generated';
import type { ClinicalRecord } from '../record-values';

export type CertificateSettings = CertificateSettingsQuery['clinicSettings'];
export type Signer = CertificateSettingsQuery['professionals'][number];
export type CertifiedPatient = NonNullable<RecordPatientQuery['patient']>;

/** As typed. */
export interface CertificateValues {
  issueDate: string;
  reason: string;
  instructions: string;
  /** Empty for no rest. */
  restDays: string;
  kind: CertificateKind;
  /** The doctor who gave the order for reimbursement, and its date. */
  doctor: string;
  orderedOn: string;
  /** The parts of a letter. Parts that its kind lacks are not printed. */
  parts: Readonly<Record<LetterPart, string>>;
}

/** Facts about the patient's feet, for a letter. */
export interface KnownOfFeet {
  /** Empty if it can't be said. */
  readonly risk: string;
  /** The patient's alerts. */
  readonly warnings: readonly string[];
}

export const prefilled = (record: ClinicalRecord, today: LocalDate): CertificateValues => ({
  issueDate: today,
  reason: record.careDescription,
  instructions: record.instructions,
  restDays: '',
  kind: 'GENERAL',
  doctor: '',
  orderedOn: '',
  parts: {
    ...(Object.fromEntries(LETTER_PARTS.map((part) => [part, ''])) as Record<LetterPart, string>),
    FINDINGS: record.footExam ? sentences(findingsInWords(examOf(record.footExam))) : '',
    MEASUREMENTS: record.footExam ? sentences(testsInWords(examOf(record.footExam))) : '',
    PLAN: record.instructions,
    TREATMENT: record.procedure,
  },
});

const sentences = (words: readonly string[]): string => words.map((one) => `${one}.`).join('\n');

/** Fills empty parts of a letter with known data of the patient; written parts stay. */
export const completed = (
  parts: CertificateValues['parts'],
  { risk, warnings }: KnownOfFeet,
): CertificateValues['parts'] => ({
  ...parts,
  RISK: parts.RISK || risk,
  WARNINGS: parts.WARNINGS || warnings.join('\n'),
});

/** The input to send; the server adds the patient and the signer. */
export const inputOf = (values: CertificateValues, recordId: number, photos: readonly LetterPhoto[]) => ({
  recordId,
  kind: values.kind,
  issueDate: values.issueDate,
  reason: values.reason.trim(),
  instructions: instructionsOf(values),
  restDays: hasRest(values.kind) && values.restDays !== '' ? Number(values.restDays) : null,
  parts: partsOf(values),
  photoIds: photos.map(({ photoId }) => photoId),
});

const textsOf = ({ kind, parts, doctor, orderedOn }: CertificateValues): LetterTexts =>
  lettered(kind, { ...parts, MEDICAL_ORDER: orderInWords(doctor, orderedOn) });

const partsOf = (values: CertificateValues) => {
  const texts = textsOf(values);
  return LETTER_FORMS[values.kind].parts.flatMap((part) => {
    const text = texts[part];
    return text === undefined ? [] : [{ part, text }];
  });
};

const instructionsOf = ({ kind, instructions }: CertificateValues): string =>
  hasInstructions(kind) ? instructions.trim() : '';

/** A certificate may prescribe rest, a letter does not. */
export const hasRest = (kind: CertificateKind): boolean => LETTER_FORMS[kind].parts.length === 0;

interface Parties {
  readonly attendedOn: LocalDate;
  readonly patient: CertifiedPatient;
  readonly signer: Signer;
  readonly clinic: CertificateSettings;
  readonly photos: readonly LetterPhoto[];
  readonly footExam: ClinicalRecord['footExam'];
}

/** The printed text, and the photos behind it. */
export interface PrintedCertificate extends CertificateWording {
  readonly photos: readonly LetterPhoto[];
  /** The exam that the map of a letter shows; null without a map. */
  readonly footExam: FootExam | null;
  /** Printed at the foot; undefined until it is issued. */
  readonly check?: { readonly number: number; readonly code: string };
}

/** The text of a certificate that is not issued yet. */
export const wordingOf = (values: CertificateValues, parties: Parties): PrintedCertificate => ({
  ...parties,
  kind: values.kind,
  issueDate: values.issueDate,
  reason: values.reason.trim(),
  instructions: instructionsOf(values),
  restDays: (hasRest(values.kind) && Number(values.restDays)) || null,
  parts: textsOf(values),
  footExam: hasMap(values.kind) && parties.footExam ? examOf(parties.footExam) : null,
});

/** An issued certificate, as it is printed. */
export const issuedWording = ({
  parts,
  photos,
  footExam,
  ...issued
}: CertificateWordsFragment): PrintedCertificate => ({
  ...issued,
  check: { number: issued.id, code: issued.checkCode },
  // The schema only says that a toe is a number.
  photos: photos as readonly LetterPhoto[],
  footExam: footExam ? examOf(footExam) : null,
  parts: Object.fromEntries(parts.map(({ part, text }) => [part, text])),
});

/** Data that a certificate still needs, as labels, and the page to complete them. */
export interface CertificateGap {
  readonly sentence: string;
  readonly missing: readonly string[];
  readonly link: string;
  readonly path: string;
}

/**
 * A single podiatrist's signature is in the clinic's form, so that all data are in one place; several podiatrists have
 * one each.
 */
export function gapsOf(
  { clinicSettings: { city }, professionals }: CertificateSettingsQuery,
  signer: Signer | undefined,
): CertificateGap[] {
  const ofClinic = city === '' ? ['la ciudad'] : [];
  const ofSigner = missingSignerFields(signer).map((field) => REQUIRED_SIGNER_FIELDS[field]);
  const podiatrists = whoDoes(professionals, 'PODIATRY');
  const isInClinicForm = podiatrists.length === 1 && podiatrists[0] === signer;
  const clinicGap = {
    sentence: 'Faltan datos de la clínica para firmar el certificado.',
    link: 'Completar en la configuración',
    path: '/app/configuracion/clinica',
  };
  const signerGap = {
    sentence: `Faltan datos de ${signer && professionalName(signer.name, signer.services[0] ?? 'PODIATRY')} para firmar el certificado.`,
    link: 'Completar en Profesionales',
    path: '/app/configuracion/profesionales',
  };
  const gaps = isInClinicForm
    ? [{ ...clinicGap, missing: [...ofClinic, ...ofSigner] }]
    : [
        { ...clinicGap, missing: ofClinic },
        { ...signerGap, missing: ofSigner },
      ];
  return gaps.filter(({ missing }) => missing.length > 0);
}
