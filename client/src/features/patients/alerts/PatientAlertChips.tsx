import { useRights } from '../../../session/current-staff';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { AlertChips } from './AlertChips';
import { usePatientAlertsQuery } from './patient-alerts.generated';

/** A patient's alerts; empty if there are none or the user may not see them. A failure to load is always shown. */
export function PatientAlertChips({ patientId }: { patientId: number }) {
  const can = useRights();
  const { data, error, refetch } = usePatientAlertsQuery({
    variables: { patientId },
    skip: !can('HEALTH_DATA', 'READ'),
    fetchPolicy: 'cache-and-network',
  });
  if (error) {
    return (
      <RetryNotice
        sentence="No se pudieron cargar las alertas del paciente."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const alerts = data?.patient?.alerts ?? [];
  return alerts.length > 0 ? <AlertChips alerts={alerts} /> : null;
}
