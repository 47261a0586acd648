import Typography from '@mui/material/Typography';
import { stateOf } from '#domain/agenda/appointment-state.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { minutesOf } from '#domain/clinic-time.js';
import { type DayOverview, freeHoursFrom } from '#domain/visits/day-overview.js';
import { isOpen } from '#domain/visits/to-attend.js';
import { isUnclosed } from '#domain/visits/unclosed.js';
import { useClinicNow } from '../../clinic/clinic-now';
import { useFreeHoursOfDayQuery } from './day-appointments.generated';
import { Figures, FIGURES_HEIGHT } from './Figures';
import type { DayAppointment } from './todays-appointments';

interface DayFiguresProps {
  overview: DayOverview<DayAppointment> | undefined;
  /** Whether nothing is left of the day: then the figures say how it went. */
  isDayOver: boolean;
}

/** Figures about the rest of the day. */
export function DayFigures({ overview, isDayOver }: DayFiguresProps) {
  const now = useClinicNow();
  const free = useFreeHours(now.date, now.minutes);
  if (isDayOver && overview) return <HowItWent of={Object.values(overview).flat()} />;
  const ahead = overview && [...overview.next, ...overview.later].filter(isOpen);
  return (
    <Figures
      label="El resto del día"
      figures={{
        'Por venir': ahead?.length,
        'Sin confirmar': ahead?.filter(({ status }) => status === 'BOOKED').length,
        'Horas libres': free,
      }}
    />
  );
}

function HowItWent({ of }: { of: readonly DayAppointment[] }) {
  const now = useClinicNow();
  const states = of.map(stateOf);
  const unclosed = of.filter((one) => isUnclosed(one, now)).length;
  if (of.length === 0) return <NoVisits />;
  return (
    <Figures
      label="El día"
      figures={{
        Atendidas: states.filter((state) => state === 'COMPLETED').length,
        'No vinieron': states.filter((state) => state === 'NO_SHOW').length,
        'Sin cerrar': unclosed,
      }}
    />
  );
}

/** As high as the figures, so that nothing moves when it takes their place. */
const NoVisits = () => (
  <Typography
    color="textSecondary"
    sx={{ display: 'grid', alignItems: 'center', minHeight: FIGURES_HEIGHT, whiteSpace: 'nowrap' }}
  >
    Hoy no hubo citas
  </Typography>
);

/** The free hours of both agendas together. */
function useFreeHours(date: LocalDate, minutes: number): number | undefined {
  const { data } = useFreeHoursOfDayQuery({ variables: { date }, fetchPolicy: 'cache-and-network' });
  if (!data) return undefined;
  return [data.podiatry, data.manicure]
    .map(({ freeStarts }) => freeHoursFrom(freeStarts.map(minutesOf), minutes))
    .reduce((one, other) => one + other, 0);
}
