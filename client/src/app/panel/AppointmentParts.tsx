import type { MessagesOf } from '../../features/agenda/details/AppointmentDetailsModal';
import { MessagesOfAppointment } from './MessageParts';
import { MoneyOfAppointment } from './MoneyParts';

/** What other features show of an appointment in its details. */
export const partsOfAppointment: MessagesOf = (appointment) => (
  <>
    <MoneyOfAppointment appointment={appointment} patient={appointment.patient} />
    <MessagesOfAppointment appointment={appointment} />
  </>
);
