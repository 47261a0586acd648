import { SERVICE_TYPE_LABELS } from '#domain/appointment.es.js';
import { ageOn, type LocalDate } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/visits/treatments.js';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useRights } from '../../session/current-staff';
import { AttendanceActions } from './AttendanceActions';
import { StatusBadge } from './StatusBadge';
import type { DayAppointment, Mark } from './todays-appointments';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  // On a phone the last part goes below the rest.
  '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '62px minmax(0, 1fr) auto',
    '& > :last-child': { gridColumn: 3 },
  },
  padding: theme.spacing(1.75, 2),
  transition: 'border-color 120ms',
  '&:hover': { borderColor: (theme.vars ?? theme).palette.text.secondary },
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&[data-now]': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 7%, transparent)`,
    boxShadow: `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  '&[data-cancelled] .patient': { textDecoration: 'line-through' },
}));

/** The whole card is clickable; other buttons and links are above it. */
const AppointmentLink = styled(Link)(({ theme }) => ({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
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
  /** Highlights it as current or next. */
  mark: Mark | undefined;
  namesProfessional: boolean;
}

export function AppointmentCard({ appointment, today, mark, namesProfessional }: AppointmentCardProps) {
  const { id, patient, status, date, time, treatment, serviceType, bookedName, professionalName } =
    appointment;
  const can = useRights();
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
        <AppointmentLink className="patient" to={`/app/citas?vista=dia&fecha=${date}&cita=${id}`}>
          {patient.name}
        </AppointmentLink>
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          {patient.birthDate && <span>{inYears(ageOn(patient.birthDate, today))}</span>}
          <span>{treatment || UNSPECIFIED_TREATMENT}</span>
          <ServiceType data-type={serviceType}>{SERVICE_TYPE_LABELS[serviceType]}</ServiceType>
          {appointment.overbooked && <strong>Sobrecupo</strong>}
          {namesProfessional && <span>Atiende {professionalName}</span>}
        </Typography>
        {bookedName && (
          <Typography variant="caption" color="textSecondary">
            Reservada a nombre de {bookedName}
          </Typography>
        )}
        <AttendanceActions appointment={appointment} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusBadge status={status} />
        {can('HEALTH_DATA') && (
          <Button
            component={Link}
            to={`/app/fichas-clinicas?paciente=${patient.id}`}
            size="small"
            color="inherit"
            startIcon={<DescriptionOutlined />}
            aria-label={`Fichas de ${patient.name}`}
            sx={{ position: 'relative' }}
          >
            Fichas
          </Button>
        )}
      </Box>
    </Row>
  );
}

const inYears = (age: number): string => (age === 1 ? '1 año' : `${age} años`);
