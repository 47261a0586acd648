import type { LocalDate } from '#domain/clinic-time.js';
import { whoDoes } from '#domain/professionals/choice.js';
import { professionalName } from '#domain/professionals/professional.es.js';
import type { CertificateSettingsQuery, RecordPatientQuery } from '../clinical-records.generated';
import type { ClinicalRecord } from '../record-values';

export type CertificateSettings = CertificateSettingsQuery['clinicSettings'];
export type Signer = CertificateSettingsQuery['professionals'][number];
export type CertifiedPatient = NonNullable<RecordPatientQuery['patient']>;

export type CertificateKind = 'GENERAL' | 'SPORT' | 'WORK';

export const KIND_LABELS: Readonly<Record<CertificateKind, string>> = {
  GENERAL: 'General',
  SPORT: 'Deportivo',
  WORK: 'Laboral',
};
export const SUBTITLES: Readonly<Record<CertificateKind, string | undefined>> = {
  GENERAL: undefined,
  SPORT: '(APTITUD DEPORTIVA)',
  WORK: '(APTITUD LABORAL)',
};

/** Printed, never saved. */
export interface CertificateValues {
  issueDate: string;
  reason: string;
  instructions: string;
  /** As typed; empty for no rest. */
  restDays: string;
  kind: CertificateKind;
}

export const prefilled = (record: ClinicalRecord, today: LocalDate): CertificateValues => ({
  issueDate: today,
  reason: record.careDescription,
  instructions: record.instructions,
  restDays: '',
  kind: 'GENERAL',
});

/** 'Se indica reposo por 3 días'; undefined for no rest. */
export function restSentence(restDays: string): string | undefined {
  const days = Number(restDays);
  if (!Number.isInteger(days) || days < 1) return undefined;
  return `Se indica reposo por ${days} ${days === 1 ? 'día' : 'días'}`;
}

const NEEDED: ReadonlyArray<
  readonly [field: 'name' | 'title' | 'rut' | 'registryNumber' | 'address', words: string]
> = [
  ['name', 'el nombre del profesional'],
  ['title', 'su título'],
  ['rut', 'su RUT'],
  ['registryNumber', 'su número de registro'],
  ['address', 'su dirección'],
];

/** What a certificate still needs, as labels, and where staff complete it. */
export interface CertificateGap {
  readonly sentence: string;
  readonly missing: readonly string[];
  readonly link: string;
  readonly path: string;
}

/**
 * The clinic's form has the signature of its only podiatrist, so that it is all in one place; with several, each has
 * their own.
 */
export function gapsOf(
  { clinicSettings: { place }, professionals }: CertificateSettingsQuery,
  signer: Signer | undefined,
): CertificateGap[] {
  const ofClinic = place === '' ? ['la ciudad'] : [];
  const ofSigner = NEEDED.filter(([field]) => signer?.[field] === '').map(([, words]) => words);
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
