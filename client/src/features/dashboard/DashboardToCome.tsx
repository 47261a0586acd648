import Box from '@mui/material/Box';
import { Placeholder } from '../../ui/Placeholder';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { TWO_COLUMNS } from './columns';

/** In the place of the cards while they are being loaded. */
export const DashboardToCome = () => (
  <Box role="status">
    <VisuallyHidden>Cargando...</VisuallyHidden>
    <Box aria-hidden aria-busy sx={TWO_COLUMNS}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
          <Placeholder sx={{ height: 190 }} />
          <Placeholder sx={{ height: 190 }} />
        </Box>
        <Placeholder sx={{ height: 420 }} />
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Placeholder sx={{ height: 220 }} />
        <Placeholder sx={{ height: 260 }} />
      </Box>
    </Box>
  </Box>
);
