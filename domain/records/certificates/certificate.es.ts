import { longDate } from '../../clinic-time.es.js';
import type { LocalDate } from '../../clinic-time.js';
import type { Sex } from '../../patients/particulars/choices.js';
import {
  type CertificateKind,
  type LetterFilesFault,
  type LetterPart,
  type LetterPhoto,
  MAX_LETTER_PHOTOS,
  type RequiredSignerField,
} from './certificate.js';

export const CERTIFICATE_KIND_LABELS: Readonly<Record<CertificateKind, string>> = {
  GENERAL: 'General',
  SPORT: 'Deportivo',
  WORK: 'Laboral',
  REFERRAL: 'Derivación a médico',
  PODIATRY_REPORT: 'Informe podológico',
  REIMBURSEMENT: 'Informe para reembolso',
};

/** As printed above the text. */
export const CERTIFICATE_TITLES: Readonly<Record<CertificateKind, string>> = {
  GENERAL: 'CERTIFICADO PODOLÓGICO',
  SPORT: 'CERTIFICADO PODOLÓGICO',
  WORK: 'CERTIFICADO PODOLÓGICO',
  REFERRAL: 'DERIVACIÓN A MÉDICO',
  PODIATRY_REPORT: 'INFORME PODOLÓGICO',
  REIMBURSEMENT: 'INFORME PARA REEMBOLSO',
};

export const LETTER_PART_LABELS: Readonly<Record<LetterPart, string>> = {
  RECIPIENT: 'Dirigida a',
  FINDINGS: 'Hallazgos',
  MEASUREMENTS: 'Mediciones',
  RISK: 'Riesgo del pie',
  WARNINGS: 'Antecedentes y alertas',
  PLAN: 'Plan',
  TREATMENT: 'Prestación',
  AMOUNT: 'Monto pagado',
  MEDICAL_ORDER: 'Orden médica',
};

/** The last sentence of the page. A letter for reimbursement promises nothing: its reader decides. */
export const CLOSINGS: Readonly<Record<CertificateKind, string>> = {
  GENERAL:
    'Se extiende el presente certificado a petición del interesado, para los fines que estime convenientes.',
  SPORT:
    'Se extiende el presente certificado a petición del interesado, para los fines que estime convenientes.',
  WORK: 'Se extiende el presente certificado a petición del interesado, para los fines que estime convenientes.',
  REFERRAL: 'Agradeceré informar a la clínica la conducta que se decida.',
  PODIATRY_REPORT: 'Se extiende el presente informe a petición del interesado.',
  REIMBURSEMENT:
    'Se extiende a petición del interesado para su servicio de bienestar, que decide si reembolsa la prestación.',
};

/** @param missing at least one. */
export const letterLacks = (missing: readonly LetterPart[]): string =>
  `Falta ${inWords(missing.map((part) => `«${LETTER_PART_LABELS[part]}»`))}.`;
export const LETTER_FILES_FAULTS: Readonly<Record<LetterFilesFault, string>> = {
  NO_ORDER: 'Elija la orden médica entre los documentos del paciente.',
  ONE_ORDER: 'Elija una sola orden médica.',
  TOO_MANY: `Elija como máximo ${MAX_LETTER_PHOTOS} fotos.`,
  NO_PHOTO: 'Una derivación lleva fotos, no documentos.',
};
export const LETTER_PHOTO_GONE = 'Esa foto o ese documento no es de este paciente, o fue retirado.';
/** 'Dra. X, 3 de noviembre de 2026', the text of the part that names the doctor's order. */
export const orderInWords = (doctor: string, orderedOn: LocalDate): string =>
  [doctor.trim(), orderedOn && longDate(orderedOn)].filter(Boolean).join(', ');

/** 'Se adjunta: documento recibido el 3 de noviembre de 2026'; empty without a document, since photos are printed. */
export const attachedInWords = (photos: readonly LetterPhoto[]): string => {
  const documents = photos.filter(({ kind }) => kind === 'DOCUMENT');
  return documents.length > 0
    ? `Se adjunta: ${inWords(documents.map(({ takenOn }) => `documento recibido el ${longDate(takenOn)}`))}`
    : '';
};

/** Below an empty place for a photo that was sent. */
export const PHOTO_NO_LONGER_SHOWN = 'Iba en este documento. Después se retiró o se movió a otro paciente.';
export const ANSWER_TWICE = 'Esa derivación ya tiene respuesta.';
export const WITHDRAWN_TWICE = 'Ese certificado ya está anulado.';
export const NOT_A_REFERRAL = 'Ese documento no es una derivación.';

export const CERTIFICATE_SUBTITLES: Readonly<Record<CertificateKind, string | undefined>> = {
  GENERAL: undefined,
  SPORT: '(APTITUD DEPORTIVA)',
  WORK: '(APTITUD LABORAL)',
  REFERRAL: undefined,
  PODIATRY_REPORT: undefined,
  REIMBURSEMENT: undefined,
};

export const REQUIRED_SIGNER_FIELDS: Readonly<Record<RequiredSignerField, string>> = {
  name: 'el nombre del profesional',
  title: 'su título',
  rut: 'su RUT',
  registryNumber: 'su número de registro',
  address: 'su dirección',
};

const ATTENDED: Readonly<Record<Sex, string>> = {
  FEMALE: 'atendida',
  MALE: 'atendido',
  INTERSEX: 'atendido(a)',
};

/** 'atendida'; 'atendido(a)' if the sex is not known. */
export const attendedAs = (sex: Sex | null | undefined): string => (sex ? ATTENDED[sex] : 'atendido(a)');

/** 'Se indica reposo por 3 días'; undefined without rest. */
export const restSentence = (days: number | null): string | undefined =>
  days ? `Se indica reposo por ${days} ${days === 1 ? 'día' : 'días'}` : undefined;

export const CERTIFICATE_NOT_FOUND = 'Este certificado no existe';
export const NO_SIGNER = 'La ficha no dice quién atendió. Indíquelo en la ficha: firma quien atendió.';
export const PROVISIONAL_RUT_CERTIFIED =
  'El RUT de este paciente es provisional. Complete el verdadero antes de extender un certificado.';
/** @param missing labels, at least one. */
export const certificateLacks = (missing: readonly string[]): string =>
  `Para firmar el certificado falta ${inWords(missing)}.`;

/** 'uno, dos y tres' */
export const inWords = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} y ${things.at(-1)}`;
