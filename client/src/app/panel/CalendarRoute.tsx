import { CalendarPage } from '../../features/agenda/CalendarPage';
import { AgendaMessages, MessagesOfAppointment } from './MessageParts';

export const CalendarRoute = () => (
  <CalendarPage
    messages={<AgendaMessages />}
    messagesOf={(appointment) => <MessagesOfAppointment appointment={appointment} />}
  />
);
