import { SERVICE_TYPE_LABELS } from '#domain/appointment.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AffectedAppointment } from './affected-appointments';

/** The patients with appointments on days that are about to be closed. */
export function AffectedList({ appointments }: { appointments: readonly AffectedAppointment[] }) {
  const count = appointments.length;
  return (
    <Box
      role="alert"
      sx={{
        padding: 2,
        borderRadius: '12px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 45%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 9%, transparent)',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {count === 1 ? 'Hay 1 cita en esos días' : `Hay ${count} citas en esos días`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        No se cancelan por sí solas: avise a sus pacientes o muévalas.
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label="Citas afectadas"
        sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}
      >
        {appointments.map(({ id, date, time, patient, serviceType }) => (
          <Typography component="li" variant="body2" key={id} sx={{ paddingBlock: 0.5 }}>
            {shortDate(date)} {time} ·{' '}
            <MuiLink
              component={Link}
              to={`/app/citas?vista=dia&fecha=${date}&cita=${id}`}
              target="_blank"
              color="inherit"
            >
              {patient.name}
            </MuiLink>{' '}
            · {SERVICE_TYPE_LABELS[serviceType]}
            {patient.phone && <span style={{ whiteSpace: 'nowrap' }}> · {patient.phone}</span>}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
