import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { dayjsLocalizer, type Formats, type Messages } from 'react-big-calendar';
import { withQuickComparisons } from './quick-comparisons';

dayjs.locale('es');

/**
 * Dates for react-big-calendar. With dayjs, every month in Santiago has all its days, including those with a clock
 * change.
 */
export const localizer = withQuickComparisons(dayjsLocalizer(dayjs));

export const messages: Messages = {
  next: 'Siguiente',
  previous: 'Anterior',
  today: 'Hoy',
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
  agenda: 'Agenda',
  date: 'Fecha',
  time: 'Hora',
  event: 'Evento',
  allDay: 'Todo el día',
  work_week: 'Semana laboral',
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
  noEventsInRange: 'No hay eventos en este rango.',
  // A phone only has room for '+15'.
  showMore: (count) => (
    <>
      +<span className="more-words"> Ver más (</span>
      {count}
      <span className="more-words">)</span>
    </>
  ),
};

const hour = (date: Date) => dayjs(date).format('HH:mm');
const hours = ({ start, end }: { start: Date; end: Date }) => `${hour(start)} – ${hour(end)}`;

/** The library's defaults would be 'sábado nov 21' and '9:00 AM'. */
export const formats: Formats = {
  dateFormat: 'D',
  weekdayFormat: 'ddd',
  dayFormat: 'ddd D',
  timeGutterFormat: 'HH:mm',
  // The event's height shows when it ends.
  eventTimeRangeFormat: ({ start }) => hour(start),
  agendaDateFormat: 'ddd D [de] MMM',
  agendaTimeFormat: 'HH:mm',
  agendaTimeRangeFormat: hours,
};
