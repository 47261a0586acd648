import { HAS_ALERTS } from '#domain/patients/alert.es.js';
import WarningAmberRounded from '~icons/round-warning-amber';

interface AlertSignProps {
  /** `hasAlerts` is absent if the user may not see alerts. */
  patient: { readonly hasAlerts?: boolean | undefined };
}

/** Shows beside a patient's name in lists that there are alerts, but not which ones. */
export const AlertSign = ({ patient }: AlertSignProps) =>
  patient.hasAlerts ? (
    <WarningAmberRounded
      titleAccess={HAS_ALERTS}
      sx={{ fontSize: '1.15em', verticalAlign: '-0.2em', marginRight: 0.5 }}
    />
  ) : null;
