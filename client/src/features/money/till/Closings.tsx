import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/notices/Notice';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import type { CashDay } from './day-figures';
import { differenceInWords } from './difference-in-words';
import { isOutdated, lastSettlement, OUTDATED, settlementInWords } from './settlement-words';

/** Each closing of the day with its cash, why it was reopened, and what the terminal settled of its cards. */
export function Closings({ day, onSettle }: { day: CashDay; onSettle: () => void }) {
  const wallTime = useWallTime();
  const can = useRights();
  const settlement = lastSettlement(day);
  const hasCards = day.cards !== 0 || settlement !== undefined;
  return (
    <Card aria-labelledby="cierres">
      <Typography variant="h2" id="cierres">
        Cierre de caja
      </Typography>
      {day.closings.map((closing) => (
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
      {day.isClosed && hasCards && (
        <Box sx={{ marginTop: 2, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Typography variant="h3">Tarjetas</Typography>
          {settlement ? (
            <>
              <Typography>{settlementInWords(settlement, day.cards)}</Typography>
              {isOutdated(day) && <Notice sentence={OUTDATED} />}
              <Typography variant="body2" color="textSecondary">
                Cuadró {settlement.staffName}, {wallTime(settlement.at)}
              </Typography>
            </>
          ) : (
            <Typography color="textSecondary">
              {formatClp(day.cards)} según la caja. Falta cuadrar con el terminal.
            </Typography>
          )}
          {can('CAJA_CORRECTIONS') && (
            <Button variant="outlined" color="inherit" onClick={onSettle} sx={THUMB_HIGH}>
              {settlement ? 'Cuadrar de nuevo' : 'Cuadrar tarjetas'}
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
}
