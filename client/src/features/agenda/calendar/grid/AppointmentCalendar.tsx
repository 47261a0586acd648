import { holdsTime, type ServiceType } from '#domain/agenda/appointment.js';
import { type ClinicClock, type LocalDate, timeAt } from '#domain/clinic-time.js';
import type { WeeklyHours } from '#domain/schedule.js';
import { type ComponentType, type CSSProperties, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { CalendarProps, SlotInfo } from 'react-big-calendar';
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import './calendar.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { AgendaAppointment } from '../../agenda-appointment';
import type { Schedules } from '../../agenda-hours';
import type { CalendarBlockFragment } from '../../blocked-hours/blocked-hours.generated';
import type { ChosenSlot } from '../../form/appointment-form-values';
import { hoursInWords } from '../../blocked-hours/block-in-words';
import { CalendarContext, NowContext } from './calendar-context';
import { type GridEvent, hoursToShow, isBlock, toBlockEvent, toCalendarEvent } from './calendar-events';
import { focusDay, onCalendarKey } from '../calendar-keyboard';
import {
  AGENDA_DAYS,
  type CalendarView,
  type DayRange,
  visibleRange,
  type WeekLength,
} from '../calendar-view';
import { CLOSED, type DayMark } from '../day-marks';
import { type ServiceLane, serviceLaneOf } from '../lanes/service-lanes';
import { columnAt, partAt, type PointedColumn } from './pointed/column-part';
import { DayColumn } from './days/DayColumn';
import { DayToTap } from './days/DayToTap';
import { DraggableCalendar } from './draggable-calendar';
import type { Drop } from '../dropped';
import { type Lane, OVERBOOKED_LANE } from '../lanes/lane';
import type { DrawnLanes } from '../lanes/lane-grid';
import { dayLayoutOf, isOverbooked } from './day-layout';
import { EventPreview } from './pointed/EventPreview';
import { freeStartAt } from './pointed/free-hour';
import { FreeHour } from './pointed/FreeHour';
import { AgendaEvent } from './events/AgendaEvent';
import { EventText, MonthEvent } from './events/EventText';
import { GutterWithNow } from './GutterWithNow';
import { formats, localizer, messages } from './localizer';
import { fixCalendarRoles } from './fix-calendar-roles';
import { MonthDate } from './days/MonthDate';
import { ThreeDays } from './three-days';
import { useGrowingList } from './use-growing-list';
import { dayOf, dayOnWall, hourOnWall, minutesBetween, nowOnWall, timeOf } from './wall-dates';
import { WeekDayHeading } from './days/WeekDayHeading';

const VIEWS = { month: true, week: true, day: true, agenda: true };
const NARROW_VIEWS = { ...VIEWS, week: ThreeDays };
const components: CalendarProps<GridEvent, Lane>['components'] = {
  event: EventText,
  month: { event: MonthEvent, dateHeader: MonthDate },
  week: { header: WeekDayHeading },
  day: { header: WeekDayHeading },
  timeGutterWrapper: GutterWithNow,
  // The package's types omit the props that it passes.
  dayColumnWrapper: DayColumn as ComponentType,
  agenda: { event: AgendaEvent },
};
const touchedComponents = { ...components, month: { dateHeader: DayToTap } };
const NO_EVENTS: GridEvent[] = [];
/** CalendarPage handles page and view changes instead. */
const ignore = () => undefined;

interface AppointmentCalendarProps {
  appointments: readonly AgendaAppointment[];
  blocks: readonly CalendarBlockFragment[];
  view: CalendarView;
  date: LocalDate;
  weekLength: WeekLength;
  now: ClinicClock;
  isLoading: boolean;
  /** The ids of the appointments that were just saved. */
  saved: ReadonlySet<number>;
  markOf: (day: LocalDate) => DayMark;
  /** Undefined if the calendar does not distinguish professionals. */
  lanes?: DrawnLanes | undefined;
  serviceLanes: readonly ServiceLane[];
  schedules: Schedules;
  /** The weekly hours of services and professionals. */
  openHours: readonly WeeklyHours[];
  /** Whether the calendar is used with a finger. */
  isTouched?: boolean;
  onOpenDay: (day: LocalDate) => void;
  onTurnTo: (day: LocalDate) => void;
  onOpen: (id: number) => void;
  onOpenBlock: (block: CalendarBlockFragment) => void;
  /** Absent if the user may not change appointments, like the next one. */
  onChooseSlot: ((slot: ChosenSlot) => void) | undefined;
  onDrop: ((appointment: AgendaAppointment, drop: Drop) => Promise<void>) | undefined;
}

export const AppointmentCalendar = memo(function AppointmentCalendar(props: AppointmentCalendarProps) {
  const { appointments, blocks, view, date, weekLength, now, isLoading, markOf, lanes, serviceLanes } = props;
  const { onOpenDay, onDrop, onOpen, onOpenBlock } = props;
  const hasDaysToTap = view === 'month' && props.isTouched === true;
  const frame = useCalendarFrame(date, view, props.onTurnTo);
  const listed = useGrowingList(appointments, view === 'agenda');
  const events = useMemo(
    () => [...listed.map((appointment) => toCalendarEvent(appointment, now)), ...blocks.map(toBlockEvent)],
    [listed, blocks, now],
  );
  const hours = hoursToShow([...appointments, ...blocks], props.openHours);
  const hasHours = view === 'week' || view === 'day';
  const overbookedDays = useMemo(
    () =>
      new Set(
        events.flatMap((event) => (isOverbooked(event) && !isBlock(event) ? [event.appointment.date] : [])),
      ),
    [events],
  );
  const context = useMemo(
    () => ({
      markOf,
      blocks,
      openDay: onOpenDay,
      open: onOpen,
      openBlock: onOpenBlock,
      lanes,
      serviceLanes,
      hasOverbooked: (day: LocalDate) => overbookedDays.has(day),
    }),
    [markOf, blocks, onOpenDay, onOpen, onOpenBlock, lanes, serviceLanes, overbookedDays],
  );
  const layout = useMemo(
    () =>
      dayLayoutOf(() =>
        lanes
          ? { count: 1, laneOf: () => 0, addsOverbooked: false }
          : {
              count: serviceLanes.length,
              laneOf: (event) =>
                serviceLaneOf(serviceLanes, isBlock(event) ? event.block : event.appointment),
              addsOverbooked: true,
            },
      ),
    [lanes, serviceLanes],
  );
  const nowLine = useMemo(
    () => (hasHours ? nowLineAt(now, hours, visibleRange(view, date, weekLength)) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [now, hours.first, hours.last, hasHours, view, date, weekLength],
  );
  const grid = hasHours ? lanes?.grid : undefined;

  const busyDays = useMemo(
    () => new Set(events.map((event) => (isBlock(event) ? event.block.date : event.appointment.date))),
    [events],
  );
  const dayLook = (day: LocalDate, lane?: number | string) => {
    const { isClosed, note } = markOf(day);
    const isEmptyClosed = isClosed && !busyDays.has(day);
    const marks = {
      'closed-day': isClosed || lanes?.reasonOff(Number(lane), day) !== undefined,
      'past-day': day < now.date,
      'narrow-day': isEmptyClosed && view === 'week' && weekLength === 7,
      'with-overbooked': hasHours && overbookedDays.has(day),
      'without-overbooked': lane === OVERBOOKED_LANE && !overbookedDays.has(day),
    };
    const why = isEmptyClosed && hasHours ? JSON.stringify(note ?? CLOSED) : undefined;
    return { className: namesOf(marks), ...(why && { style: { '--why-closed': why } as CSSProperties }) };
  };
  /** A lane has one part; other columns have one for each service and one for overbooked appointments. */
  const partsOf = ({ date: day, lane }: PointedColumn) =>
    lane === undefined ? serviceLanes.length + Number(overbookedDays.has(day)) : 1;
  const freeStart = ({ date: day, lane }: PointedColumn, part: number, minute: number) => {
    const shown = lanes?.shown.find(({ id, isArchived }) => id === lane && !isArchived);
    const service = serviceLanes[part]?.services[0];
    if (grid ? !shown : !service) return undefined;
    const isThere = (held: { professionalId: number; serviceType?: ServiceType }) =>
      grid ? held.professionalId === lane : serviceLaneOf(serviceLanes, held) === part;
    const held = [...appointments.filter(({ status }) => holdsTime(status)), ...blocks];
    return freeStartAt(minute, {
      date: day,
      schedule:
        lanes && shown ? lanes.scheduleOf(shown.id, shown.group) : props.schedules[service ?? 'PODIATRY'],
      held: held.filter((one) => one.date === day && isThere(one)),
      now,
    });
  };
  const { saved } = props;
  const eventLook = useCallback((event: GridEvent) => look(event, saved), [saved]);
  const choose = ({ start, end, action, resourceId, box }: SlotInfo) => {
    const day = dayOf(start);
    const time = hasHours ? timeOf(start) : undefined;
    const isStretch = hasHours && action === 'select' && minutesBetween(start, end) >= 90;
    const column = hasHours && !grid && box ? columnAt(box) : undefined;
    const lane = column && box && serviceLanes[partAt(box.clientX, column.element, partsOf(column))];
    props.onChooseSlot?.({
      date: day,
      time,
      durationMinutes: isStretch ? 120 : undefined,
      professionalId: grid && laneId(resourceId),
      serviceType: lane?.services[0],
    });
  };
  const drop =
    (isResize: boolean) =>
    ({ event, start, end, resourceId }: EventInteractionArgs<GridEvent>) =>
      !isBlock(event) &&
      void onDrop?.(event.appointment, {
        date: dayOf(start as Date),
        ...(hasHours && {
          span: { start: timeOf(start as Date), minutes: minutesBetween(start as Date, end as Date) },
        }),
        isResize,
        ...(grid && !isResize && { professionalId: laneId(resourceId) }),
      });

  return (
    <CalendarContext value={context}>
      <NowContext value={nowLine}>
        <div
          ref={frame}
          className="appointment-calendar"
          aria-busy={isLoading}
          data-view={view}
          data-touched={hasDaysToTap || undefined}
          data-parts={hasHours && !grid ? serviceLanes.length : undefined}
          data-lanes={grid && lanes?.shown.length}
          style={
            {
              '--lanes': lanes?.shown.length ?? 0,
              '--hours': hours.last - hours.first,
            } as CSSProperties
          }
        >
          {isLoading && (
            <div className="calendar-progress" role="status">
              <VisuallyHidden>Cargando...</VisuallyHidden>
            </div>
          )}
          <DraggableCalendar
            localizer={localizer}
            culture="es"
            messages={messages}
            formats={formats}
            events={hasDaysToTap ? NO_EVENTS : events}
            views={weekLength === 3 ? NARROW_VIEWS : VIEWS}
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
            dayLayoutAlgorithm={layout}
            tooltipAccessor={tooltip}
            eventPropGetter={eventLook}
            dayPropGetter={(day, lane) => dayLook(dayOf(day), lane)}
            {...grid}
            components={
              grid ? { ...components, ...grid.components } : hasDaysToTap ? touchedComponents : components
            }
            selectable={props.onChooseSlot !== undefined}
            onSelectSlot={choose}
            onSelectEvent={(event) => (isBlock(event) ? onOpenBlock(event.block) : onOpen(event.id))}
            resizable
            // The month view shows no hours, so an event's length can't be changed there.
            resizableAccessor={(event) => onDrop !== undefined && hasHours && !isBlock(event)}
            draggableAccessor={(event) => onDrop !== undefined && !isBlock(event)}
            onEventDrop={drop(false)}
            onEventResize={drop(true)}
          />
          <EventPreview frame={frame} appointments={appointments} />
          {hasHours && props.onChooseSlot && (
            <FreeHour frame={frame} hours={hours} partsOf={partsOf} startAt={freeStart} />
          )}
        </div>
      </NowContext>
    </CalendarContext>
  );
});

/** The calendar's element, with corrected roles and keyboard navigation. */
function useCalendarFrame(date: LocalDate, view: CalendarView, onTurnTo: (day: LocalDate) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<LocalDate>(undefined);
  useEffect(() => (frame.current ? fixCalendarRoles(frame.current) : undefined), []);
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
  // After a page change by keyboard, the focus moves to the target day.
  useEffect(() => {
    if (frame.current && awaited.current && focusDay(frame.current, awaited.current))
      awaited.current = undefined;
  }, [date, view]);
  return frame;
}

/** Appointments have a card (EventPreview) instead. */
const tooltip = (event: GridEvent) => (isBlock(event) ? `${hoursInWords(event.block)} ${event.title}` : '');

const look = (event: GridEvent, saved: ReadonlySet<number>) => {
  if (isBlock(event)) return { className: 'blocked' };
  const marks = {
    cancelled: !holdsTime(event.status),
    past: event.isPast,
    running: event.isRunning,
    overbooked: isOverbooked(event),
    saved: saved.has(event.id),
  };
  return { className: `${event.colour} ${namesOf(marks)}` };
};

const namesOf = (marks: Readonly<Record<string, boolean>>): string =>
  Object.entries(marks)
    .flatMap(([name, isOn]) => (isOn ? [name] : []))
    .join(' ');

/** The professional of a lane; undefined for the lane of overbooked appointments, which mixes professionals. */
const laneId = (resourceId: unknown): number | undefined =>
  Number(resourceId) === OVERBOOKED_LANE ? undefined : Number(resourceId);

function nowLineAt(
  { date, minutes }: ClinicClock,
  { first, last }: { first: number; last: number },
  { from, to }: DayRange,
) {
  const share = (minutes / 60 - first) / (last - first);
  return from <= date && date <= to && share >= 0 && share <= 1
    ? { time: timeAt(minutes), share }
    : undefined;
}
