import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { type StatusColour, StatusPill } from '../../ui/StatusPill';

/** Green, blue, red, otherwise yellow. The calendar's badges use different colours on purpose. */
const COLOURS: Readonly<Record<AppointmentStatus, StatusColour>> = {
  CONFIRMED: 'success',
  COMPLETED: 'info',
  CANCELLED: 'error',
  BOOKED: 'warning',
};

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  return (
    <StatusPill data-status={status} colour={COLOURS[status]}>
      {STATUS_LABELS[status]}
    </StatusPill>
  );
}
