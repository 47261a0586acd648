import { canBeFreed, type NoHours } from '#domain/agenda/no-hours.js';
import { noHoursSentence } from '#domain/agenda/no-hours.es.js';
import { capitalised } from '#domain/capitalised.es.js';
import {
  type BookingAddress,
  choiceParameters,
  DAY_PART_PARAMETERS,
  DAY_PARTS,
  type DayPart,
  isInPart,
  queryOf,
} from '#domain/visitors/booking/address.js';
import type { Choice } from '#domain/visitors/booking/choices.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import type { MouseEvent } from 'react';
import { WAITING_PATH } from '../waiting-list/waiting-path';
import { KeptChoice } from './ChoicePicker';

const PART_LABELS: Readonly<Record<DayPart, string>> = {
  all: 'Todos los horarios',
  morning: 'Mañana',
  afternoon: 'Tarde',
};

interface HourListProps {
  address: BookingAddress;
  times: readonly LocalTime[];
  chosen: LocalTime | undefined;
  /** A chosen time that is no longer free. */
  lost: LocalTime | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** Why, if it helps the visitor. */
  failure: string | undefined;
  nextFreeDate: LocalDate | undefined;
  /** The reason why the day has no hours; undefined if it may have some. */
  whyNone: NoHours | undefined;
  choice: Choice;
  onChoose: (change: Partial<BookingAddress>) => void;
  onRetry: () => void;
}

/**
 * The chosen day's free hours. If there are none, shows why, and other options. Every button also works without
 * scripts.
 */
export function HourList(props: HourListProps) {
  const { address, times, chosen, lost, isLoading, whyNone, onChoose } = props;
  const { date, part } = address;
  const shown = times.filter((time) => isInPart(part, time));
  const instead = (change: Partial<BookingAddress>) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(change);
  };
  return (
    <form method="get" aria-label="Horarios">
      <input type="hidden" name="dia" value={date} />
      <KeptChoice words={choiceParameters(address)} />
      <div className="day">
        <h2>{capitalised(longDay(date))}</h2>
        {/* Hidden, the filters keep their room: nothing moves once it is known that there is nothing to filter. */}
        <div className="tabs" role="group" aria-label="Filtrar horarios" aria-hidden={!!whyNone || undefined}>
          {DAY_PARTS.map((each) => (
            <button
              key={each}
              name="parte"
              value={DAY_PART_PARAMETERS[each]}
              aria-pressed={each === part}
              onClick={instead({ part: each })}
            >
              {PART_LABELS[each]}
            </button>
          ))}
        </div>
      </div>
      {lost && (
        <p role="status" className="lost">
          {`La hora de las ${lost} ya no está libre. Elija otra.`}
        </p>
      )}
      {/* A permanent live region, so that screen readers announce each change inside it. */}
      <div className="hours-place" aria-live="polite" aria-busy={isLoading}>
        {isLoading && <p className="soft">Cargando horarios...</p>}
        {!isLoading && shown.length === 0 && (
          <NoHours {...props} isFiltered={times.length > 0} instead={instead} />
        )}
        {!isLoading &&
          (['morning', 'afternoon'] as const).map((half) => {
            const hours = shown.filter((time) => isInPart(half, time));
            return hours.length === 0 ? null : (
              <fieldset key={half} className="group">
                <legend>{PART_LABELS[half]}</legend>
                <div className="hours">
                  {hours.map((time) => (
                    <button
                      key={time}
                      className="pick"
                      name="hora"
                      value={time}
                      aria-pressed={time === chosen}
                      onClick={instead({ time })}
                    >
                      {time}
                    </button>
                  ))}
                </div>
              </fieldset>
            );
          })}
      </div>
    </form>
  );
}

/** The visitor's own choices. */
const askedIn = ({ treatment, professional }: Choice) => ({
  professionalName: professional?.name,
  treatment: treatment.isListed ? treatment.name : undefined,
});

type NoHoursProps = HourListProps & {
  isFiltered: boolean;
  instead: (change: Partial<BookingAddress>) => (event: MouseEvent) => void;
};

function NoHours(props: NoHoursProps) {
  const { address, choice, isFiltered, hasFailed, failure, whyNone, nextFreeDate, onRetry, instead } = props;
  return (
    <div className="none">
      <h3>{failure ?? 'No hay horarios disponibles'}</h3>
      {whyNone && <p className="soft">{noHoursSentence(whyNone, askedIn(choice))}</p>}
      {isFiltered && (
        <>
          <p className="soft">
            {`Ese día solo quedan horas en la ${address.part === 'morning' ? 'tarde' : 'mañana'}.`}
          </p>
          <button
            className="btn"
            name="parte"
            value={DAY_PART_PARAMETERS.all}
            onClick={instead({ part: 'all' })}
          >
            Ver el día completo
          </button>
        </>
      )}
      {!isFiltered && hasFailed && (
        <button className="btn" type="button" onClick={onRetry}>
          Volver a consultar
        </button>
      )}
      {!isFiltered && !hasFailed && nextFreeDate && (
        <a
          className="btn"
          href={queryOf({ ...address, date: nextFreeDate, time: undefined, part: 'all' })}
          onClick={instead({ date: nextFreeDate })}
        >
          {`Ir al ${longDay(nextFreeDate)}`}
        </a>
      )}
      {!hasFailed && canBeFreed(whyNone) && (
        <a className="btn" href={`${WAITING_PATH}${queryOf({ ...address, time: undefined })}`}>
          Avíseme si se libera una hora
        </a>
      )}
    </div>
  );
}
