import { longDay } from '#domain/clinic-time.es.js';
import { type LocalDate, timeAt } from '#domain/clinic-time.js';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Paper } from '../../../ui/paper/Paper';
import { useIsPrinting } from '../../../ui/paper/use-is-printing';
import type { AgendaAppointment } from '../agenda-appointment';
import type { CalendarBlockFragment } from '../blocked-hours/blocked-hours.generated';
import { type CalendarView, rangeTitle, visibleRange } from '../calendar/calendar-view';
import './agenda-paper.css';
import { DaySheet } from './DaySheet';
import { ListSheet } from './ListSheet';
import { countInWords, printedDays } from './printed-days';
import { WeekSheet } from './WeekSheet';

interface PrintCalendarProps {
  view: CalendarView;
  date: LocalDate;
  appointments: readonly AgendaAppointment[];
  blocks: readonly CalendarBlockFragment[];
  /** Until then the paper would be empty. */
  isLoading: boolean;
}

const LABELS: Readonly<Record<CalendarView, string>> = {
  day: 'Imprimir día',
  week: 'Imprimir semana',
  month: 'Imprimir mes',
  agenda: 'Imprimir lista',
};

/** Prints what the calendar shows, by this button or by Ctrl-P: a day to work with, a week on one page, or a list. */
export function PrintCalendar({ isLoading, ...asked }: PrintCalendarProps) {
  const { view } = asked;
  const isPrinting = useIsPrinting();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<PrintOutlined />}
        disabled={isLoading}
        onClick={() => window.print()}
      >
        {LABELS[view]}
      </Button>
      {isPrinting && <AgendaPaper {...asked} />}
    </>
  );
}

function AgendaPaper({ view, date, appointments, blocks }: Omit<PrintCalendarProps, 'isLoading'>) {
  const { date: today, minutes } = useClinicNow();
  const days = useMemo(() => {
    const visible = printedDays(visibleRange(view, date), appointments, blocks);
    // The calendar's month begins and ends with whole weeks.
    return view === 'month' ? visible.filter((day) => day.date.slice(0, 7) === date.slice(0, 7)) : visible;
  }, [view, date, appointments, blocks]);
  const shown = days.flatMap(({ lines }) => lines.flatMap(({ appointment }) => appointment ?? []));
  const [first] = days;
  return (
    <Paper letterhead={<ClinicLetterhead />} isWide={view === 'week'}>
      <div className="paper-title">
        <h1>{rangeTitle(view, date)}</h1>
        <span>{countInWords(shown)}</span>
      </div>
      {view === 'day' && first && <DaySheet {...first} />}
      {view === 'week' && <WeekSheet days={days} />}
      {(view === 'month' || view === 'agenda') && <ListSheet days={days} />}
      {view !== 'week' && (
        <footer>
          Impreso el {longDay(today)} a las {timeAt(minutes)}. Contiene datos de pacientes: destrúyalo cuando
          no lo necesite.
        </footer>
      )}
    </Paper>
  );
}
