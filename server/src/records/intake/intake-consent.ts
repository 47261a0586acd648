import { createHash } from 'node:crypto';
import { INTAKE_CONSENT_VERSION, intakeConsent } from '#domain/records/intake/intake.es.js';

const body = intakeConsent(INTAKE_CONSENT_VERSION);

/** The text that visitors agree to now, with its SHA-256 in hexadecimal. */
export const INTAKE_CONSENT = {
  version: INTAKE_CONSENT_VERSION,
  body,
  digest: createHash('sha256').update(body).digest('hex'),
} as const;
