import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { personalDataPath } from '../../../clinic/patient-path';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import { ONE_COLUMN } from '../../../ui/one-column';
import { LINK_THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { useBlockedPatientsQuery } from '../patient/patient-rights.generated';

/** The patients hidden from the other lists; absent if there are none. */
export function BlockedCard() {
  const { data } = useBlockedPatientsQuery({ fetchPolicy: 'cache-and-network' });
  const wallTime = useWallTime();
  const blocks = data?.blockedPatients ?? [];
  if (blocks.length === 0) return null;
  return (
    <Card aria-labelledby="bloqueados" sx={{ marginTop: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="bloqueados">
        Pacientes bloqueados
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        No aparecen en la búsqueda ni en las listas hasta que alguien levante el bloqueo.
      </Typography>
      <Box
        component="ul"
        sx={{
          ...ONE_COLUMN,
          gap: 1,
          margin: 0,
          marginTop: 1.5,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {blocks.map(({ id, patientId, patientName, blockedAt, blockedByName, reason }) => (
          <li key={id}>
            <Link component={RouterLink} to={personalDataPath(patientId)} sx={LINK_THUMB_HIGH}>
              {patientName}
            </Link>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              Desde el {wallTime(blockedAt)}, por {blockedByName}: {reason}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}
