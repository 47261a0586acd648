import { CalendarPage } from '../../features/agenda/CalendarPage';
import { partsOfAppointment } from './AppointmentParts';
import { AgendaMessages } from './MessageParts';

export const CalendarRoute = () => (
  <CalendarPage messages={<AgendaMessages />} messagesOf={partsOfAppointment} />
);
