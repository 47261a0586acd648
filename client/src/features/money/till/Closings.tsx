import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import type { CashDay } from './day-figures';
import { differenceInWords } from './difference-in-words';

/** Each closing of the day with its cash, and why it was reopened. */
export function Closings({ closings }: { closings: CashDay['closings'] }) {
  const wallTime = useWallTime();
  return (
    <Card aria-labelledby="cierres">
      <Typography variant="h2" id="cierres">
        Cierre de caja
      </Typography>
      {closings.map((closing) => (
        <Box key={closing.id} sx={{ marginTop: 1, display: 'grid', gap: 0.25 }}>
          <Typography sx={{ fontWeight: 600 }}>
            Contado {formatClp(closing.countedCash)} · esperado {formatClp(closing.expectedCash)}
          </Typography>
          <Typography>{differenceInWords(closing)}</Typography>
          <Typography variant="body2" color="textSecondary">
            Cerró {closing.closedByName}, {wallTime(closing.closedAt)} · había en la mañana{' '}
            {formatClp(closing.openingCash)}
          </Typography>
          {closing.reopenedAt && (
            <Typography variant="body2" color="textSecondary">
              Reabrió {closing.reopenedByName}, {wallTime(closing.reopenedAt)}: {closing.reopenReason}
            </Typography>
          )}
        </Box>
      ))}
    </Card>
  );
}
