import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useRights } from '../../../session/current-staff';
import { useShortcut } from '../../../ui/use-shortcut';
import { useVisitOfToday } from './use-visit-of-today';

interface AttendButtonProps {
  patientId: number;
  /** The patient has no appointment today that is still open. */
  onWalkIn: () => void;
}

/** Attends a patient: the visit of their appointment of today, or one without appointment. */
export function AttendButton(props: AttendButtonProps) {
  return useRights()('HEALTH_DATA') ? <Attend {...props} /> : null;
}

function Attend({ patientId, onWalkIn }: AttendButtonProps) {
  const navigate = useNavigate();
  const { isLoading, appointment } = useVisitOfToday(patientId);
  const attend = () => {
    if (appointment) void navigate(visitPath(appointment.id), { state: STARTS_VISIT });
    else if (!isLoading) onWalkIn();
  };
  useShortcut('a', attend);
  const label = appointment?.attendance === 'IN_CARE' ? 'Seguir atendiendo' : 'Atender';
  return (
    <Button
      variant="contained"
      startIcon={<PlayArrowRounded />}
      disabled={isLoading}
      title={`${label} (tecla A)`}
      aria-keyshortcuts="A"
      onClick={attend}
    >
      {label}
    </Button>
  );
}
