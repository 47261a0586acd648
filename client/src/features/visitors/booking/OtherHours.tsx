import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { useEffect, useRef } from 'react';

interface OtherHoursProps {
  /** Why the chosen time is not available; absent once the visitor looks at another day. */
  reason: string | undefined;
  /** Whether it takes the focus when it appears, because the pressed button is gone. */
  takesFocus: boolean;
  date: LocalDate;
  times: readonly LocalTime[];
  isLoading: boolean;
  nextFreeDate: LocalDate | undefined;
  onChooseTime: (time: LocalTime) => void;
  onChooseDate: (date: LocalDate) => void;
}

/** The hours that are still free, shown inside the form after a refusal, so that no input is lost. */
export function OtherHours(props: OtherHoursProps) {
  const { reason, takesFocus, date, times, isLoading, nextFreeDate } = props;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={part} tabIndex={-1} className="others">
      {reason && (
        <p role="alert" className="failure">
          {reason}
        </p>
      )}
      {isLoading && <p className="soft">Cargando horarios...</p>}
      {!isLoading && times.length > 0 && (
        <fieldset className="group">
          <legend>{`Horas libres del ${longDay(date)}:`}</legend>
          <div className="hours">
            {times.map((time) => (
              <button key={time} type="button" className="pick" onClick={() => props.onChooseTime(time)}>
                {time}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {!isLoading && times.length === 0 && <p>{`Ya no quedan horas libres el ${longDay(date)}.`}</p>}
      {!isLoading && times.length === 0 && nextFreeDate && (
        <button type="button" className="btn" onClick={() => props.onChooseDate(nextFreeDate)}>
          {`Ver el ${longDay(nextFreeDate)}`}
        </button>
      )}
    </div>
  );
}
