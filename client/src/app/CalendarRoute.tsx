import { CalendarPage } from '../features/appointments/CalendarPage';
import { AgendaMessages, MessagesOfAppointment } from './MessageParts';

/** The agenda, with what is to be sent and what patients were told. */
export const CalendarRoute = () => (
  <CalendarPage
    messages={<AgendaMessages />}
    messagesOf={(appointment) => <MessagesOfAppointment appointment={appointment} />}
  />
);
