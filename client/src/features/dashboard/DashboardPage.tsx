import { type DayOverview, overviewOf } from '#domain/visits/day-overview.js';
import { isOpen } from '#domain/visits/to-attend.js';
import PlayArrowRounded from '~icons/round-play-arrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CLOSING_PATH, NO_SHOWS_PATH } from '../../clinic/attendance-path';
import { SUMMARY_PATH } from '../../clinic/summary-path';
import { useClinicNow } from '../../clinic/clinic-now';
import { useAgendaChanges } from '../../apollo/use-agenda-changes';
import { usePersistentFailure } from '../../apollo/use-persistent-failure';
import { useStockChanges } from '../../apollo/use-stock-changes';
import { useRights } from '../../session/current-staff';
import { optionalPart } from '../../ui/frame/optional-part';
import { PageHeading } from '../../ui/frame/PageHeading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { type PageKey, usePageKeys } from '../../ui/keyboard/page-keys';
import { useShortcut } from '../../ui/keyboard/use-shortcut';
import { ONE_COLUMN } from '../../ui/one-column';
import { useCriticalSuppliesQuery } from './critical-supplies.generated';
import { TWO_COLUMNS } from './columns';
import { CriticalSupplies } from './CriticalSupplies';
import type { AlertParts } from './alert-parts';
import { useDayAppointmentsQuery } from './day-appointments.generated';
import { DashboardToCome } from './DashboardToCome';
import { DayFigures } from './DayFigures';
import { NowAndNext } from './NowAndNext';
import { type DayAppointment, sortedOf } from './todays-appointments';
import { useIsFirstLoadOver } from './use-first-load';
import { type Mark, useMark } from './use-mark';
import { TodaysAppointments } from './TodaysAppointments';

const HoursWatch = optionalPart(() => import('./next-day/HoursWatch').then((module) => module.HoursWatch));
const NextDay = optionalPart(() => import('./next-day/NextDay').then((module) => module.NextDay));

/** How often the dashboard reloads, in milliseconds. */
const REFRESH_MS = 300_000;

const ASKING = { pollInterval: REFRESH_MS, fetchPolicy: 'cache-and-network' } as const;

const NO_KEYS: readonly PageKey[] = [];
const KEYS: readonly PageKey[] = [['A', 'Atender ahora']];

/** ?atender=ahora */
const WALK_IN = 'atender';

interface DashboardPageProps extends AlertParts {
  /** The drafts that are not saved. */
  unsaved?: ReactNode;
  /** A card from another feature, for a new clinic. */
  firstSteps?: ReactNode;
  /** A card from another feature, with the messages to send. */
  messages?: ReactNode;
  /** A card from another feature, with the controls that are due. */
  controls?: ReactNode;
  /** On a phone: the next patient to attend, and the next free hour. */
  foot?: (overview: DayOverview<DayAppointment>, mark: Mark) => ReactNode;
  /** The walk-in form, from another feature. */
  walkIn?: (close: () => void) => ReactNode;
}

export function DashboardPage({
  unsaved,
  firstSteps,
  messages,
  controls,
  foot,
  walkIn,
  ...alerts
}: DashboardPageProps) {
  const { date, minutes } = useClinicNow();
  const can = useRights();
  const withHealthData = can('HEALTH_DATA', 'READ');
  const day = useDayAppointmentsQuery({ ...ASKING, variables: { date, withHealthData } });
  const appointments = day.data?.appointments;
  const overview = useMemo(
    () => appointments && overviewOf(sortedOf(appointments, date), minutes),
    [appointments, date, minutes],
  );
  const [areHoursOver, setHoursOver] = useState<boolean>();
  const isAnyoneLeft = overview && isAnyoneAhead(overview);
  const isDayOver = areHoursOver === true && isAnyoneLeft === false;
  const stock = useCriticalSuppliesQuery({ ...ASKING, skip: !can('STOCK', 'READ') });
  useAgendaChanges({ from: date, to: date });
  useStockChanges();
  const canAttend = can('HEALTH_DATA') && walkIn !== undefined;
  const [params, setParams] = useSearchParams();
  const showWalkIn = (isShown: boolean) =>
    setParams(isShown ? { [WALK_IN]: 'ahora' } : {}, { replace: !isShown, preventScrollReset: true });
  useShortcut('a', () => canAttend && showWalkIn(true));
  usePageKeys(canAttend ? KEYS : NO_KEYS);
  const hasDayFailed = usePersistentFailure(day);
  const hasStockFailed = usePersistentFailure(stock);
  const isLoaded = useIsFirstLoadOver(
    hasDayFailed || isAnyoneLeft === true || (overview !== undefined && areHoursOver !== undefined),
  );
  const retry = () => {
    if (hasDayFailed) void day.refetch().catch(() => undefined);
    if (hasStockFailed) void stock.refetch().catch(() => undefined);
  };
  // The elements are in visual order, so that keyboard and screen readers follow it.
  const { breakpoints } = useTheme();
  const hasTwoColumns = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const mark = useMark();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const nowAndNext = isDayOver ? (
    <NextDay today={date} />
  ) : (
    overview && hasAppointments(overview) && <NowAndNext overview={overview} {...alerts} />
  );
  const today = <TodaysAppointments overview={overview} hasFailed={hasDayFailed} {...alerts} />;
  const supplies = can('STOCK', 'READ') && (
    <CriticalSupplies supplies={stock.data?.supplies} hasFailed={hasStockFailed} />
  );
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 2,
          '& > h1': { marginRight: 'auto' },
        }}
      >
        <PageHeading title="Dashboard">Dashboard</PageHeading>
        <DayFigures overview={overview} isDayOver={isDayOver} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 1.5,
            width: { xs: '100%', lg: 'auto' },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={NO_SHOWS_PATH} color="inherit">
              No vinieron
            </Button>
            {can('AGENDA') && (
              <Button component={Link} to={CLOSING_PATH} color="inherit">
                Cerrar el día
              </Button>
            )}
            <Button component={Link} to={SUMMARY_PATH} color="inherit">
              Resumen
            </Button>
          </Box>
          {canAttend && (
            <Button
              variant={isPhone ? 'outlined' : 'contained'}
              startIcon={<PlayArrowRounded />}
              title="Atender a quien llega sin hora (tecla A)"
              aria-keyshortcuts="A"
              onClick={() => showWalkIn(true)}
              sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              Atender ahora
            </Button>
          )}
        </Box>
      </Box>
      {(hasDayFailed || hasStockFailed) && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice sentence="Error al cargar los datos del dashboard" onRetry={retry} />
        </Box>
      )}
      <div hidden={!isLoaded}>
        {unsaved}
        {firstSteps}
      </div>
      <HoursWatch onKnown={setHoursOver} />
      {!isLoaded && <DashboardToCome />}
      {/* The cards ask for their data meanwhile. */}
      <Box sx={{ ...TWO_COLUMNS, ...(!isLoaded && { display: 'none' }) }}>
        {hasTwoColumns ? (
          <>
            <Column>
              {nowAndNext}
              {today}
            </Column>
            <Column>
              {messages}
              {controls}
              {supplies}
            </Column>
          </>
        ) : (
          <Column>
            {nowAndNext}
            {messages}
            {today}
            {controls}
            {supplies}
          </Column>
        )}
      </Box>
      {isPhone && overview && foot?.(overview, mark)}
      {canAttend && params.has(WALK_IN) && walkIn(() => showWalkIn(false))}
    </>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...ONE_COLUMN, gap: 2 }}>{children}</Box>
);

const isAnyoneAhead = ({ now, next, later }: DayOverview<DayAppointment>): boolean =>
  [...now, ...next, ...later].some(isOpen);

const hasAppointments = (overview: DayOverview<DayAppointment>): boolean =>
  Object.values(overview).some((part) => part.length > 0);
