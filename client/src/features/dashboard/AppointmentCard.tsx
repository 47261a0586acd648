import { SERVICE_TYPE_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import { ageOn, type LocalDate } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import DescriptionOutlined from '~icons/outline-description';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useRights } from '../../session/current-staff';
import type { AlertParts } from './alert-parts';
import { AttendanceActions } from './AttendanceActions';
import { StatusBadge } from './StatusBadge';
import type { DayAppointment } from './todays-appointments';
import { ONE_COLUMN } from '../../ui/one-column';

/** Wide enough for a row to fit on one line. Refers to the list, not the window. */
const WIDE = '@container (min-width: 600px)';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '50px 4px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(1),
  paddingBlock: theme.spacing(1.25),
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: 0 },
  '& > .actions': { gridColumn: '1 / -1' },
  [WIDE]: {
    gridTemplateColumns: '50px 4px minmax(0, 1fr) auto',
    '& > .actions': { gridColumn: 4, justifyContent: 'flex-end', maxWidth: 440 },
    '& > .actions > [data-status]': { marginRight: 8 },
  },
  // With the question 'Did they come?', there are too many to be beside the name.
  '@container (600px <= width < 740px)': {
    '&:has([data-asks]) > .actions': { gridColumn: '3 / -1', justifyContent: 'start', maxWidth: 'none' },
  },
}));

/** Stacked; for the only one who is there or comes next. */
const LargeRow = styled('li')(({ theme }) => ({
  position: 'relative',
  ...ONE_COLUMN,
  rowGap: theme.spacing(1.25),
  paddingBlock: theme.spacing(1, 1.5),
}));

/** The service's hue; its name is in the text. */
const Bar = styled('span')({
  alignSelf: 'stretch',
  width: 4,
  borderRadius: 2,
  backgroundColor: 'var(--podiatry)',
  '&[data-type="MANICURE"]': { backgroundColor: 'var(--manicure)' },
});

/** The whole card is clickable; other buttons and links are above it. */
const AppointmentLink = styled(Link)(({ theme }) => ({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '[data-cancelled] &': { textDecoration: 'line-through' },
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: '4px -12px', borderRadius: 'var(--r-control)' },
  '&:hover::after': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Facts = styled('div')({
  font: 'var(--font-second)',
  color: 'var(--ink-2)',
  '& > span:not(:first-of-type)::before': { content: '" · "' },
});

interface AppointmentCardProps extends AlertParts {
  appointment: DayAppointment;
  today: LocalDate;
  namesProfessional: boolean;
  /** For the only one who is there or comes next. */
  isLarge?: boolean;
}

export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, today, namesProfessional, isLarge, alertsOf, alertSignOf, moneyOf } = props;
  const {
    id,
    patient,
    status,
    date,
    time,
    treatment,
    serviceType,
    bookedName,
    visitorName,
    professionalName,
  } = appointment;
  const { durationMinutes, attendance } = appointment;
  const can = useRights();
  const treated = treatment || UNSPECIFIED_TREATMENT;
  const service = SERVICE_TYPE_LABELS[serviceType];
  const Place = isLarge ? LargeRow : Row;
  const bar = <Bar aria-hidden data-type={serviceType} />;
  return (
    <Place data-cancelled={status === 'CANCELLED' || undefined}>
      {!isLarge && (
        <>
          <Typography sx={{ fontWeight: 650 }}>{time}</Typography>
          {bar}
        </>
      )}
      <Box sx={{ minWidth: 0 }}>
        {isLarge && (
          <Typography
            component="div"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 0.5, fontWeight: 600 }}
          >
            {bar}
            {time}
            <StatusBadge status={status} />
          </Typography>
        )}
        {attendance !== 'IN_CARE' && alertSignOf?.(patient)}
        <AppointmentLink
          style={isLarge ? { font: 'var(--font-name)' } : undefined}
          to={`/app/citas?vista=dia&fecha=${date}&cita=${id}`}
        >
          {whoComes(patient.name, visitorName)}
        </AppointmentLink>
        <Facts>
          {patient.birthDate && <span>{inYears(ageOn(patient.birthDate, today))}</span>}
          <span>
            {treated}
            {durationMinutes > 60 && <strong> (2h)</strong>}
          </span>
          {treated !== service && <span>{service}</span>}
          {appointment.overbooked && (
            <span>
              <strong>Sobrecupo</strong>
            </span>
          )}
          {namesProfessional && <span>Atiende {professionalName}</span>}
        </Facts>
        {bookedName && !visitorName && (
          <Typography variant="caption" color="textSecondary">
            Reservada a nombre de {bookedName}
          </Typography>
        )}
        {(attendance === 'ARRIVED' || attendance === 'IN_CARE') && moneyOf && (
          <Box sx={{ display: 'grid', gap: 0.5, marginTop: 1, '&:empty': { display: 'none' } }}>
            {moneyOf(appointment)}
          </Box>
        )}
        {attendance === 'IN_CARE' && alertsOf && <Box sx={{ marginTop: 1 }}>{alertsOf(patient.id)}</Box>}
      </Box>
      <Box
        className="actions"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minWidth: 0 }}
      >
        {!isLarge && <StatusBadge status={status} />}
        <AttendanceActions appointment={appointment} />
        {can('HEALTH_DATA') && (
          <IconButton
            component={Link}
            to={`/app/fichas-clinicas?paciente=${patient.id}`}
            title="Fichas"
            aria-label={`Fichas de ${patient.name}`}
            sx={{ position: 'relative', color: 'var(--ink-2)' }}
          >
            <DescriptionOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Place>
  );
}

const inYears = (age: number): string => (age === 1 ? '1 año' : `${age} años`);
