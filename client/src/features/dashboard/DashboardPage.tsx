import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading';
import { CriticalSupplies } from './CriticalSupplies';
import { TodaysAppointments } from './TodaysAppointments';

/** The clinic's day at a glance. @param props.messages the card of what is to be sent, another feature's. */
export function DashboardPage({ messages }: { messages?: ReactNode }) {
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
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
          {messages}
          <CriticalSupplies />
        </Box>
      </Box>
    </>
  );
}
