import { type CSSProperties, type ReactNode, type Ref, useContext } from 'react';
import { CalendarContext } from '../calendar-context';
import { dayOf } from '../wall-dates';

interface DayColumnProps {
  /** The element that the calendar library measures. */
  ref?: Ref<HTMLDivElement>;
  date: Date;
  /** The professional's id, if the column is a lane. */
  resource?: number;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A day's column for all professionals, or for one of them, with the reason if they are absent. */
export function DayColumn({ ref, date, resource, className, style, children }: DayColumnProps) {
  const { lanes } = useContext(CalendarContext);
  const day = dayOf(date);
  const reason = resource === undefined ? undefined : lanes?.reasonOff(resource, day);
  return (
    <div
      ref={ref}
      className={className}
      style={style}
      data-column={day}
      data-lane={lanes && resource}
      title={reason}
    >
      {reason && <span className="lane-note">{reason}</span>}
      {children}
    </div>
  );
}
