import { isOver, type OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { type ClinicClock, minutesOf, timeAt } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'baseline',
  paddingBlock: 12,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: 0 },
  '&[data-over]': { color: 'var(--ink-2)' },
});

/** Hours, names and treatments; past appointments are paler. */
export function OfflineAgendaList({ agenda, now }: { agenda: OfflineAgenda; now: ClinicClock }) {
  if (agenda.appointments.length === 0)
    return <Typography color="textSecondary">No hay citas programadas para hoy</Typography>;
  return (
    <Box component="ul" aria-label="Citas de hoy" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {agenda.appointments.map((appointment, index) => {
        const { time, durationMinutes, name, treatment } = appointment;
        const over = isOver(appointment, now);
        return (
          // The cached appointments have no ids, and the list is always replaced as a whole.
          <Row key={index} data-over={over || undefined}>
            <Typography component="span" sx={{ fontSize: '1.0625rem', fontWeight: over ? 500 : 650 }}>
              {time}
            </Typography>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: over ? 500 : 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {treatment || UNSPECIFIED_TREATMENT} · hasta las {timeAt(endOf(time, durationMinutes))}
              </Typography>
            </Box>
          </Row>
        );
      })}
    </Box>
  );
}

const endOf = (time: string, durationMinutes: number): number =>
  (minutesOf(time) + durationMinutes) % (24 * 60);
