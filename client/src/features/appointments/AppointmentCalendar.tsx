import { STATUS_LABELS } from '#domain/appointment.es.js';
import { holdsTime } from '#domain/appointment.js';
import type { ClinicClock, LocalDate } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import './calendar.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import {
  type CalendarAppointment,
  type CalendarEvent,
  hoursToShow,
  toCalendarEvent,
} from './calendar-events';
import { AGENDA_DAYS, type CalendarView } from './calendar-view';
import { AgendaEvent, EventText, MonthEvent } from './EventText';
import { formats, localizer, messages } from './localizer';
import { mendCalendarRoles } from './mend-calendar-roles';
import { dayOf, dayOnWall, hourOnWall, nowOnWall, timeOf } from './wall-dates';

const VIEWS: CalendarView[] = ['month', 'week', 'day', 'agenda'];
const components: CalendarProps<CalendarEvent>['components'] = {
  event: EventText,
  month: { event: MonthEvent },
  agenda: { event: AgendaEvent },
};
/** The page around it turns pages and changes views. */
const ignore = () => undefined;

interface AppointmentCalendarProps {
  appointments: readonly CalendarAppointment[];
  view: CalendarView;
  date: LocalDate;
  now: ClinicClock;
  isLoading: boolean;
  onOpenDay: (day: LocalDate) => void;
}

/** react-big-calendar over our appointments. */
export function AppointmentCalendar(props: AppointmentCalendarProps) {
  const { appointments, view, date, now, isLoading, onOpenDay } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? mendCalendarRoles(frame.current) : undefined), []);
  const events = useMemo(
    () => appointments.map((appointment) => toCalendarEvent(appointment, now)),
    [appointments, now],
  );
  const hours = hoursToShow(appointments);
  return (
    <Box ref={frame} className="appointment-calendar" aria-busy={isLoading} data-view={view}>
      {isLoading && (
        <Box className="calendar-progress" role="status">
          <VisuallyHidden>Cargando...</VisuallyHidden>
        </Box>
      )}
      <Calendar<CalendarEvent>
        localizer={localizer}
        culture="es"
        messages={messages}
        formats={formats}
        components={components}
        events={events}
        views={VIEWS}
        view={view}
        date={dayOnWall(date)}
        getNow={() => nowOnWall(now)}
        onView={ignore}
        onNavigate={ignore}
        onDrillDown={(day) => onOpenDay(dayOf(day))}
        toolbar={false}
        step={30}
        timeslots={2}
        length={AGENDA_DAYS}
        min={hourOnWall(date, hours.first)}
        max={hourOnWall(date, hours.last)}
        dayLayoutAlgorithm="no-overlap"
        tooltipAccessor={tooltip}
        eventPropGetter={look}
      />
    </Box>
  );
}

const tooltip = ({ start, end, title, status }: CalendarEvent) =>
  `${timeOf(start)} – ${timeOf(end)} ${title} · ${STATUS_LABELS[status]}`;

const look = ({ colour, status, isPast }: CalendarEvent) => ({
  className: [colour, !holdsTime(status) && 'cancelled', isPast && 'past'].filter(Boolean).join(' '),
});
