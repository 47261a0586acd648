import { unreviewedAlerts } from '#domain/records/intake/intake.js';
import type { AlertKind } from '#domain/patients/alert.js';
import { useRights } from '../../../session/current-staff';
import { useIntakesQuery, usePendingIntakesQuery } from './intake.generated';

/** The alerts in a patient's unreviewed answers; empty if there are none or the user may not see them. */
export function useUnreviewedAlerts(patientId: number): ReadonlySet<AlertKind> {
  const can = useRights();
  const variables = { patientId };
  const pending = usePendingIntakesQuery({ variables, skip: !can('HEALTH_DATA') }).data?.pendingIntakes ?? 0;
  // Each reading of the answers is logged, so they are only read if there is something to review.
  const { data } = useIntakesQuery({ variables, skip: pending === 0, fetchPolicy: 'cache-and-network' });
  return unreviewedAlerts(pending === 0 ? [] : (data?.intakes.flatMap(({ lines }) => lines) ?? []));
}
