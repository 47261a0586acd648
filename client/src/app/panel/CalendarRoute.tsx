import { CalendarPage } from '../../features/appointments/CalendarPage';
import { AgendaMessages, MessagesOfAppointment } from './MessageParts';

/** The agenda, with the messages waiting to be sent and those about each appointment. */
export const CalendarRoute = () => (
  <CalendarPage
    messages={<AgendaMessages />}
    messagesOf={(appointment) => <MessagesOfAppointment appointment={appointment} />}
  />
);
