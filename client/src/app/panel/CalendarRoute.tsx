import { CalendarPage } from '../../features/agenda/CalendarPage';
import { optionalPart } from '../../ui/frame/optional-part';
import { partsOfAppointment } from './AppointmentParts';
import { AgendaMessages } from './MessageParts';

const TodaysNext = optionalPart(() =>
  import('../../features/dashboard/day-foot/TodaysNext').then((module) => module.TodaysNext),
);

export const CalendarRoute = () => (
  <CalendarPage messages={<AgendaMessages />} messagesOf={partsOfAppointment} next={<TodaysNext />} />
);
