import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Card } from '../../ui/Card';
import { Message } from '../../ui/Message';
import { PageHeading } from '../../ui/PageHeading';
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
        <Card aria-labelledby="stock-critico">
          <Typography variant="h2" id="stock-critico">
            Insumos con Stock Crítico
          </Typography>
          <Message icon={<Inventory2Outlined />} sentence="El inventario todavía no está construido." />
        </Card>
      </Box>
    </>
  );
}
