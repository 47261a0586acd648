import { isAboutHour } from '#domain/messages/message.js';
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
  // A finger needs more than the height of a line; as padding of an inline element, it moves nothing.
  '@media (pointer: coarse)': { paddingBlock: 14 },
});

type Named = Pick<ListedMessageFragment, 'appointmentId' | 'date' | 'time' | 'kind'>;

/**
 * The time of the message's appointment, as a link if the appointment still exists and the user may see it; empty for
 * a message without an appointment.
 */
export function AboutAppointment(message: Named) {
  const { appointmentId, date, kind } = message;
  const can = useRights();
  if (!isAboutHour(kind)) return null;
  const hour = hourInWords(message);
  if (appointmentId === null || !can('AGENDA', 'READ')) return <>{hour}</>;
  return <HourLink to={`/app/citas?vista=dia&fecha=${date}&cita=${appointmentId}`}>{hour}</HourLink>;
}
