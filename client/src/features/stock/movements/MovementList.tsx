import { expiredUseInWords, STOCK_MOVEMENT_LABELS } from '#domain/stock/stock-movement.es.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useWallTime } from '../../../clinic/wall-time';
import type { SupplyMovementsQuery } from '../supplies.generated';

type Movement = NonNullable<SupplyMovementsQuery['supply']>['movements']['nodes'][number];

export const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const wallTime = useWallTime();
  return (
    <Box component="ul" aria-label="Movimientos" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {movements.map(
        ({
          id,
          at,
          kind,
          quantity,
          balance,
          reason,
          staffName,
          clinicalRecordId,
          patientName,
          expiredReason,
        }) => (
          <Line key={id}>
            <Typography
              sx={{
                fontWeight: 650,
                textAlign: 'right',
                color: quantity < 0 ? 'text.primary' : 'success.main',
              }}
            >
              {quantity < 0 ? '−' : '+'}
              {Math.abs(quantity)}
            </Typography>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {STOCK_MOVEMENT_LABELS[kind]}
                <Why
                  text={clinicalRecordId ? patientName : reason !== STOCK_MOVEMENT_LABELS[kind] && reason}
                />
              </Typography>
              {expiredReason !== null && (
                <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
                  {expiredUseInWords(expiredReason)}
                </Typography>
              )}
              <Typography variant="caption" color="textSecondary" component="div">
                {wallTime(at)}
                {staffName && ` · ${staffName}`}
                {clinicalRecordId && patientName && (
                  <>
                    {' · '}
                    <Link component={RouterLink} to={`/app/fichas-clinicas?ficha=${clinicalRecordId}`}>
                      Ver la ficha
                    </Link>
                  </>
                )}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              Quedan {balance}
            </Typography>
          </Line>
        ),
      )}
    </Box>
  );
}

/** The patient whose record used the supply, or the reason that was entered. */
const Why = ({ text }: { text: string | false | null }) =>
  text ? <span style={{ fontWeight: 450 }}>: {text}</span> : null;
