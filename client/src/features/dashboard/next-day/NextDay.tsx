import { STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import { addDays, type LocalDate, minutesOf } from '#domain/clinic-time.js';
import { nextWorkingDay } from '#domain/visits/after-hours.js';
import { freeHoursFrom } from '#domain/visits/day-overview.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAgendaChanges } from '../../../apollo/use-agenda-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { attendancePath } from '../../../clinic/attendance-path';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { Figures } from '../Figures';
import { type NextDayQuery, useNextDayQuery } from './next-day.generated';
import { useSchedules } from './use-schedules';

/** A summary of the clinic's next working day; absent if there is none soon. */
export function NextDay({ today }: { today: LocalDate }) {
  const { schedules } = useSchedules();
  const date = schedules && nextWorkingDay(schedules, today);
  return date && <NextDayCard date={date} today={today} />;
}

function NextDayCard({ date, today }: { date: LocalDate; today: LocalDate }) {
  const query = useNextDayQuery({ variables: { date }, fetchPolicy: 'cache-and-network' });
  useAgendaChanges({ from: date, to: date });
  const hasFailed = usePersistentFailure(query);
  const booked = query.data?.appointments.filter(({ status }) => status !== 'CANCELLED');
  const unconfirmed = booked?.filter(({ status }) => status === 'BOOKED').length;
  const first = booked?.map(({ time }) => time).toSorted()[0];
  return (
    <Card aria-labelledby="proximo-dia" aria-busy={!query.data && !hasFailed} sx={{ ...ONE_COLUMN, gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography variant="h2" id="proximo-dia">
          {date === addDays(today, 1) ? 'Mañana' : 'Próximo día de atención'}
        </Typography>
        <Typography color="textSecondary">{longDay(date)}</Typography>
      </Box>
      {hasFailed && (
        <RetryNotice
          sentence="No se pudo cargar el próximo día."
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      )}
      <Figures
        label="El próximo día"
        figures={{
          Citas: booked?.length,
          'Primera hora': first ?? (booked && 'ninguna'),
          'Sin confirmar': unconfirmed,
          'Horas libres': query.data && freeHours(query.data),
          'Controles por vencer': query.data?.upcoming.totalCount,
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={`/app/citas?vista=dia&fecha=${date}`} variant="outlined" color="inherit">
          Ver el día
        </Button>
        <Button
          component={Link}
          to={`${attendancePath(date, date)}&estado=${STATUS_WORDS.BOOKED}`}
          color="inherit"
        >
          Ver las sin confirmar
        </Button>
      </Box>
    </Card>
  );
}

/** The free hours of both agendas together. */
const freeHours = ({ podiatry, manicure }: NextDayQuery): number =>
  [podiatry, manicure]
    .map(({ freeStarts }) => freeHoursFrom(freeStarts.map(minutesOf), -1))
    .reduce((one, other) => one + other, 0);
