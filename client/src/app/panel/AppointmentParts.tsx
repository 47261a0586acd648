import type { MessagesOf } from '../../features/agenda/details/AppointmentDetailsModal';
import { MessagesOfAppointment } from './MessageParts';
import { MoneyOfAppointment } from './MoneyParts';

/** Parts of an appointment's details that belong to other features. */
export const partsOfAppointment: MessagesOf = (appointment) => (
  <>
    <MoneyOfAppointment appointment={appointment} patient={appointment.patient} />
    <MessagesOfAppointment appointment={appointment} />
  </>
);
