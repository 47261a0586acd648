import { capitalised } from '#domain/capitalised.es.js';
import { clinicClock, type LocalDate, timeAt } from '#domain/clinic-time.js';
import { nearDay } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useClinic } from '../../../clinic/clinic';
import { useClinicNow } from '../../../clinic/clinic-now';
import { instantOf } from '../../../ui/clock';
import { ONE_COLUMN } from '../../../ui/one-column';
import { type SecurityEvent, SecurityEventItem } from './SecurityEventItem';

/** Under the day of each, in the clinic's time. @param events newest first. */
export function DaysOfEvents({ events }: { events: readonly SecurityEvent[] }) {
  const { timeZone } = useClinic();
  const { date: today } = useClinicNow();
  const days = new Map<LocalDate, Array<{ event: SecurityEvent; time: string }>>();
  for (const event of events) {
    const { date, minutes } = clinicClock(instantOf(event.at), timeZone);
    days.set(date, [...(days.get(date) ?? []), { event, time: timeAt(minutes) }]);
  }
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 3 }}>
      {[...days].map(([date, ofDay]) => {
        const day = date === today ? 'Hoy' : capitalised(nearDay(date, today));
        return (
          <section key={date}>
            <Typography variant="h2" sx={{ marginBottom: 0.5 }}>
              {day}
            </Typography>
            <Box component="ul" aria-label={day} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {ofDay.map(({ event, time }) => (
                <SecurityEventItem key={event.id} event={event} time={time} />
              ))}
            </Box>
          </section>
        );
      })}
    </Box>
  );
}
