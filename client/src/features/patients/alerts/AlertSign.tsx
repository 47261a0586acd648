import { HAS_ALERTS } from '#domain/patients/alert.es.js';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';

interface AlertSignProps {
  /** Absent for who may not know. */
  patient: { readonly hasAlerts?: boolean | undefined };
}

/** Beside a patient's name in lists: that there are alerts, and nothing of what they are. */
export const AlertSign = ({ patient }: AlertSignProps) =>
  patient.hasAlerts ? (
    <WarningAmberRounded
      titleAccess={HAS_ALERTS}
      sx={{ fontSize: '1.15em', verticalAlign: '-0.2em', marginRight: 0.5 }}
    />
  ) : null;
