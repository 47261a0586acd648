import type { FootBadge as Badge, FootUrgency } from '#domain/records/foot/badge.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusPill } from '../ui/StatusPill';

const COLOURS = { HIGH: 'error', RAISED: 'warning', NORMAL: 'info' } as const satisfies Record<
  FootUrgency,
  string
>;

/** Category and reason of the risk of a patient's feet. */
export const FootBadge = ({ badge: { name, reason, urgency } }: { badge: Badge }) => (
  <Box
    role="group"
    aria-label="Riesgo del pie"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' }}
  >
    <StatusPill colour={COLOURS[urgency]}>{name}</StatusPill>
    <Typography component="span" variant="body2" color="textSecondary">
      {reason}
    </Typography>
  </Box>
);
