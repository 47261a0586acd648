import Box from '@mui/material/Box';
import { PageHeading } from '../../ui/PageHeading';
import { CriticalSupplies } from './CriticalSupplies';
import { TodaysAppointments } from './TodaysAppointments';

/** The clinic's day at a glance. */
export function DashboardPage() {
  return (
    <>
      <PageHeading title="Dashboard">Dashboard</PageHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <TodaysAppointments />
        <CriticalSupplies />
      </Box>
    </>
  );
}
