import { type PropsWithChildren, useContext } from 'react';
import { NowContext } from './calendar-context';

/** The column of hours, with the time that it is now. */
export function GutterWithNow({ children }: PropsWithChildren) {
  const now = useContext(NowContext);
  return (
    <div className="hours-gutter">
      {children}
      {now && (
        <span className="now-hour" style={{ top: `${now.share * 100}%` }} aria-hidden>
          {now.time}
        </span>
      )}
    </div>
  );
}
