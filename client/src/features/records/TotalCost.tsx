import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** @param cost of the supplies, which is not the price of the treatment. */
export const TotalCost = ({ cost }: { cost: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, paddingTop: 1.25 }}>
    <Typography sx={{ fontWeight: 620 }}>Costo Total</Typography>
    <Typography variant="body2" color="textSecondary">
      de insumos
    </Typography>
    <Typography sx={{ marginLeft: 'auto', fontWeight: 680, fontSize: '1.125rem' }}>
      {formatClp(cost)}
    </Typography>
  </Box>
);
