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
import type { AlertParts } from './alert-parts';
import { AttendanceActions } from './AttendanceActions';
import { StatusBadge } from './StatusBadge';
import type { DayAppointment } from './todays-appointments';

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
  paddingBlock: theme.spacing(1.75),
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: 0 },
  '&[data-large]': { gridTemplateColumns: '62px minmax(0, 1fr)' },
  '&[data-large] > :last-child': { gridColumn: 2, justifySelf: 'start' },
  '&[data-cancelled] .patient': { textDecoration: 'line-through' },
}));

/** The whole card is clickable; other buttons and links are above it. */
const AppointmentLink = styled(Link)(({ theme }) => ({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: '4px -12px', borderRadius: 'var(--r-control)' },
  '&:hover::after': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
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
  '&::before': { content: '""', width: 8, height: 8, borderRadius: 3, backgroundColor: 'var(--podiatry)' },
  '&[data-type="MANICURE"]::before': { backgroundColor: 'var(--manicure)' },
});

interface AppointmentCardProps extends AlertParts {
  appointment: DayAppointment;
  today: LocalDate;
  namesProfessional: boolean;
  /** Of who is there or comes next. */
  isLarge?: boolean | undefined;
}

export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, today, namesProfessional, isLarge, alertsOf, alertSignOf } = props;
  const { id, patient, status, date, time, treatment, serviceType, bookedName, professionalName } =
    appointment;
  const { durationMinutes, attendance } = appointment;
  const can = useRights();
  return (
    <Row data-large={isLarge} data-cancelled={status === 'CANCELLED' || undefined}>
      <Typography sx={{ alignSelf: 'start', fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 650 }}>
        {time}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        {attendance !== 'IN_CARE' && alertSignOf?.(patient)}
        <AppointmentLink
          className="patient"
          style={isLarge ? { font: 'var(--font-name)' } : undefined}
          to={`/app/citas?vista=dia&fecha=${date}&cita=${id}`}
        >
          {patient.name}
        </AppointmentLink>
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          {patient.birthDate && <span>{inYears(ageOn(patient.birthDate, today))}</span>}
          <span>
            {treatment || UNSPECIFIED_TREATMENT}
            {durationMinutes > 60 && <strong> (2h)</strong>}
          </span>
          <ServiceType data-type={serviceType}>{SERVICE_TYPE_LABELS[serviceType]}</ServiceType>
          {appointment.overbooked && <strong>Sobrecupo</strong>}
          {namesProfessional && <span>Atiende {professionalName}</span>}
        </Typography>
        {bookedName && (
          <Typography variant="caption" color="textSecondary">
            Reservada a nombre de {bookedName}
          </Typography>
        )}
        {attendance === 'IN_CARE' && alertsOf && <Box sx={{ marginTop: 1 }}>{alertsOf(patient.id)}</Box>}
        <AttendanceActions appointment={appointment} isMain={isLarge === true} />
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
