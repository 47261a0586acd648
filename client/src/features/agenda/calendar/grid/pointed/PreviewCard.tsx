import { STATUS_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import { HAS_ALERTS } from '#domain/patients/alert.es.js';
import { minutesOf, timeAt } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId } from 'react';
import type { AgendaAppointment } from '../../../agenda-appointment';
import { useDayContactsQuery } from '../../../print/day-contacts.generated';
import { StatusSign } from '../../StatusSign';

interface PeekCardProps {
  appointment: AgendaAppointment;
  /** The event, which the card describes and never covers. */
  anchor: HTMLElement;
}

/** The details that don't fit in an event. */
export function PreviewCard({ appointment, anchor }: PeekCardProps) {
  const id = useId();
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  const {
    date,
    time,
    durationMinutes,
    patient,
    visitorName,
    treatment,
    professionalName,
    status,
    overbooked,
  } = appointment;
  const { data } = useDayContactsQuery({ variables: { date } });
  const phone = data?.appointments.find((one) => one.id === appointment.id)?.patient.phone;
  return (
    <Popper
      id={id}
      open
      anchorEl={anchor}
      // Inside the page, where screen readers find it.
      disablePortal
      placement="right-start"
      modifiers={[
        { name: 'offset', options: { offset: [0, 8] } },
        { name: 'flip', options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start'] } },
      ]}
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          width: 260,
          padding: 1.75,
          borderRadius: 'var(--r-card)',
          border: '1px solid var(--line)',
          backgroundColor: 'var(--raised)',
          boxShadow: 'var(--shadow)',
          color: 'var(--ink)',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{whoComes(patient.name, visitorName)}</Typography>
        <Typography variant="body2">
          {time} – {timeAt(minutesOf(time) + durationMinutes)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {treatment || UNSPECIFIED_TREATMENT}, con {professionalName}
        </Typography>
        {phone && <Typography variant="body2">{phone}</Typography>}
        <Line>
          <StatusSign shape={status} />
          {STATUS_LABELS[status]}
          {overbooked && ', sobrecupo'}
        </Line>
        {patient.hasAlerts && (
          <Line>
            <StatusSign shape="ALERT" />
            {HAS_ALERTS}
          </Line>
        )}
      </Box>
    </Popper>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
    {children}
  </Typography>
);
