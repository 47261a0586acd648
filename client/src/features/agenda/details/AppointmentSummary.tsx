import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { longDay, shortDate } from '#domain/clinic-time.es.js';
import { hasChoice } from '#domain/clinic/professionals/choice.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useProfessionals } from '../../../professionals/professionals';
import type { AgendaAppointment } from '../agenda-appointment';
import { StatusPill } from '../../../ui/StatusPill';
import { PatientName } from '../PatientName';
import { hoursInWords } from './hours-in-words';

/** The appointment in a deletion's confirmation. */
export function AppointmentSummary({ appointment }: { appointment: AgendaAppointment }) {
  const { date, serviceType, treatment, patient, visitorName, overbooked } = appointment;
  const service = SERVICE_TYPE_LABELS[serviceType];
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.75, margin: 0 }}>
      <Line name="Paciente">
        <PatientName patient={patient} visitorName={visitorName} isLink />
      </Line>
      <Line name="Fecha">
        <span title={shortDate(date)}>
          {longDay(date)} de {date.slice(0, 4)}
        </span>
      </Line>
      <Line name="Hora">
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {hoursInWords(appointment)}
          {overbooked && <StatusPill colour="warning">Sobrecupo</StatusPill>}
        </Box>
      </Line>
      <Line name="Tratamiento">
        {treatment || UNSPECIFIED_TREATMENT}
        {service !== treatment && (
          <Typography component="span" color="textSecondary">
            {' · '}
            {service}
          </Typography>
        )}
      </Line>
      <ProfessionalLine appointment={appointment} />
    </Box>
  );
}

/** Empty if the service has no choice of professionals. */
export function ProfessionalLine({ appointment }: { appointment: AgendaAppointment }) {
  const professionals = useProfessionals();
  if (!hasChoice(professionals, [appointment.serviceType])) return null;
  return <Line name="Profesional">{appointment.professionalName}</Line>;
}

export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', columnGap: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ paddingTop: '1px' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
