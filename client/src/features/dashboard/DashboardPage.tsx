import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
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
import { useDayAppointmentsQuery } from './day-appointments.generated';
import { TodaysAppointments } from './TodaysAppointments';

/** How often the dashboard reloads, in milliseconds. */
const REFRESH_MS = 300_000;

const ASKING = { pollInterval: REFRESH_MS, fetchPolicy: 'cache-and-network' } as const;

/** ?atender=ahora */
const WALK_IN = 'atender';

interface DashboardPageProps {
  /** Another feature's card of messages to send. */
  messages?: ReactNode;
  /** Another feature's form for who comes without an appointment. */
  walkIn?: (close: () => void) => ReactNode;
}

export function DashboardPage({ messages, walkIn }: DashboardPageProps) {
  const { date } = useClinicNow();
  const day = useDayAppointmentsQuery({ ...ASKING, variables: { date } });
  const stock = useCriticalSuppliesQuery(ASKING);
  const isLiveLost = useAgendaChanges({ from: date, to: date });
  useStockChanges();
  const canAttend = useRights()('HEALTH_DATA') && walkIn !== undefined;
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
      {(hasDayFailed || hasStockFailed) && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice sentence="Error al cargar los datos del dashboard" onRetry={retry} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <TodaysAppointments
          appointments={day.data?.appointments}
          hasFailed={hasDayFailed}
          isLiveLost={isLiveLost}
        />
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
          {messages}
          <CriticalSupplies supplies={stock.data?.supplies} hasFailed={hasStockFailed} />
        </Box>
      </Box>
      {canAttend && params.has(WALK_IN) && walkIn(() => showWalkIn(false))}
    </>
  );
}
