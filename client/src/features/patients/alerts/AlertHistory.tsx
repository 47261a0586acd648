import { shortDate } from '#domain/clinic-time.es.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { usePatientAlertHistoryQuery } from './patient-alerts.generated';

/** The users who added and ended each alert; loaded on request. */
export function AlertHistory({ patientId }: { patientId: number }) {
  const [isShown, setShown] = useState(false);
  const wallTime = useWallTime();
  const { data, error, refetch } = usePatientAlertHistoryQuery({
    variables: { patientId },
    skip: !isShown,
    fetchPolicy: 'network-only',
  });
  const history = data?.patientAlertHistory;
  if (!isShown) {
    return (
      <Button size="small" color="inherit" onClick={() => setShown(true)} sx={{ marginTop: 1.5 }}>
        Ver quién anotó qué
      </Button>
    );
  }
  if (error) {
    return (
      <RetryNotice
        sentence="No se pudo cargar la historia de las alertas."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!history) return <Loading />;
  return (
    <Box component="ul" aria-label="Historia de las alertas" sx={{ paddingLeft: 2.5, marginBottom: 0 }}>
      {history.length === 0 && <li>Nunca se anotó una alerta.</li>}
      {history.map(({ kind, note, since, until, isDenied, notedAt, notedByName, endedAt, endedByName }) => (
        <Typography
          component="li"
          variant="body2"
          key={`${kind} ${notedAt}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {ALERT_LABELS[kind]}
          {isDenied && ': no'}
          {note && `: ${note}`}
          {since && `, desde el ${shortDate(since)}`}
          {until && `, ya no desde el ${shortDate(until)}`}
          <Typography component="span" variant="body2" color="textSecondary">
            {' · '}anotada el {wallTime(notedAt)} por {notedByName}
            {endedAt && `, terminada el ${wallTime(endedAt)} por ${endedByName}`}
          </Typography>
        </Typography>
      ))}
    </Box>
  );
}
