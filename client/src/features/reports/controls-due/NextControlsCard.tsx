import { dueInWords } from '#domain/reports/control-due.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../../clinic/clinic-now';
import { PatientLink } from '../../../clinic/PatientLink';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { FLUSH, FLUSH_END } from '../../../ui/theme/flush';
import { useNextControlsQuery } from './controls-due.generated';
import { CONTROLS_PATH, OVERDUE_PATH } from './use-controls-address';

/** Controls shown on the card. */
const FIRST = 3;
const REFRESH_MS = 300_000;

/** The dashboard's card of controls that are due; absent if there are none. */
export function NextControlsCard() {
  const { date: today } = useClinicNow();
  const query = useNextControlsQuery({
    variables: { first: FIRST },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const { data, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  const { nodes = [], totalCount = 0 } = data?.upcoming ?? {};
  const overdue = data?.overdue.totalCount ?? 0;
  if (totalCount + overdue === 0 && !hasFailed) return null;
  return (
    <Card aria-labelledby="controles" sx={{ ...COLUMN, gap: 1.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id="controles">
          Controles por vencer{totalCount > 0 && ` (${totalCount})`}
        </Typography>
        <Button component={Link} to={CONTROLS_PATH} size="small" color="inherit" sx={FLUSH_END}>
          Ver todos
        </Button>
      </Box>
      {hasFailed && (
        <RetryNotice
          sentence="No se pudieron cargar los controles."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {nodes.length > 0 && (
        <Box
          component="ul"
          aria-label="Controles por vencer"
          sx={{ ...COLUMN, gap: 1.25, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {nodes.map(({ patientId, patientName, serviceType, dueOn, professionalName }) => (
            <li key={`${patientId} ${serviceType}`}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <PatientLink patient={{ id: patientId, name: patientName }} />
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {dueInWords(dueOn, today)} · {professionalName}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {overdue > 0 && (
        <Button
          component={Link}
          to={OVERDUE_PATH}
          color="inherit"
          sx={{ ...FLUSH, justifyContent: 'flex-start', textAlign: 'left' }}
        >
          {overdue === 1 ? '1 control vencido' : `${overdue.toLocaleString('es-CL')} controles vencidos`}
        </Button>
      )}
    </Card>
  );
}

/** No wider than its place, also with a name without a space. */
const COLUMN = { ...ONE_COLUMN } as const;
