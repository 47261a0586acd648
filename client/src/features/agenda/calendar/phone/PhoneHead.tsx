import { addDays, dayOfMonth, daysFrom, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { longDay, weekdayName } from '#domain/clinic-time.es.js';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import { lazy, Suspense, useState } from 'react';
import { HeaderPart } from '../../../../ui/frame/HeaderPart';
import { PageHeading } from '../../../../ui/frame/PageHeading';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { type CalendarView, rangeTitle, shortTitle, turnPage, type WeekLength } from '../calendar-view';
import { useSwipe } from './swipe';
import './phone.css';

const MonthSheet = lazy(() => import('./MonthSheet').then((module) => ({ default: module.MonthSheet })));

interface PhoneHeadProps {
  view: CalendarView;
  date: LocalDate;
  today: LocalDate;
  weekLength: WeekLength;
  onGo: (view: CalendarView, date: LocalDate) => void;
}

/** The calendar's head on a phone: the date between its arrows, in the panel's header, and the days of its week. */
export function PhoneHead({ view, date, today, weekLength, onGo }: PhoneHeadProps) {
  const [isMonthOpen, setMonthOpen] = useState<boolean>();
  const title = rangeTitle(view, date, weekLength);
  const shown = shortTitle(view, date, weekLength);
  const turn = (direction: 1 | -1) => onGo(view, turnPage(view, date, direction, weekLength));
  return (
    <>
      <VisuallyHidden as="div">
        <PageHeading title="Citas">Calendario de Citas</PageHeading>
      </VisuallyHidden>
      <HeaderPart>
        <div className="phone-date" role="group" aria-label="Navegar">
          <button type="button" aria-label="Anterior" onClick={() => turn(-1)}>
            <ChevronLeftRounded />
          </button>
          <h2 aria-live="polite">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${shown}: ${title}, elegir el día`}
              onClick={() => setMonthOpen(true)}
            >
              {shown}
            </button>
          </h2>
          <button type="button" aria-label="Siguiente" onClick={() => turn(1)}>
            <ChevronRightRounded />
          </button>
        </div>
      </HeaderPart>
      {view !== 'month' && <WeekStrip date={date} today={today} onTurn={(day) => onGo(view, day)} />}
      {isMonthOpen !== undefined && (
        <Suspense>
          <MonthSheet
            isOpen={isMonthOpen}
            date={date}
            today={today}
            onClose={() => setMonthOpen(false)}
            onChoose={(day) => {
              setMonthOpen(false);
              onGo(view, day);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface WeekStripProps {
  date: LocalDate;
  today: LocalDate;
  onTurn: (day: LocalDate) => void;
}

/** The week's days. A swipe leads to the same day of another week. */
function WeekStrip({ date, today, onTurn }: WeekStripProps) {
  const strip = useSwipe((direction) => onTurn(addDays(date, 7 * direction)));
  const monday = startOfWeek(date);
  return (
    <div ref={strip} className="week-strip" role="group" aria-label="Días de la semana">
      {daysFrom(monday, addDays(monday, 6)).map((day) => (
        <button
          key={day}
          type="button"
          aria-label={longDay(day)}
          aria-pressed={day === date}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onTurn(day)}
        >
          {/* Drawn by the style, because the label does not have the letter as a word. */}
          <span data-letter={weekdayName(day).charAt(0).toUpperCase()} />
          <strong>{dayOfMonth(day)}</strong>
        </button>
      ))}
    </div>
  );
}
