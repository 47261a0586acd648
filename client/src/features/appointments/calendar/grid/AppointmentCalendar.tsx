import { STATUS_LABELS } from '#domain/appointment.es.js';
import { holdsTime } from '#domain/appointment.js';
import type { ClinicClock, LocalDate } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { CalendarProps, SlotInfo } from 'react-big-calendar';
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import './calendar.css';
import './calendar-events.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { AgendaAppointment } from '../../agenda-appointment';
import type { CalendarBlockFragment } from '../../blocked-hours/blocked-hours.generated';
import type { ChosenSlot } from '../../form/appointment-form-values';
import { hoursInWords } from '../../blocked-hours/block-in-words';
import { CalendarContext } from './calendar-context';
import { type GridEvent, hoursToShow, isBlock, toBlockEvent, toCalendarEvent } from './calendar-events';
import { focusDay, onCalendarKey } from '../calendar-keyboard';
import { AGENDA_DAYS, type CalendarView } from '../calendar-view';
import type { DayMark } from '../day-marks';
import { DraggableCalendar } from './draggable-calendar';
import type { Drop } from '../dropped';
import type { Lane } from '../lanes/lane';
import type { DrawnLanes } from '../lanes/lane-grid';
import { AgendaEvent, EventText, MonthEvent } from './EventText';
import { formats, localizer, messages } from './localizer';
import { mendCalendarRoles } from './mend-calendar-roles';
import { MonthDate } from './MonthDate';
import { useGrowingList } from './use-growing-list';
import { dayOf, dayOnWall, hourOnWall, minutesBetween, nowOnWall, timeOf } from './wall-dates';
import { WeekDayHeading } from './WeekDayHeading';

const VIEWS: CalendarView[] = ['month', 'week', 'day', 'agenda'];
const components: CalendarProps<GridEvent, Lane>['components'] = {
  event: EventText,
  month: { event: MonthEvent, dateHeader: MonthDate },
  week: { header: WeekDayHeading },
  agenda: { event: AgendaEvent },
};
/** CalendarPage changes pages and views instead. */
const ignore = () => undefined;

interface AppointmentCalendarProps {
  appointments: readonly AgendaAppointment[];
  blocks: readonly CalendarBlockFragment[];
  view: CalendarView;
  date: LocalDate;
  now: ClinicClock;
  isLoading: boolean;
  markOf: (day: LocalDate) => DayMark;
  /** Undefined where the calendar tells nobody apart. */
  lanes?: DrawnLanes | undefined;
  onOpenDay: (day: LocalDate) => void;
  onTurnTo: (day: LocalDate) => void;
  onOpen: (id: number) => void;
  onOpenBlock: (block: CalendarBlockFragment) => void;
  onChooseSlot: (slot: ChosenSlot) => void;
  onDrop: (appointment: AgendaAppointment, drop: Drop) => Promise<void>;
}

export const AppointmentCalendar = memo(function AppointmentCalendar(props: AppointmentCalendarProps) {
  const { appointments, blocks, view, date, now, isLoading, markOf, lanes, onOpenDay, onDrop } = props;
  const { onOpen, onOpenBlock } = props;
  const frame = useCalendarFrame(date, view, props.onTurnTo);
  const listed = useGrowingList(appointments, view === 'agenda');
  const events = useMemo(
    () => [...listed.map((appointment) => toCalendarEvent(appointment, now)), ...blocks.map(toBlockEvent)],
    [listed, blocks, now],
  );
  const context = useMemo(
    () => ({ markOf, openDay: onOpenDay, open: onOpen, openBlock: onOpenBlock, lanes }),
    [markOf, onOpenDay, onOpen, onOpenBlock, lanes],
  );
  const hours = hoursToShow([...appointments, ...blocks]);
  const hasHours = view === 'week' || view === 'day';
  const grid = hasHours ? lanes?.grid : undefined;

  const dayLook = (day: LocalDate, lane?: number | string) => {
    const isClosed = markOf(day).isClosed || lanes?.reasonOff(Number(lane), day) !== undefined;
    return { className: `${isClosed ? 'closed-day' : ''} ${day < now.date ? 'past-day' : ''}` };
  };
  const choose = ({ start, end, action, resourceId }: SlotInfo) => {
    const time = hasHours ? timeOf(start) : undefined;
    const isStretch = hasHours && action === 'select' && minutesBetween(start, end) >= 90;
    const professionalId = grid && Number(resourceId);
    props.onChooseSlot({
      date: dayOf(start),
      time,
      durationMinutes: isStretch ? 120 : undefined,
      professionalId,
    });
  };
  const drop =
    (isResize: boolean) =>
    ({ event, start, end, resourceId }: EventInteractionArgs<GridEvent>) =>
      !isBlock(event) &&
      void onDrop(event.appointment, {
        date: dayOf(start as Date),
        ...(hasHours && {
          span: { start: timeOf(start as Date), minutes: minutesBetween(start as Date, end as Date) },
        }),
        isResize,
        ...(grid && !isResize && { professionalId: Number(resourceId) }),
      });

  return (
    <CalendarContext value={context}>
      <Box
        ref={frame}
        className="appointment-calendar"
        aria-busy={isLoading}
        data-view={view}
        data-lanes={grid && lanes?.shown.length}
        sx={grid ? { '--lanes': lanes?.shown.length ?? 0 } : {}}
      >
        {isLoading && (
          <Box className="calendar-progress" role="status">
            <VisuallyHidden>Cargando...</VisuallyHidden>
          </Box>
        )}
        <DraggableCalendar
          localizer={localizer}
          culture="es"
          messages={messages}
          formats={formats}
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
          longPressThreshold={250}
          min={hourOnWall(date, hours.first)}
          max={hourOnWall(date, hours.last)}
          dayLayoutAlgorithm="no-overlap"
          tooltipAccessor={lanes ? tooltipWithName : tooltip}
          eventPropGetter={look}
          dayPropGetter={(day, lane) => dayLook(dayOf(day), lane)}
          {...grid}
          components={grid ? { ...components, ...grid.components } : components}
          selectable
          onSelectSlot={choose}
          onSelectEvent={(event) => (isBlock(event) ? onOpenBlock(event.block) : onOpen(event.id))}
          resizable
          // The month view shows no hours, so an event's length can't be changed there.
          resizableAccessor={(event) => hasHours && !isBlock(event)}
          draggableAccessor={(event) => !isBlock(event)}
          onEventDrop={drop(false)}
          onEventResize={drop(true)}
        />
      </Box>
    </CalendarContext>
  );
});

/** The calendar's element, with corrected roles and keyboard navigation. */
function useCalendarFrame(date: LocalDate, view: CalendarView, onTurnTo: (day: LocalDate) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<LocalDate>(undefined);
  useEffect(() => (frame.current ? mendCalendarRoles(frame.current) : undefined), []);
  useEffect(() => {
    const calendar = frame.current;
    const onKey = (event: KeyboardEvent) => {
      if (!calendar) return;
      onCalendarKey(event, calendar, (day) => {
        awaited.current = day;
        onTurnTo(day);
      });
    };
    calendar?.addEventListener('keydown', onKey);
    return () => calendar?.removeEventListener('keydown', onKey);
  }, [onTurnTo]);
  // After a page change by keyboard, the focus moves to the day it was going to.
  useEffect(() => {
    if (frame.current && awaited.current && focusDay(frame.current, awaited.current))
      awaited.current = undefined;
  }, [date, view]);
  return frame;
}

const tooltip = (event: GridEvent) => {
  if (isBlock(event)) return `${hoursInWords(event.block)} ${event.title}`;
  const hours = `${timeOf(event.start)} – ${timeOf(event.end)}`;
  const overbooked = event.appointment.overbooked ? ' · Sobrecupo' : '';
  return `${hours} ${event.title} · ${STATUS_LABELS[event.status]}${overbooked}`;
};

const tooltipWithName = (event: GridEvent) =>
  isBlock(event) ? tooltip(event) : `${tooltip(event)} · ${event.appointment.professionalName}`;

const look = (event: GridEvent) => {
  if (isBlock(event)) return { className: 'blocked' };
  const marks = {
    cancelled: !holdsTime(event.status),
    past: event.isPast,
    overbooked: event.appointment.overbooked,
  };
  const names = Object.entries(marks).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return { className: [event.colour, ...names].join(' ') };
};
