import { CalendarPage } from '../features/appointments/CalendarPage';
import { AgendaMessages } from './MessageParts';

/** The agenda, with what is to be sent. */
export const CalendarRoute = () => <CalendarPage messages={<AgendaMessages />} />;
