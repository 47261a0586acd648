import type { AppointmentStatus } from '#domain/appointment.js';
import { STATUS_LABELS } from '#domain/appointment.es.js';
import { styled } from '@mui/material/styles';

type Colour = 'success' | 'error' | 'info';

/** Green, red, else blue (spec, 'Citas'); the dashboard's badges follow another rule on purpose. */
const COLOURS: Readonly<Record<AppointmentStatus, Colour>> = {
  CONFIRMED: 'success',
  COMPLETED: 'success',
  CANCELLED: 'error',
  BOOKED: 'info',
};

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 10px',
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', backgroundColor: 'currentColor' },
});

const isKnown = (status: string): status is AppointmentStatus => status in STATUS_LABELS;

/** An appointment's status, as a word and a colour; a newer server may know others. */
export function CalendarStatusBadge({ status }: { status: string }) {
  return (
    <Badge sx={{ color: `${isKnown(status) ? COLOURS[status] : 'info'}.main` }}>
      {isKnown(status) ? STATUS_LABELS[status] : 'Desconocido'}
    </Badge>
  );
}
