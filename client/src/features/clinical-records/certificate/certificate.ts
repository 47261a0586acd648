import type { LocalDate } from '#domain/clinic-time.js';
import type { CertificateSettingsQuery, RecordPatientQuery } from '../clinical-records.generated';
import type { ClinicalRecord } from '../record-values';

export type CertificateSettings = CertificateSettingsQuery['clinicSettings'];
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

const NEEDED: Readonly<Partial<Record<keyof CertificateSettings, string>>> = {
  place: 'la ciudad',
  professionalName: 'el nombre del profesional',
  professionalTitle: 'su título',
  professionalRut: 'su RUT',
  registryNumber: 'su número de registro',
  professionalAddress: 'su dirección',
};

/** The clinic settings that a certificate still needs, as labels. */
export const missingSettings = (settings: CertificateSettings): string[] =>
  Object.entries(NEEDED)
    .filter(([field]) => settings[field as keyof CertificateSettings] === '')
    .map(([, words]) => words);
