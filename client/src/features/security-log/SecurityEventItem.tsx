import { SECURITY_CHANNEL_LABELS, SECURITY_EVENT_LABELS } from '#domain/staff/security-event.es.js';
import { isAlarming } from '#domain/staff/security-event.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../clinic/wall-time';
import { LogLine } from './LogLine';
import type { SecurityEventsQuery } from './security-log.generated';

type SecurityEvent = SecurityEventsQuery['securityEvents']['nodes'][number];

const UNKNOWN_USER = 'Usuario desconocido';

export function SecurityEventItem({ event }: { event: SecurityEvent }) {
  const { at, kind, staffName, doneByName, about, channel, address } = event;
  const wallTime = useWallTime();
  const origin = [
    doneByName && `por ${doneByName}`,
    channel !== 'PANEL' && `desde ${SECURITY_CHANNEL_LABELS[channel]}`,
    address,
  ].filter(Boolean);
  return (
    <LogLine>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          color={isAlarming(kind) ? 'error' : 'textPrimary'}
          sx={{ fontWeight: 600 }}
        >
          {SECURITY_EVENT_LABELS[kind]}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {[staffName ?? UNKNOWN_USER, about].filter(Boolean).join(' · ')}
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
    </LogLine>
  );
}
