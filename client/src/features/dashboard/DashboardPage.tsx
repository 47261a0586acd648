import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import { useAgendaChanges } from '../../apollo/use-agenda-changes';
import { usePersistentFailure } from '../../apollo/use-persistent-failure';
import { useStockChanges } from '../../apollo/use-stock-changes';
import { PageHeading } from '../../ui/frame/PageHeading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { useCriticalSuppliesQuery } from './critical-supplies.generated';
import { CriticalSupplies } from './CriticalSupplies';
import { useDayAppointmentsQuery } from './day-appointments.generated';
import { TodaysAppointments } from './TodaysAppointments';

/** How often the dashboard reloads, in milliseconds. */
const REFRESH_MS = 300_000;

const ASKING = { pollInterval: REFRESH_MS, fetchPolicy: 'cache-and-network' } as const;

/** @param props.messages another feature's card of messages to send. */
export function DashboardPage({ messages }: { messages?: ReactNode }) {
  const { date } = useClinicNow();
  const day = useDayAppointmentsQuery({ ...ASKING, variables: { date } });
  const stock = useCriticalSuppliesQuery(ASKING);
  const isLiveLost = useAgendaChanges({ from: date, to: date });
  useStockChanges();
  const hasDayFailed = usePersistentFailure(day);
  const hasStockFailed = usePersistentFailure(stock);
  const retry = () => {
    if (hasDayFailed) void day.refetch().catch(() => undefined);
    if (hasStockFailed) void stock.refetch().catch(() => undefined);
  };
  return (
    <>
      <PageHeading title="Dashboard">Dashboard</PageHeading>
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
    </>
  );
}
