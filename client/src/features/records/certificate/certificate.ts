import {
  type CertificateKind,
  type CertificateWording,
  missingSignerFields,
} from '#domain/records/certificates/certificate.js';
import { REQUIRED_SIGNER_FIELDS } from '#domain/records/certificates/certificate.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { whoDoes } from '#domain/clinic/professionals/choice.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { CertificateSettingsQuery, RecordPatientQuery } from '../clinical-records.generated';
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
}

export const prefilled = (record: ClinicalRecord, today: LocalDate): CertificateValues => ({
  issueDate: today,
  reason: record.careDescription,
  instructions: record.instructions,
  restDays: '',
  kind: 'GENERAL',
});

/** The input to send; the server adds the patient and the signer. */
export const inputOf = (values: CertificateValues, recordId: number) => ({
  recordId,
  kind: values.kind,
  issueDate: values.issueDate,
  reason: values.reason.trim(),
  instructions: values.instructions.trim(),
  restDays: values.restDays === '' ? null : Number(values.restDays),
});

interface Parties {
  readonly attendedOn: LocalDate;
  readonly patient: CertifiedPatient;
  readonly signer: Signer;
  readonly clinic: CertificateSettings;
}

/** The text of a certificate that is not issued yet. */
export const wordingOf = (values: CertificateValues, parties: Parties): CertificateWording => ({
  ...parties,
  kind: values.kind,
  issueDate: values.issueDate,
  reason: values.reason.trim(),
  instructions: values.instructions.trim(),
  restDays: Number(values.restDays) || null,
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
