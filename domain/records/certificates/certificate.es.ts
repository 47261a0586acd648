import type { Sex } from '../../patients/particulars/choices.js';
import type { CertificateKind, RequiredSignerField } from './certificate.js';

export const CERTIFICATE_KIND_LABELS: Readonly<Record<CertificateKind, string>> = {
  GENERAL: 'General',
  SPORT: 'Deportivo',
  WORK: 'Laboral',
};

export const CERTIFICATE_SUBTITLES: Readonly<Record<CertificateKind, string | undefined>> = {
  GENERAL: undefined,
  SPORT: '(APTITUD DEPORTIVA)',
  WORK: '(APTITUD LABORAL)',
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
