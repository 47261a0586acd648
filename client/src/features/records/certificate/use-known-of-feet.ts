import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { type CertificateKind, LETTER_FORMS } from '#domain/records/certificates/certificate.js';
import { useMemo } from 'react';
import { usePatientAlertsQuery } from '../../patients/alerts/patient-alerts.generated';
import { useFootStandingQuery } from '../foot/foot-exam.generated';
import type { KnownOfFeet } from './certificate';

/** The risk and the alerts of a patient for a letter that has them; undefined until they are loaded. */
export function useKnownOfFeet(patientId: number, kind: CertificateKind): KnownOfFeet | undefined {
  const skip = !LETTER_FORMS[kind].parts.includes('RISK');
  const standing = useFootStandingQuery({ variables: { patientId }, skip }).data?.footStanding;
  const alerts = usePatientAlertsQuery({ variables: { patientId }, skip }).data?.patient?.alerts;
  return useMemo(
    () =>
      standing && alerts && !skip
        ? {
            risk: standing.badge
              ? `${[standing.badge.name, standing.badge.reason].filter(Boolean).join(': ')}.`
              : '',
            warnings: alerts.map(({ kind: alert, note }) =>
              [ALERT_LABELS[alert], note].filter(Boolean).join(': '),
            ),
          }
        : undefined,
    [standing, alerts, skip],
  );
}
