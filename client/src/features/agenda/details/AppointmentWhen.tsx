import { eventColour, SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { longDay, shortDate } from '#domain/clinic-time.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusPill } from '../../../ui/StatusPill';
import type { AgendaAppointment } from '../agenda-appointment';
import { hoursInWords } from './hours-in-words';

export function AppointmentWhen({ appointment }: { appointment: AgendaAppointment }) {
  const { id, date, serviceType, overbooked } = appointment;
  const treatment = appointment.treatment || UNSPECIFIED_TREATMENT;
  const service = SERVICE_TYPE_LABELS[serviceType];
  const hue =
    eventColour({ id, serviceType, title: treatment }) === 'pink' ? 'var(--manicure)' : 'var(--podiatry)';
  return (
    <Box
      sx={{
        padding: '12px 16px',
        borderRadius: 'var(--r-event)',
        borderLeft: `4px solid ${hue}`,
        backgroundColor: `color-mix(in srgb, ${hue} var(--tint), var(--raised))`,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography sx={{ font: 'var(--font-day)', flex: 1 }}>{hoursInWords(appointment)}</Typography>
        {overbooked && <StatusPill colour="warning">Sobrecupo</StatusPill>}
        {service !== treatment && (
          <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
            {service}
          </Typography>
        )}
      </Box>
      <Typography
        variant="body2"
        title={shortDate(date)}
        sx={{ color: 'var(--ink-2)', display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {longDay(date)} de {date.slice(0, 4)}
      </Typography>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{treatment}</Typography>
    </Box>
  );
}
