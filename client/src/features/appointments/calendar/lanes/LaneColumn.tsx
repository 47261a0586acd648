import { type CSSProperties, type ReactNode, type Ref, useContext } from 'react';
import { CalendarContext } from '../grid/calendar-context';
import { dayOf } from '../grid/wall-dates';

interface LaneColumnProps {
  /** What the calendar's library measures. */
  ref?: Ref<HTMLDivElement>;
  date: Date;
  /** The professional's id. */
  resource: number;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** One professional's day, with why they are not there. */
export function LaneColumn({ ref, date, resource, className, style, children }: LaneColumnProps) {
  const { lanes } = useContext(CalendarContext);
  const reason = lanes?.reasonOff(resource, dayOf(date));
  return (
    <div ref={ref} className={className} style={style} data-lane={resource} title={reason}>
      {reason && <span className="lane-note">{reason}</span>}
      {children}
    </div>
  );
}
