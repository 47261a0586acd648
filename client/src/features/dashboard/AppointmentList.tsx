import { hasChoice } from '#domain/clinic/professionals/choice.js';
import Box from '@mui/material/Box';
import { useClinicNow } from '../../clinic/clinic-now';
import { useProfessionals } from '../../professionals/professionals';
import type { AlertParts } from './alert-parts';
import { AppointmentCard } from './AppointmentCard';
import type { DayAppointment } from './todays-appointments';

interface AppointmentListProps extends AlertParts {
  appointments: readonly DayAppointment[];
  isLarge?: boolean;
  id?: string;
}

export function AppointmentList({ appointments, id, isLarge = false, ...alerts }: AppointmentListProps) {
  const { date } = useClinicNow();
  const professionals = useProfessionals();
  return (
    <Box
      component="ul"
      id={id}
      sx={{ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' }}
    >
      {appointments.map((appointment) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          today={date}
          namesProfessional={hasChoice(professionals, [appointment.serviceType])}
          isLarge={isLarge}
          {...alerts}
        />
      ))}
    </Box>
  );
}
