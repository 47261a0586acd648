import { useContext } from 'react';
import type { HeaderProps } from 'react-big-calendar';
import { CalendarContext } from './calendar-context';
import { dayOf } from './wall-dates';

/** The head of a day's column, with the reason where it is closed. */
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
