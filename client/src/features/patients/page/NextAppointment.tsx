import { longDay } from '#domain/clinic-time.es.js';
import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LineStart } from '../../../ui/lists/LineStart';
import { StatusPill } from '../../../ui/StatusPill';
import { appointmentWords } from './appointment-words';
import type { PatientDialog } from './patient-dialogs';
import type { PatientAppointmentFragment } from './patient-page.generated';
import { Tile, TileHeadline } from './Tile';

interface NextAppointmentProps {
  appointment: PatientAppointmentFragment | null;
  /** The number of appointments that the patient missed in a year. */
  noShows: number;
  onOpen: (dialog: PatientDialog) => void;
}

export function NextAppointment({ appointment, noShows, onOpen }: NextAppointmentProps) {
  return (
    <Tile title="Próxima cita" {...(appointment && { colour: HUES[appointment.serviceType] })}>
      {appointment ? (
        <>
          <TileHeadline>
            <LineStart>
              {longDay(appointment.date)}, {appointment.time}
            </LineStart>
          </TileHeadline>
          <Typography variant="body2">{appointmentWords(appointment)}</Typography>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          No tiene citas por venir.
        </Typography>
      )}
      {noShows > 0 && (
        <Typography variant="body2" color="textSecondary">
          No vino {noShows === 1 ? 'una vez' : `${noShows} veces`} en los últimos doce meses.
        </Typography>
      )}
      {appointment && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <StatusPill colour={appointment.status === 'CONFIRMED' ? 'success' : 'info'}>
            {STATUS_LABELS[appointment.status]}
          </StatusPill>
          <Button size="small" onClick={() => onOpen({ kind: 'appointment', id: appointment.id })}>
            Ver cita
          </Button>
        </Box>
      )}
    </Tile>
  );
}

const HUES = { PODIATRY: 'var(--podiatry)', MANICURE: 'var(--manicure)' } as const;
