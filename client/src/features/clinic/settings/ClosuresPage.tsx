import Box from '@mui/material/Box';
import { PageHead } from '../../../ui/frame/PageHead';
import { ClosuresCard } from './ClosuresCard';
import { HolidaysCard } from './HolidaysCard';

export function ClosuresPage() {
  return (
    <>
      <PageHead
        title="Días cerrados"
        introduction="Cuándo no atiende la clínica. Las citas ya agendadas no cambian."
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@900': 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <ClosuresCard />
        <HolidaysCard />
      </Box>
    </>
  );
}
