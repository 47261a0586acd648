import { type PropsWithChildren, useContext, useLayoutEffect, useRef } from 'react';
import { NowContext } from './calendar-context';

/** Within this distance of an hour's line, in hours, the current time would overlap the hour's label. */
const BEFORE = 0.15;
const AFTER = 0.45;

/** The column of hours, with the current time, which replaces a label that it would overlap. */
export function GutterWithNow({ children }: PropsWithChildren) {
  const now = useContext(NowContext);
  const column = useRef<HTMLDivElement>(null);
  const share = now?.share;
  useLayoutEffect(() => {
    const hours = column.current?.querySelectorAll('.rbc-timeslot-group');
    if (!hours || share === undefined) return undefined;
    const at = share * hours.length;
    const under = hours[Math.floor(at + BEFORE)];
    if (!under || at - Math.floor(at + BEFORE) > AFTER) return undefined;
    under.classList.add('under-now');
    return () => under.classList.remove('under-now');
  }, [share]);
  return (
    <div className="hours-gutter" ref={column}>
      {children}
      {now && (
        <span className="now-hour" style={{ top: `${now.share * 100}%` }} aria-hidden>
          {now.time}
        </span>
      )}
    </div>
  );
}
