import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
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

/** The appointment's time, linked to the appointment while it exists. */
export function AboutAppointment(message: Named) {
  const { appointmentId, date } = message;
  const hour = hourInWords(message);
  if (appointmentId === null) return <>{hour}</>;
  return <HourLink to={`/app/citas?vista=dia&fecha=${date}&cita=${appointmentId}`}>{hour}</HourLink>;
}
