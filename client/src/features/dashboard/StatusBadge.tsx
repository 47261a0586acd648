import type { AppointmentStatus } from '#domain/appointment.js';
import { STATUS_LABELS } from '#domain/appointment.es.js';
import { styled } from '@mui/material/styles';

/** Green, blue, red, else yellow (spec, 'Dashboard'); the calendar's badges follow another rule on purpose. */
const COLOURS: Readonly<Record<AppointmentStatus, 'success' | 'info' | 'error' | 'warning'>> = {
  CONFIRMED: 'success',
  COMPLETED: 'info',
  CANCELLED: 'error',
  BOOKED: 'warning',
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

/** An appointment's status, as a word and a colour. */
export function StatusBadge({ status }: { status: AppointmentStatus }) {
  return (
    <Badge data-status={status} sx={{ color: `${COLOURS[status]}.main` }}>
      {STATUS_LABELS[status]}
    </Badge>
  );
}
