import { useContext } from 'react';
import type { HeaderProps } from 'react-big-calendar';
import { CalendarContext } from './calendar-context';
import { dayOf } from './wall-dates';

/** The header of a day's column, with the reason if the day is closed. */
export function WeekDayHeading({ date, label }: HeaderProps) {
  const { markOf } = useContext(CalendarContext);
  const day = dayOf(date);
  const { note } = markOf(day);
  return (
    <span className="week-day" data-day={day}>
      {label}
      {note && <span className="day-note">{note}</span>}
    </span>
  );
}
