import { missedText } from '#domain/agenda/appointment-state.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { greetedFirstName } from '#domain/messages/greeting.js';
import { chatLink, whatsappLink } from '#domain/messages/message-link.js';
import { parsePhone } from '#domain/patients/phone.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { newAppointmentPath } from '../../../clinic/new-appointment-path';
import { useRights } from '../../../session/current-staff';

interface MissedActionsProps {
  patient: { readonly id: number; readonly name: string; readonly phone: string };
  date: LocalDate;
  time: LocalTime;
}

/** For a patient who did not come: a message, which staff send, and another appointment. */
export function MissedActions({ patient, date, time }: MissedActionsProps) {
  const can = useRights();
  const phone = chatLink(patient.phone) && parsePhone(patient.phone);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {phone && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          href={whatsappLink(phone, missedText(greetedFirstName(patient.name), longDay(date), time))}
          target="_blank"
          rel="noreferrer"
          aria-label={`Escribir por WhatsApp a ${patient.name}`}
        >
          WhatsApp
        </Button>
      )}
      {can('AGENDA') && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          component={Link}
          to={newAppointmentPath(patient.id)}
          aria-label={`Nueva Cita para ${patient.name}`}
        >
          Nueva Cita
        </Button>
      )}
    </Box>
  );
}
