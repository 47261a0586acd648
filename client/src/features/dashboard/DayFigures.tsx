import type { LocalDate } from '#domain/clinic-time.js';
import { minutesOf } from '#domain/clinic-time.js';
import { type DayOverview, freeHoursFrom } from '#domain/visits/day-overview.js';
import { isOpen } from '#domain/visits/to-attend.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useClinicNow } from '../../clinic/clinic-now';
import { useFreeHoursOfDayQuery } from './day-appointments.generated';
import type { DayAppointment } from './todays-appointments';

/** Figures about the rest of the day; a dash until they are known. */
export function DayFigures({ overview }: { overview: DayOverview<DayAppointment> | undefined }) {
  const { date, minutes } = useClinicNow();
  const ahead = overview && [...overview.next, ...overview.later].filter(isOpen);
  return (
    <Box
      component="dl"
      aria-label="El resto del día"
      sx={{
        display: 'flex',
        margin: 0,
        '& > div + div': { borderLeft: '1px solid var(--line-strong)', paddingLeft: 2, marginLeft: 2 },
      }}
    >
      <Figure name="Por venir" value={ahead?.length} />
      <Figure name="Sin confirmar" value={ahead?.filter(({ status }) => status === 'BOOKED').length} />
      <Figure name="Horas libres" value={useFreeHours(date, minutes)} />
    </Box>
  );
}

/** For both agendas together. */
function useFreeHours(date: LocalDate, minutes: number): number | undefined {
  const { data } = useFreeHoursOfDayQuery({ variables: { date }, fetchPolicy: 'cache-and-network' });
  if (!data) return undefined;
  return [data.podiatry, data.manicure]
    .map(({ freeStarts }) => freeHoursFrom(freeStarts.map(minutesOf), minutes))
    .reduce((one, other) => one + other, 0);
}

function Figure({ name, value = '–' }: { name: string; value: number | string | undefined }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, font: 'var(--font-figure)' }}>
        {value}
      </Typography>
    </Box>
  );
}
