import { longDay } from '#domain/clinic-time.es.js';
import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { type CSSProperties, useContext } from 'react';
import type { DateHeaderProps } from 'react-big-calendar';
import { ProfessionalDisc } from '../../../../../professionals/ProfessionalDisc';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden';
import type { CalendarBlockFragment } from '../../../blocked-hours/blocked-hours.generated';
import type { DayMark } from '../../day-marks';
import type { Lane } from '../../lanes/lane';
import { StatusSign } from '../../StatusSign';
import { CalendarContext } from '../calendar-context';
import { blocksInWords, inWords, noteOf } from './month-words';
import { NO_SELECTION } from './no-selection';
import { dayOf } from '../wall-dates';
import './day-to-tap.css';

/** As many lines as a phone's day has room for. */
const MAX_LINES = 4;

/**
 * A day of the month under a finger: one target, which opens the day. It shows how many appointments each professional
 * has and how much of their hours these take, and when hours are blocked; single appointments would be too small to
 * read and to tap.
 */
export function DayToTap({ date, label }: DateHeaderProps) {
  const { markOf, blocks, openDay, lanes } = useContext(CalendarContext);
  const day = dayOf(date);
  const mark = markOf(day);
  const note = noteOf(mark);
  const people = lanes?.shown ?? [];
  const blocked = blocks.filter((block) => block.date === day);
  return (
    <button
      type="button"
      className="day-to-tap"
      data-day={day}
      {...NO_SELECTION}
      onClick={() => openDay(day)}
    >
      <VisuallyHidden>
        {[longDay(day), inWords(mark, people), blocksInWords(blocked)].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <span className="tapped-parts" aria-hidden>
        <span className="tapped-number">{label}</span>
        {note && <span className="day-note">{note}</span>}
        <Blocked blocks={blocked} />
        {lanes ? (
          <People mark={mark} people={people} lines={MAX_LINES - Math.sign(blocked.length)} />
        ) : (
          <Services mark={mark} />
        )}
      </span>
    </button>
  );
}

/** When the first blocked hours begin and why; on a narrow screen only when. */
function Blocked({ blocks: [first, ...others] }: { blocks: readonly CalendarBlockFragment[] }) {
  if (!first) return null;
  return (
    <span className="tapped-block">
      <StatusSign shape="BLOCKED" />
      <span>{first.time}</span>
      {others.length > 0 ? (
        <span>+{others.length}</span>
      ) : (
        <span className="tapped-reason">{first.reason}</span>
      )}
    </span>
  );
}

interface PeopleProps {
  mark: DayMark;
  people: readonly Lane[];
  lines: number;
}

function People({ mark, people, lines }: PeopleProps) {
  const there = people
    .map((lane) => ({ lane, ...mark.of(lane.id) }))
    .filter(({ count, isOff }) => count > 0 || !isOff);
  const shown = there.length > lines ? there.slice(0, lines - 1) : there;
  return (
    <>
      {shown.map(({ lane, count, load }) => (
        <span key={lane.id} className="tapped-line">
          <ProfessionalDisc sign={lane.sign} />
          {count}
          <Load share={load} />
        </span>
      ))}
      {there.length > shown.length && <span className="day-note">y {there.length - shown.length} más</span>}
    </>
  );
}

function Services({ mark: { count, countOf, load } }: { mark: DayMark }) {
  if (count === 0) return null;
  return (
    <>
      <span className="day-counts">
        {SERVICE_TYPES.filter((type) => countOf[type] > 0).map((type) => (
          <span key={type} data-services={type}>
            {SERVICE_TYPE_LABELS[type].charAt(0)} {countOf[type]}
          </span>
        ))}
      </span>
      <Load share={load} />
    </>
  );
}

const Load = ({ share }: { share: number }) => (
  <span className="tapped-load" style={{ '--share': share } as CSSProperties} />
);
