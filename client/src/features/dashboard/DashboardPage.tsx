import { type DayOverview, overviewOf } from '#domain/visits/day-overview.js';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClinicNow } from '../../clinic/clinic-now';
import { useAgendaChanges } from '../../apollo/use-agenda-changes';
import { usePersistentFailure } from '../../apollo/use-persistent-failure';
import { useStockChanges } from '../../apollo/use-stock-changes';
import { useRights } from '../../session/current-staff';
import { PageHeading } from '../../ui/frame/PageHeading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { useShortcut } from '../../ui/use-shortcut';
import { useCriticalSuppliesQuery } from './critical-supplies.generated';
import { CriticalSupplies } from './CriticalSupplies';
import type { AlertParts } from './alert-parts';
import { useDayAppointmentsQuery } from './day-appointments.generated';
import { DayFigures } from './DayFigures';
import { NowAndNext } from './NowAndNext';
import { type DayAppointment, sortedOf } from './todays-appointments';
import { TodaysAppointments } from './TodaysAppointments';

/** How often the dashboard reloads, in milliseconds. */
const REFRESH_MS = 300_000;

const ASKING = { pollInterval: REFRESH_MS, fetchPolicy: 'cache-and-network' } as const;

/** ?atender=ahora */
const WALK_IN = 'atender';

interface DashboardPageProps extends AlertParts {
  /** Another feature's card, for a new clinic. */
  firstSteps?: ReactNode;
  /** Another feature's card of messages to send. */
  messages?: ReactNode;
  /** Another feature's form for who comes without an appointment. */
  walkIn?: (close: () => void) => ReactNode;
}

export function DashboardPage({ firstSteps, messages, walkIn, ...alerts }: DashboardPageProps) {
  const { date, minutes } = useClinicNow();
  const withHealthData = useRights()('HEALTH_DATA');
  const day = useDayAppointmentsQuery({ ...ASKING, variables: { date, withHealthData } });
  const appointments = day.data?.appointments;
  const overview = useMemo(
    () => appointments && overviewOf(sortedOf(appointments, date), minutes),
    [appointments, date, minutes],
  );
  const stock = useCriticalSuppliesQuery(ASKING);
  const isLiveLost = useAgendaChanges({ from: date, to: date });
  useStockChanges();
  const canAttend = withHealthData && walkIn !== undefined;
  const [params, setParams] = useSearchParams();
  const showWalkIn = (isShown: boolean) =>
    setParams(isShown ? { [WALK_IN]: 'ahora' } : {}, { replace: !isShown, preventScrollReset: true });
  useShortcut('a', () => canAttend && showWalkIn(true));
  const hasDayFailed = usePersistentFailure(day);
  const hasStockFailed = usePersistentFailure(stock);
  const retry = () => {
    if (hasDayFailed) void day.refetch().catch(() => undefined);
    if (hasStockFailed) void stock.refetch().catch(() => undefined);
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <PageHeading title="Dashboard">Dashboard</PageHeading>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1.5 }}>
          <DayFigures overview={overview} />
          {canAttend && (
            <Button
              variant="contained"
              startIcon={<PlayArrowRounded />}
              title="Atender a quien llega sin hora (tecla A)"
              aria-keyshortcuts="A"
              onClick={() => showWalkIn(true)}
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
      {firstSteps}
      {/* On a phone the two columns are one, in another order. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          gap: 2,
          marginTop: 2.5,
        }}
      >
        <Box sx={column}>
          {overview && hasAppointments(overview) && <NowAndNext overview={overview} {...alerts} />}
          <Box sx={{ order: { xs: 2, lg: 0 }, minWidth: 0 }}>
            <TodaysAppointments
              overview={overview}
              hasFailed={hasDayFailed}
              isLiveLost={isLiveLost}
              {...alerts}
            />
          </Box>
        </Box>
        <Box sx={column}>
          <Box sx={{ order: { xs: 1, lg: 0 }, minWidth: 0, '&:empty': { display: 'none' } }}>{messages}</Box>
          <Box sx={{ order: { xs: 3, lg: 0 }, minWidth: 0 }}>
            <CriticalSupplies supplies={stock.data?.supplies} hasFailed={hasStockFailed} />
          </Box>
        </Box>
      </Box>
      {canAttend && params.has(WALK_IN) && walkIn(() => showWalkIn(false))}
    </>
  );
}

const column = {
  display: { xs: 'contents', lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
} as const;

const hasAppointments = (overview: DayOverview<DayAppointment>): boolean =>
  Object.values(overview).some((part) => part.length > 0);
