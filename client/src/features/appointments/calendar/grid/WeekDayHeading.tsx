import { useContext } from 'react';
import type { HeaderProps } from 'react-big-calendar';
import { CalendarContext } from './calendar-context';
import { dayOf } from './wall-dates';

/** The header of a day's column, with the reason if the day is closed, and who is away of those in its lanes. */
export function WeekDayHeading({ date, label }: HeaderProps) {
  const { markOf, lanes } = useContext(CalendarContext);
  const day = dayOf(date);
  const { note, absence } = markOf(day);
  // One person alone has the column, which says it.
  const away = lanes && lanes.shown.length > 1 ? absence : undefined;
  return (
    <span className="week-day" data-day={day} title={note ? undefined : away?.full}>
      {label}
      {(note ?? away) && <span className="day-note">{note ?? away?.short}</span>}
    </span>
  );
}
