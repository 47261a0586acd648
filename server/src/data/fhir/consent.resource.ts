import { wordingOf } from '#domain/privacy/signed-consents/consent-text.js';
import { SIGNATURE_NAME } from '#domain/privacy/signed-consents/signed-consent.es.js';
import type { Signer, SignedAnswer } from '#domain/privacy/signed-consents/signed-consent.js';
import type { Consent } from 'fhir/r4.js';
import { LOINC, OWN_SYSTEMS } from './own-codes.js';

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
  /** When the same text was rejected after it was accepted. */
  readonly rejectedAt: string | null;
}

const CONSENT_DOCUMENT = { system: LOINC, code: '59284-0', display: 'Consent Document' };
const TREATMENT = { system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'treatment' };

/** When an acceptance changed, oldest first. */
const endsOf = ({ withdrawnAt, rejectedAt }: ConsentResourceRow): string[] =>
  [withdrawnAt, rejectedAt].filter((end) => end !== null).sort();

/** A withdrawal or a later refusal of the same text makes it inactive; a refusal is rejected. */
export function toConsent(row: ConsentResourceRow): Consent {
  const patient = { reference: `Patient/${String(row.patientId)}` };
  const ends = endsOf(row);
  const accepted = ends.length === 0 ? 'active' : 'inactive';
  const signed = row.signer === 'REPRESENTATIVE' ? { display: row.signerName } : patient;
  return {
    resourceType: 'Consent',
    id: String(row.id),
    meta: { versionId: String(ends.length + 1), lastUpdated: ends.at(-1) ?? row.answeredAt },
    identifier: [{ system: OWN_SYSTEMS.textDigest, value: row.digest }],
    status: row.kind === 'REJECTED' ? 'rejected' : accepted,
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
