import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { useTreatmentPricesQuery } from './treatment-writes.generated';

const inWords = (price: number | null): string => (price === null ? 'sin precio' : formatClp(price));

/** The changes of the price: user, time, old and new price. Nothing if there are none. */
export function FormerPrices({ treatmentId }: { treatmentId: number }) {
  const wallTime = useWallTime();
  const { data } = useTreatmentPricesQuery({
    variables: { id: treatmentId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data || data.treatmentPrices.length === 0) return null;
  return (
    <Box component="details" sx={{ marginTop: -1 }}>
      <Box
        component="summary"
        sx={{
          cursor: 'pointer',
          font: 'var(--font-second)',
          fontWeight: 550,
          '@media (pointer: coarse)': { paddingBlock: 1.5 },
        }}
      >
        Precios anteriores
      </Box>
      <Box
        component="ul"
        sx={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 200, overflowY: 'auto' }}
      >
        {data.treatmentPrices.map(({ id, at, formerPrice, price, changedByName }) => (
          <Box component="li" key={id} sx={{ paddingBlock: 0.75, borderTop: '1px solid var(--line)' }}>
            <Typography variant="body2">
              De {inWords(formerPrice)} a {inWords(price)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[wallTime(at), changedByName].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
