import { longDay } from '#domain/clinic-time.es.js';
import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import EventAvailableOutlined from '~icons/outline-event-available';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { StatusPill } from '../../../ui/StatusPill';
import { appointmentWords } from './appointment-words';
import type { PatientDialog } from './patient-dialogs';
import { LineStart } from '../../../ui/lists/LineStart';
import type { PatientAppointmentFragment } from './patient-page.generated';

interface NextAppointmentProps {
  appointment: PatientAppointmentFragment | null;
  /** The number of appointments that the patient missed in a year. */
  noShows: number;
  onOpen: (dialog: PatientDialog) => void;
}

export function NextAppointment({ appointment, noShows, onOpen }: NextAppointmentProps) {
  return (
    <Card
      aria-labelledby="proxima-cita"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}
    >
      <EventAvailableOutlined aria-hidden sx={{ color: appointment ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" id="proxima-cita" sx={{ fontSize: '1rem' }}>
          Próxima cita
        </Typography>
        {appointment ? (
          <>
            <Typography sx={{ fontWeight: 620 }}>
              <LineStart>
                {longDay(appointment.date)}, {appointment.time}
              </LineStart>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {appointmentWords(appointment)}
            </Typography>
          </>
        ) : (
          <Typography color="textSecondary">No tiene citas por venir.</Typography>
        )}
        {noShows > 0 && (
          <Typography variant="body2">
            No vino {noShows === 1 ? 'una vez' : `${noShows} veces`} en los últimos doce meses.
          </Typography>
        )}
      </Box>
      {appointment && (
        <>
          <StatusPill colour={appointment.status === 'CONFIRMED' ? 'success' : 'info'}>
            {STATUS_LABELS[appointment.status]}
          </StatusPill>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onOpen({ kind: 'appointment', id: appointment.id })}
          >
            Ver cita
          </Button>
        </>
      )}
    </Card>
  );
}
