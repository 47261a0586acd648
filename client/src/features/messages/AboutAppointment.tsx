import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useRights } from '../../session/current-staff';
import { hourInWords } from './hour-in-words';
import type { ListedMessageFragment } from './messages.generated';

const HourLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
});

type Named = Pick<ListedMessageFragment, 'appointmentId' | 'date' | 'time'>;

/** The appointment's time, linked to the appointment while it exists, for users who may see it. */
export function AboutAppointment(message: Named) {
  const { appointmentId, date } = message;
  const can = useRights();
  const hour = hourInWords(message);
  if (appointmentId === null || !can('AGENDA', 'READ')) return <>{hour}</>;
  return <HourLink to={`/app/citas?vista=dia&fecha=${date}&cita=${appointmentId}`}>{hour}</HourLink>;
}
