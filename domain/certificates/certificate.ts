import type { LocalDate } from '../clinic-time.js';
import type { Sex } from '../patients/particulars/particulars.js';

/** What a certificate is for. */
export const CERTIFICATE_KINDS = ['GENERAL', 'SPORT', 'WORK'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** In days; none is no rest. */
export const REST_DAYS = { least: 0, most: 365 };

/** Who is certified, as they were called on its day. */
export interface CertifiedPerson {
  readonly name: string;
  /** As it is usually written. */
  readonly rut: string;
  /** Absent or null where it was not known. */
  readonly sex?: Sex | null | undefined;
}

/** Whose signature it is; texts are empty where they are not known. */
export interface CertificateSigner {
  readonly name: string;
  readonly title: string;
  readonly rut: string;
  readonly registryNumber: string;
  readonly registryAuthority: string;
  readonly address: string;
}

/** The clinic of its letterhead. */
export interface CertificateClinic {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
}

/** Everything that a certificate says. */
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

/** What a signature needs, besides the authority of its registry. */
const NEEDED = ['name', 'title', 'rut', 'registryNumber', 'address'] as const;
export type NeededOfSigner = (typeof NEEDED)[number];

/** What a signature lacks. Without a signer nothing can be said of them. */
export const missingOfSigner = (
  signer: Readonly<Record<NeededOfSigner, string>> | undefined,
): NeededOfSigner[] => (signer ? NEEDED.filter((field) => signer[field] === '') : []);
