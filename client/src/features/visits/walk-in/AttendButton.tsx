import PlayArrowRounded from '~icons/round-play-arrow';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useRights } from '../../../session/current-staff';
import { type PageKey, usePageKeys } from '../../../ui/keyboard/page-keys';
import { useShortcut } from '../../../ui/keyboard/use-shortcut';
import { useVisitOfToday } from './use-visit-of-today';

interface AttendButtonProps {
  patientId: number;
  /** Called if the patient has no open appointment today. */
  onWalkIn: () => void;
}

/** Starts a patient's visit: for today's appointment, or as a walk-in. */
export function AttendButton(props: AttendButtonProps) {
  return useRights()('HEALTH_DATA') ? <Attend {...props} /> : null;
}

const KEYS: readonly PageKey[] = [['A', 'Atender']];

function Attend({ patientId, onWalkIn }: AttendButtonProps) {
  const navigate = useNavigate();
  const { isLoading, appointment } = useVisitOfToday(patientId);
  const attend = () => {
    if (appointment) void navigate(visitPath(appointment.id), { state: STARTS_VISIT });
    else if (!isLoading) onWalkIn();
  };
  useShortcut('a', attend);
  usePageKeys(KEYS);
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
