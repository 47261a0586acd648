import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { type StatusColour, StatusPill } from '../../ui/StatusPill';

/** Green, red, otherwise blue. The dashboard's badges use different colours on purpose. */
const COLOURS: Readonly<Record<AppointmentStatus, StatusColour>> = {
  CONFIRMED: 'success',
  COMPLETED: 'success',
  CANCELLED: 'error',
  BOOKED: 'info',
};

const isKnown = (status: string): status is AppointmentStatus => status in STATUS_LABELS;

/** A newer server may send other statuses. */
export function CalendarStatusBadge({ status }: { status: string }) {
  return (
    <StatusPill colour={isKnown(status) ? COLOURS[status] : 'info'}>
      {isKnown(status) ? STATUS_LABELS[status] : 'Desconocido'}
    </StatusPill>
  );
}
