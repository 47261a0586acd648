import { NO_HOURS_LABELS } from '#domain/agenda/no-hours.es.js';
import {
  type BookingAddress,
  choiceParameters,
  DAY_PART_PARAMETERS,
  weeksShown,
} from '#domain/visitors/booking/address.js';
import type { OfferedHours } from '#domain/visitors/booking/public-page.js';
import {
  addDays,
  dayOfMonth,
  LAST_DATE,
  type LocalDate,
  startOfWeek,
  weekdayOf,
  weekOf,
} from '#domain/clinic-time.js';
import { monthName, WEEKDAY_LABELS, weekdayName, weekTitle } from '#domain/clinic-time.es.js';
import { Fragment, type MouseEvent } from 'react';
import { KeptChoice } from './ChoicePicker';
import { Icon } from '../Icon';

interface WeekStripProps {
  address: BookingAddress;
  today: LocalDate;
  /** Empty until loaded. */
  week: OfferedHours['week'];
  /** Absent if choosing a day always loads another page from the server. */
  onChoose?: (date: LocalDate) => void;
  /** The parameters that the days pass along; by default the address's choice. */
  kept?: ReturnType<typeof choiceParameters>;
  /** The target of the days without scripts; by default this page's own address. */
  action?: string;
}

/**
 * One week, Monday first, with arrows to the previous and next week; late in the current one, the next is below it. Every
 * button also works without scripts.
 */
export function WeekStrip({ address, today, week, onChoose, kept, action }: WeekStripProps) {
  const { date, part } = address;
  const monday = startOfWeek(date);
  const next = addDays(monday, 7);
  const previous = addDays(monday, -7);
  const choosing = (day: LocalDate) => ({
    name: 'dia',
    value: day,
    onClick:
      onChoose &&
      ((event: MouseEvent) => {
        event.preventDefault();
        onChoose(day);
      }),
  });
  const days = (first: LocalDate, label: string) => (
    <div className="days" role="group" aria-label={label}>
      {weekOf(first).map((day) => (
        <button
          key={day}
          className={day < today ? 'date past' : 'date'}
          aria-pressed={day === date}
          disabled={day < today || day > LAST_DATE}
          {...choosing(day)}
        >
          <abbr title={weekdayName(day)}>{WEEKDAY_LABELS[weekdayOf(day) - 1]}</abbr> <b>{dayOfMonth(day)}</b>
          <span className="unseen">{` de ${monthName(day)}${day === today ? ', hoy' : ''}${day >= today ? ', ' : ''}`}</span>
          {day >= today && <DayState state={week.find((each) => each.date === day)} />}
        </button>
      ))}
    </div>
  );
  return (
    <form method="get" action={action} aria-label="Semana">
      {part !== 'all' && <input type="hidden" name="parte" value={DAY_PART_PARAMETERS[part]} />}
      <KeptChoice words={kept ?? choiceParameters(address)} />
      <div className="week">
        <h1>{weekTitle(date)}</h1>
        <button
          className="round"
          aria-label="Semana anterior"
          title="Semana anterior"
          disabled={monday <= today}
          {...choosing(previous < today ? today : previous)}
        >
          <Icon name="left" />
        </button>
        <button
          className="round"
          aria-label="Semana siguiente"
          title="Semana siguiente"
          disabled={next > LAST_DATE}
          {...choosing(next)}
        >
          <Icon name="right" />
        </button>
      </div>
      {[monday, next].slice(0, weeksShown(date, today)).map((first) => (
        // With its own key, a week that moves up keeps the focus on the day that was chosen in it.
        <Fragment key={first}>
          {first !== monday && <h2 className="following">{weekTitle(first)}</h2>}
          {days(first, first === monday ? 'Días de la semana' : 'Días de la semana siguiente')}
        </Fragment>
      ))}
    </form>
  );
}

/** One ellipse per toe of the drawing. */
const TOES = [
  [5, 9.2, 3.1, 3.9],
  [11.6, 5.6, 2.2, 2.8],
  [17.3, 5.4, 2, 2.5],
  [22.4, 7.2, 1.8, 2.2],
  [26.7, 10.3, 1.6, 2],
] as const;

/** The number of a day's hours, as text and, up to five, as toes. */
function DayState({ state }: { state: OfferedHours['week'][number] | undefined }) {
  if (!state) return null;
  const { freeCount, whyNone } = state;
  if (whyNone) return <em className="none-left">{NO_HOURS_LABELS[whyNone]}</em>;
  return (
    <>
      <em>{`${freeCount} ${freeCount === 1 ? 'libre' : 'libres'}`}</em>
      <svg className="toes" viewBox="1 2.5 28 11" aria-hidden="true">
        {TOES.map(([cx, cy, rx, ry], index) => (
          <ellipse
            key={cx}
            cx={cx}
            cy={cy}
            rx={rx}
            ry={ry}
            className={index < freeCount ? 'on' : undefined}
          />
        ))}
      </svg>
    </>
  );
}
