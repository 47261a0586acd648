import { SECURITY_CHANNEL_LABELS, SECURITY_EVENT_LABELS } from '#domain/staff/security-event.es.js';
import { isAlarming } from '#domain/staff/security-event.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../clinic/wall-time';
import type { SecurityEventsQuery } from './security-log.generated';

type SecurityEvent = SecurityEventsQuery['securityEvents']['nodes'][number];

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}));

const UNKNOWN_USER = 'Usuario desconocido';

export function SecurityEventItem({ event }: { event: SecurityEvent }) {
  const { at, kind, staffName, doneByName, channel, address } = event;
  const wallTime = useWallTime();
  const origin = [
    doneByName && `por ${doneByName}`,
    channel !== 'PANEL' && `desde ${SECURITY_CHANNEL_LABELS[channel]}`,
    address,
  ].filter(Boolean);
  return (
    <Line>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          color={isAlarming(kind) ? 'error' : 'textPrimary'}
          sx={{ fontWeight: 600 }}
        >
          {SECURITY_EVENT_LABELS[kind]}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {staffName ?? UNKNOWN_USER}
        </Typography>
        {origin.length > 0 && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {origin.join(' · ')}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {wallTime(at)}
      </Typography>
    </Line>
  );
}
