import { capitalised } from '#domain/capitalised.es.js';
import { nearDay } from '#domain/clinic-time.es.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Placeholder } from '../../../ui/Placeholder';
import { FLUSH_START } from '../../../ui/theme/flush';
import type { AgendaAppointment } from '../agenda-appointment';
import { useFreeHoursQuery } from './free-hours.generated';

interface FreeDaysProps {
  from: LocalDate;
  /** How many more days with free hours are shown. */
  left: number;
  appointment: AgendaAppointment;
  isDisabled: boolean;
  onChoose: (date: LocalDate, time: LocalTime) => void;
  onMore: () => void;
}

/** A day's free hours, followed by later days with free hours: each response contains the next such day. */
export function FreeDays({ from, left, ...props }: FreeDaysProps) {
  const { appointment, isDisabled, onChoose, onMore } = props;
  const now = useClinicNow();
  const labelId = useId();
  const { id, serviceType, durationMinutes } = appointment;
  const { data, error, refetch } = useFreeHoursQuery({
    variables: { date: from, serviceType, durationMinutes, appointmentId: id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <Note sentence="No se pudieron cargar las horas libres.">
        <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
          Intentar de nuevo
        </Button>
      </Note>
    );
  if (!data) return <Placeholder sx={{ height: 76 }} />;
  const { freeStarts, nextFreeDate } = data.availability;
  const hours = freeStarts.filter(
    (time) =>
      !(from === appointment.date && time === appointment.time) &&
      !(from === now.date && minutesOf(time) < now.minutes),
  );
  const leftBelow = hours.length > 0 ? left - 1 : left;
  return (
    <>
      {hours.length > 0 && (
        <Box component="section" aria-labelledby={labelId}>
          <Typography id={labelId} component="h3" sx={{ fontWeight: 600, mb: 1 }}>
            {capitalised(nearDay(from, now.date))}
            {from === now.date && ' (hoy)'}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))', gap: 1 }}>
            {hours.map((time) => (
              <Button
                key={time}
                variant="outlined"
                color="inherit"
                disabled={isDisabled}
                onClick={() => onChoose(from, time)}
                aria-label={`${nearDay(from, now.date)}, ${time}`}
              >
                {time}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      {nextFreeDate === null ? (
        <Note
          sentence={`No hay ${hours.length > 0 ? 'más ' : ''}horas libres en los dos meses siguientes.`}
        />
      ) : leftBelow > 0 ? (
        <FreeDays {...props} from={nextFreeDate} left={leftBelow} />
      ) : (
        <Button onClick={onMore} sx={{ ...FLUSH_START, justifySelf: 'start' }}>
          Ver más días
        </Button>
      )}
    </>
  );
}

const Note = ({ sentence, children }: { sentence: string; children?: React.ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <Typography variant="body2" color="textSecondary">
      {sentence}
    </Typography>
    {children}
  </Box>
);
