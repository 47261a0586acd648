/** The printed page of a certificate or letter in words, for the screen, the printer and the PDF. */
import { longDate, shortDate } from '../../clinic-time.es.js';
import { RISK_DISCLAIMER } from '../foot/risk.es.js';
import { placeInWords } from '../photos/photo.es.js';
import { attendedAs, LETTER_PART_LABELS, PHOTO_NO_LONGER_SHOWN } from './certificate.es.js';
import {
  type CertificateSigner,
  type CertificateWording,
  LETTER_FORMS,
  type LetterPart,
  type LetterPhoto,
} from './certificate.js';
import { VERIFYING_PATH } from './check-code.es.js';
import { printedCheckCode } from './check-code.js';

interface Piece {
  readonly text: string;
  readonly isStrong: boolean;
}

/** The first sentence; the patient's name and RUT stand out. */
export function openingSentence({ kind, signer, patient, attendedOn }: CertificateWording): Piece[] {
  const verb = LETTER_FORMS[kind].parts.length > 0 ? 'informa' : 'certifica';
  return [
    { text: `${signer.name}, ${signer.title}, ${verb} que `, isStrong: false },
    { text: patient.name, isStrong: true },
    { text: ', RUT ', isStrong: false },
    { text: patient.rut, isStrong: true },
    { text: `, fue ${attendedAs(patient.sex)} el día ${longDate(attendedOn)}.`, isStrong: false },
  ];
}

export interface PrintedSection {
  readonly title: string;
  /** With line breaks. */
  readonly text: string;
  /** Null for what every kind has. */
  readonly part: LetterPart | null;
  /** Below the text in small letters; may be empty. */
  readonly remark: string;
}

/** In the order in which they are printed. */
export function printedSections({ kind, reason, instructions, parts }: CertificateWording): PrintedSection[] {
  const common = [
    { title: 'Diagnóstico / Motivo de atención', text: reason },
    { title: 'Indicación', text: instructions },
  ].flatMap((one) => (one.text ? [{ ...one, part: null, remark: '' }] : []));
  const own = LETTER_FORMS[kind].parts.flatMap((part) => {
    const text = parts[part];
    if (!text) return [];
    return [
      { title: LETTER_PART_LABELS[part], text, part, remark: part === 'RISK' ? `${RISK_DISCLAIMER}.` : '' },
    ];
  });
  return [...common, ...own];
}

/** The lines below the signature, after the signer's name. */
export const signatureLines = (signer: CertificateSigner): string[] => [
  signer.title,
  `RUT ${signer.rut}`,
  `Registro N.º ${signer.registryNumber}${signer.registryAuthority && `, ${signer.registryAuthority}`}`,
  signer.address,
];

/** @param host empty if the clinic's address is not known. */
export const checkInWords = (number: number, code: string, host: string): string =>
  [
    `Certificado N.º ${number}`,
    `Código ${printedCheckCode(code)}`,
    ...(host ? [`Verifíquelo en ${host}${VERIFYING_PATH}`] : []),
  ].join(' · ');

/** 'Foto del 02/03/2026, talón, pie izquierdo'. */
export const photoInWords = ({ takenOn, side, toe, zone }: LetterPhoto): string =>
  [`Foto del ${shortDate(takenOn)}`, placeInWords({ side, toe, zone })].filter(Boolean).join(', ');

/** Below a photo, or below the empty place of one that can't be seen any more. */
export const photoCaption = (photo: LetterPhoto): string =>
  photo.address === null ? `${photoInWords(photo)}. ${PHOTO_NO_LONGER_SHOWN}` : photoInWords(photo);
