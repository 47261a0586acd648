import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface AmountLineProps {
  name: string;
  /** Names this total among several. */
  of?: string;
  pesos: number;
}

export const AmountLine = ({ name, of, pesos }: AmountLineProps) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, paddingTop: 1.25 }}>
    <Typography sx={{ fontWeight: 620 }}>{name}</Typography>
    {of && (
      <Typography variant="body2" color="textSecondary">
        {of}
      </Typography>
    )}
    <Typography sx={{ marginLeft: 'auto', fontWeight: 680, fontSize: '1.125rem' }}>
      {formatClp(pesos)}
    </Typography>
  </Box>
);

/** @param cost of the supplies, which is not the price of the treatment. */
export const TotalCost = ({ cost }: { cost: number }) => (
  <AmountLine name="Costo Total" of="de insumos" pesos={cost} />
);
