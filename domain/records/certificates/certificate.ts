import type { LocalDate } from '../../clinic-time.js';
import type { Sex } from '../../patients/particulars/choices.js';

export const CERTIFICATE_KINDS = ['GENERAL', 'SPORT', 'WORK'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

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

/** The clinic in the letterhead. */
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
