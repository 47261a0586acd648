import { CalendarPage } from '../../features/agenda/CalendarPage';
import { AgendaMessages, MessagesOfAppointment } from './MessageParts';
import { MoneyOfAppointment } from './MoneyParts';

export const CalendarRoute = () => (
  <CalendarPage
    messages={<AgendaMessages />}
    messagesOf={(appointment) => (
      <>
        <MoneyOfAppointment appointmentId={appointment.id} patient={appointment.patient} />
        <MessagesOfAppointment appointment={appointment} />
      </>
    )}
  />
);
