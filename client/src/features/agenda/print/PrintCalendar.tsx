import type { ProfessionalSign } from '#domain/clinic/professionals/professional-sign.js';
import { longDay } from '#domain/clinic-time.es.js';
import { type LocalDate, timeAt } from '#domain/clinic-time.js';
import { RISK_DISCLAIMER } from '#domain/records/foot/risk.es.js';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Paper } from '../../../ui/paper/Paper';
import { useIsPrinting } from '../../../ui/paper/use-is-printing';
import type { AgendaAppointment } from '../agenda-appointment';
import type { CalendarBlockFragment } from '../blocked-hours/blocked-hours.generated';
import { type CalendarView, rangeTitle, visibleRange, type WeekLength } from '../calendar/calendar-view';
import './agenda-paper.css';
import {
  DayFootBadgesDocument,
  type DayFootBadgesQuery,
  useDayContactsQuery,
} from './day-contacts.generated';
import { DaySheet } from './DaySheet';
import { ListSheet } from './ListSheet';
import { countInWords, printedDays } from './printed-days';
import { WeekSheet } from './WeekSheet';

interface PrintCalendarProps {
  /** The day to query, if the calendar shows a single one; other views print what is rendered so far. */
  dayToAsk: LocalDate | undefined;
  view: CalendarView;
  date: LocalDate;
  weekLength: WeekLength;
  appointments: readonly AgendaAppointment[];
  blocks: readonly CalendarBlockFragment[];
  /** The professionals' signs by id; empty if no screen names them. */
  signs: ReadonlyMap<number, ProfessionalSign>;
  isLoading: boolean;
  /** Why the appointments are unknown: an empty sheet would look like a free day. */
  unknown: 'LOADING' | 'FAILED' | undefined;
}

const LABELS: Readonly<Record<CalendarView, string>> = {
  day: 'Imprimir día',
  week: 'Imprimir semana',
  month: 'Imprimir mes',
  agenda: 'Imprimir lista',
};

const WHY_UNKNOWN = {
  LOADING: 'Las citas todavía se están cargando. Imprima de nuevo en un momento.',
  FAILED: 'No se pudieron cargar las citas, así que no se sabe qué horas están libres.',
};

const NONE: ReadonlyMap<number, string> = new Map();

const inWords = (appointments: DayFootBadgesQuery['appointments']): ReadonlyMap<number, string> =>
  new Map(
    appointments.flatMap(({ id, patient: { footBadge: badge } }) =>
      badge ? [[id, [badge.name, badge.reason].filter(Boolean).join(': ')] as const] : [],
    ),
  );

/** Prints what the calendar shows, with this button or Ctrl+P: a day's working sheet, a week on one page, or a list. */
export function PrintCalendar({ isLoading, dayToAsk, ...drawn }: PrintCalendarProps) {
  const { view } = drawn;
  const isPrinting = useIsPrinting();
  // Loaded in advance, because Ctrl+P prints immediately. For the requested day rather than the rendered one: React
  // renders pages in the background and may start over, and a query that is skipped in one of those attempts stays
  // loading forever.
  const contacts = useDayContactsQuery({
    variables: { date: dayToAsk ?? '' },
    skip: dayToAsk === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const phones = useMemo(
    () => new Map(contacts.data?.appointments.map(({ id, patient }) => [id, patient.phone])),
    [contacts.data],
  );
  const can = useRights();
  const [badges, setBadges] = useState<ReadonlyMap<number, string>>(NONE);
  const [isLoadingBadges, setLoadingBadges] = useState(false);
  const client = useApolloClient();
  /** Health data are loaded for the paper only, because each read of them is logged. */
  const print = async () => {
    if (dayToAsk !== undefined && can('HEALTH_DATA')) {
      setLoadingBadges(true);
      const found = await client
        .query({
          query: DayFootBadgesDocument,
          variables: { date: dayToAsk },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      // The browser prints what is rendered now.
      flushSync(() => {
        setLoadingBadges(false);
        setBadges(found?.data ? inWords(found.data.appointments) : NONE);
      });
    }
    window.print();
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<PrintOutlined />}
        disabled={isLoading || contacts.loading || isLoadingBadges}
        onClick={() => void print()}
        aria-label={LABELS[view]}
        title={LABELS[view]}
        // On a phone, only the icon fits beside the other actions.
        sx={{
          '& > .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-2px 8px' } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {LABELS[view]}
        </Box>
      </Button>
      {isPrinting && <AgendaPaper {...drawn} phones={phones} badges={badges} />}
    </>
  );
}

interface AgendaPaperProps extends Omit<PrintCalendarProps, 'isLoading' | 'dayToAsk'> {
  phones: ReadonlyMap<number, string>;
  badges: ReadonlyMap<number, string>;
}

function AgendaPaper(props: AgendaPaperProps) {
  const { view, date, weekLength, appointments, blocks, signs, unknown, phones, badges } = props;
  const { date: today, minutes } = useClinicNow();
  const days = useMemo(() => {
    const visible = printedDays(visibleRange(view, date, weekLength), appointments, blocks);
    // The calendar's month starts and ends with whole weeks.
    return view === 'month' ? visible.filter((day) => day.date.slice(0, 7) === date.slice(0, 7)) : visible;
  }, [view, date, weekLength, appointments, blocks]);
  const shown = days.flatMap(({ lines }) => lines.flatMap(({ appointment }) => appointment ?? []));
  const [first] = days;
  return (
    <Paper letterhead={<ClinicLetterhead />} isWide={view === 'week'}>
      <div className="paper-title">
        <h1>{rangeTitle(view, date, weekLength)}</h1>
        {!unknown && <span>{countInWords(shown)}</span>}
      </div>
      {unknown && <p>{WHY_UNKNOWN[unknown]}</p>}
      {!unknown && view === 'day' && first && (
        <DaySheet {...first} signs={signs} phones={phones} badges={badges} />
      )}
      {!unknown && view === 'week' && <WeekSheet days={days} signs={signs} />}
      {!unknown && (view === 'month' || view === 'agenda') && <ListSheet days={days} signs={signs} />}
      {view !== 'week' && (
        <footer>
          {view === 'day' && badges.size > 0 && `Riesgo del pie: ${RISK_DISCLAIMER.toLowerCase()}. `}
          Impreso el {longDay(today)} a las {timeAt(minutes)}. Contiene datos de pacientes: destrúyalo cuando
          no lo necesite.
        </footer>
      )}
    </Paper>
  );
}
