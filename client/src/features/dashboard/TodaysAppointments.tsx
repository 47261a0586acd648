import { longDay } from '#domain/clinic-time.es.js';
import { hasChoice } from '#domain/professionals/choice.js';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../clinic/clinic-now';
import { useProfessionals } from '../../professionals/professionals';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import { QuietNotice } from '../../ui/notices/QuietNotice';
import { AppointmentCard } from './AppointmentCard';
import { marksOf, type DayAppointment, sortedOf } from './todays-appointments';
import { Unknown } from './Unknown';

interface TodaysAppointmentsProps {
  /** Undefined until loaded. */
  appointments: readonly DayAppointment[] | undefined;
  /** The last request failed. */
  hasFailed: boolean;
  isLiveLost: boolean;
}

/** Switches to the next day at the clinic's midnight. */
export function TodaysAppointments({ appointments, hasFailed, isLiveLost }: TodaysAppointmentsProps) {
  const now = useClinicNow();
  const today = appointments && sortedOf(appointments, now.date);
  return (
    <Card aria-labelledby="citas-del-dia" sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography variant="h2" id="citas-del-dia">
          Citas del Día
        </Typography>
        <Typography color="textSecondary">{longDay(now.date)}</Typography>
      </Box>
      {isLiveLost && !hasFailed && <QuietNotice sentence="Sin conexión en vivo. Reconectando…" />}
      {!today && !hasFailed && <Loading />}
      {today && today.length > 0 && <List appointments={today} />}
      {!today?.length && hasFailed && <Unknown />}
      {today?.length === 0 && !hasFailed && (
        <Message
          icon={<EventAvailableOutlined />}
          sentence="No hay citas programadas para hoy"
          action={
            <Button variant="outlined" color="inherit" component={Link} to="/app/citas">
              Ver el calendario
            </Button>
          }
        />
      )}
    </Card>
  );
}

function List({ appointments }: { appointments: readonly DayAppointment[] }) {
  const now = useClinicNow();
  const marks = marksOf(appointments, now);
  const professionals = useProfessionals();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {appointments.map((appointment) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          today={now.date}
          mark={marks.get(appointment)}
          namesProfessional={hasChoice(professionals, [appointment.serviceType])}
        />
      ))}
    </Box>
  );
}
