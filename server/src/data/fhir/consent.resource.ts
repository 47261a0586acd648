import type { LocalDate } from '#domain/clinic-time.js';
import { wordingOf } from '#domain/records/signed-consents/consent-text.js';
import { SIGNATURE_NAME } from '#domain/records/signed-consents/signed-consent.es.js';
import type { Signer, SignedAnswer } from '#domain/records/signed-consents/signed-consent.js';
import type { Consent, Period } from 'fhir/r4.js';
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
  /** An acceptance ends by a withdrawal, a refusal or a new version of its text, or after its last day. */
  readonly status: 'active' | 'inactive' | 'rejected';
  readonly endedAt: string | null;
  /** The last day on which the acceptance of a text with a limit holds; null without one. */
  readonly lastDay: LocalDate | null;
  /** Whether it ended with that day. */
  readonly endsWithLastDay: boolean;
  readonly version: string;
  readonly lastUpdated: string;
}

const CONSENT_DOCUMENT = { system: LOINC, code: '59284-0', display: 'Consent Document' };
const TREATMENT = { system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'treatment' };

/** How long an acceptance holds; a day includes all of it. */
function periodOf({
  kind,
  answeredAt,
  endedAt,
  lastDay,
  endsWithLastDay,
}: ConsentResourceRow): Period | undefined {
  if (kind === 'REJECTED') return undefined;
  const end = endedAt === null || endsWithLastDay ? lastDay : endedAt;
  return { start: answeredAt, ...(end !== null && { end }) };
}

export function toConsent(row: ConsentResourceRow): Consent {
  const patient = { reference: `Patient/${String(row.patientId)}` };
  const period = periodOf(row);
  const signed = row.signer === 'REPRESENTATIVE' ? { display: row.signerName } : patient;
  return {
    resourceType: 'Consent',
    id: String(row.id),
    meta: { versionId: row.version, lastUpdated: row.lastUpdated },
    identifier: [{ system: OWN_SYSTEMS.textDigest, value: row.digest }],
    status: row.status,
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
    provision: { type: row.kind === 'ACCEPTED' ? 'permit' : 'deny', ...(period && { period }) },
  };
}
