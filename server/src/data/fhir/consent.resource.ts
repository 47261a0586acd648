import { wordingOf } from '#domain/privacy/signed-consents/consent-text.js';
import { SIGNATURE_NAME } from '#domain/privacy/signed-consents/signed-consent.es.js';
import type { Signer, SignedAnswer } from '#domain/privacy/signed-consents/signed-consent.js';
import type { Consent } from 'fhir/r4.js';
import { LOINC } from './observation.resource.js';
import { OWN_SYSTEMS } from './own-codes.js';

/** A signed answer to a consent text. Instants are ISO 8601 in UTC. */
export interface ConsentResourceRow {
  readonly id: number;
  readonly patientId: number;
  readonly kind: SignedAnswer;
  readonly title: string;
  readonly body: string;
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
  /** Null only without a signature. */
  readonly signer: Signer | null;
  readonly signerName: string;
  readonly answeredAt: string;
  readonly withdrawnAt: string | null;
}

const CONSENT_DOCUMENT = { system: LOINC, code: '59284-0', display: 'Consent Document' };
const TREATMENT = { system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'treatment' };

const statusOf = ({ kind, withdrawnAt }: ConsentResourceRow): Consent['status'] => {
  if (kind === 'REJECTED') return 'rejected';
  return withdrawnAt === null ? 'active' : 'inactive';
};

/** A withdrawal makes it inactive; a refusal is rejected. */
export function toConsent(row: ConsentResourceRow): Consent {
  const patient = { reference: `Patient/${String(row.patientId)}` };
  const signed = row.signer === 'REPRESENTATIVE' ? { display: row.signerName } : patient;
  return {
    resourceType: 'Consent',
    id: String(row.id),
    meta: { versionId: row.withdrawnAt === null ? '1' : '2', lastUpdated: row.withdrawnAt ?? row.answeredAt },
    identifier: [{ system: OWN_SYSTEMS.textDigest, value: row.digest }],
    status: statusOf(row),
    scope: { coding: [TREATMENT] },
    category: [{ coding: [CONSENT_DOCUMENT] }],
    patient,
    dateTime: row.answeredAt,
    performer: [signed],
    sourceAttachment: {
      contentType: 'text/plain; charset=utf-8',
      language: 'es-CL',
      title: row.title,
      data: Buffer.from(wordingOf(row)).toString('base64'),
      creation: row.answeredAt,
    },
    policyRule: { text: SIGNATURE_NAME },
    verification: [{ verified: true, verifiedWith: signed, verificationDate: row.answeredAt }],
    provision: { type: row.kind === 'ACCEPTED' ? 'permit' : 'deny' },
  };
}
