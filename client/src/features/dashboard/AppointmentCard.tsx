import { SERVICE_TYPE_LABELS } from '#domain/appointment.es.js';
import { ageOn, type LocalDate } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/treatments.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { StatusBadge } from './StatusBadge';
import type { DayAppointment } from './todays-appointments';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  // On a phone the badge goes below the rest.
  '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '62px minmax(0, 1fr) auto',
    '& > :last-child': { gridColumn: 3 },
  },
  padding: theme.spacing(1.75, 2),
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&[data-now]': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 7%, transparent)`,
    boxShadow: `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  '&[data-cancelled] .patient': { textDecoration: 'line-through' },
}));

const ServiceType = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: 3, backgroundColor: '#3b82f6' },
  '&[data-type="MANICURE"]::before': { backgroundColor: '#ec4899' },
});

interface AppointmentCardProps {
  appointment: DayAppointment;
  today: LocalDate;
  /** What makes it stand out: it runs now, or it is the next one. */
  mark: 'Ahora' | 'Próxima' | undefined;
}

/** One appointment of today. */
export function AppointmentCard({ appointment, today, mark }: AppointmentCardProps) {
  const { patient, status, time, treatment, serviceType, bookedName } = appointment;
  return (
    <Row data-now={mark} data-cancelled={status === 'CANCELLED' || undefined}>
      <Box>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.01em' }}>
          {time}
        </Typography>
        {mark && (
          <Typography variant="caption" sx={{ display: 'block', fontWeight: 650, color: 'primary.main' }}>
            {mark}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography className="patient" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {patient.name}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          {patient.birthDate && <span>{inYears(ageOn(patient.birthDate, today))}</span>}
          <span>{treatment || UNSPECIFIED_TREATMENT}</span>
          <ServiceType data-type={serviceType}>{SERVICE_TYPE_LABELS[serviceType]}</ServiceType>
        </Typography>
        {bookedName && (
          <Typography variant="caption" color="textSecondary">
            Reservada a nombre de {bookedName}
          </Typography>
        )}
      </Box>
      <StatusBadge status={status} />
    </Row>
  );
}

const inYears = (age: number): string => (age === 1 ? '1 año' : `${age} años`);
