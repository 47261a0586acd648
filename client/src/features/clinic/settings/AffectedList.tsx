import { SERVICE_TYPE_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LINK_THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { unbroken } from '../../../ui/text/unbroken';
import type { AffectedAppointment } from './affected-appointments';

interface AffectedListProps {
  appointments: readonly AffectedAppointment[];
  title?: string;
  /** For all appointments. */
  action?: ReactNode;
  /** For one appointment: a button, or its result. */
  actionOf?: (appointment: AffectedAppointment) => ReactNode;
}

const countOf = (count: number): string =>
  count === 1 ? 'Hay 1 cita en esos días' : `Hay ${count} citas en esos días`;

/** The patients with appointments on days that will be closed, or on which a professional is away. */
export function AffectedList({ appointments, action, actionOf, ...props }: AffectedListProps) {
  const { title = countOf(appointments.length) } = props;
  const kept = useKeptFocus();
  return (
    <Box
      {...kept}
      // A screen reader would read an alert with buttons aloud again at every press.
      role={actionOf ? 'group' : 'alert'}
      {...(actionOf && { 'aria-label': title })}
      sx={{
        padding: 2,
        outline: 'none',
        borderRadius: 'var(--r-control)',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 45%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 9%, transparent)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 14rem' }}>
          <Typography role={actionOf && 'status'} sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            No se cancelan por sí solas: avise a sus pacientes o muévalas.
          </Typography>
        </Box>
        {action}
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label="Citas afectadas"
        sx={{
          margin: 0,
          marginTop: 1,
          padding: 0,
          listStyle: 'none',
          maxHeight: actionOf ? 320 : 220,
          overflowY: 'auto',
        }}
      >
        {appointments.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} action={actionOf?.(appointment)} />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps {
  appointment: AffectedAppointment;
  action: ReactNode;
}

function Row({ appointment, action }: RowProps) {
  const { id, date, time, patient, visitorName, serviceType } = appointment;
  const more = [SERVICE_TYPE_LABELS[serviceType], unbroken(patient.phone)].filter(Boolean).join(' · ');
  const words = (
    <>
      {shortDate(date)} {time} ·{' '}
      <MuiLink
        component={Link}
        to={`/app/citas?vista=dia&fecha=${date}&cita=${id}`}
        target="_blank"
        color="inherit"
        sx={LINK_THUMB_HIGH}
      >
        {whoComes(patient.name, visitorName)}
      </MuiLink>
      {/* On a line of its own beside a button, which leaves less room. */}
      {action === undefined ? <> · {more}</> : <Box sx={{ color: 'var(--ink-2)' }}>{more}</Box>}
    </>
  );
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{
        paddingBlock: 0.5,
        ...(action !== undefined && {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.25,
          paddingBlock: 1,
          '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        }),
      }}
    >
      {action === undefined ? words : <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>{words}</Box>}
      {action}
    </Typography>
  );
}
