import { unreviewedAlerts } from '#domain/records/intake/intake.js';
import type { AlertKind } from '#domain/patients/alert.js';
import { useRights } from '../../../session/current-staff';
import { useIntakesQuery, usePendingIntakesQuery } from './intake.generated';

interface UnreviewedAlerts {
  /** Empty if there are none or the user may not see them. */
  readonly alerts: ReadonlySet<AlertKind>;
  /** Loads them again; undefined unless that failed. */
  readonly retry: (() => void) | undefined;
}

/** The alerts in a patient's unreviewed answers. */
export function useUnreviewedAlerts(patientId: number): UnreviewedAlerts {
  const can = useRights();
  const variables = { patientId };
  const pending = usePendingIntakesQuery({ variables, skip: !can('HEALTH_DATA') });
  const hasPending = (pending.data?.pendingIntakes ?? 0) > 0;
  // Each reading of the answers is logged, so they are only read if there is something to review.
  const intakes = useIntakesQuery({ variables, skip: !hasPending, fetchPolicy: 'cache-and-network' });
  const lines = hasPending ? (intakes.data?.intakes.flatMap((one) => one.lines) ?? []) : [];
  const failed = [pending, intakes].filter(({ data, error }) => error && !data);
  return {
    alerts: unreviewedAlerts(lines),
    retry:
      failed.length > 0
        ? () => failed.forEach(({ refetch }) => void refetch().catch(() => undefined))
        : undefined,
  };
}
