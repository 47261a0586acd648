import { minutesOf } from '#domain/clinic-time.js';
import type { DayOverview } from '#domain/visits/day-overview.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import { Card } from '../../ui/Card';
import { AppointmentList } from './AppointmentList';
import { minutesInWords } from './minutes-in-words';
import type { DayAppointment } from './todays-appointments';
import type { AlertParts } from './alert-parts';

interface NowAndNextProps extends AlertParts {
  overview: DayOverview<DayAppointment>;
}

export function NowAndNext({ overview, ...alerts }: NowAndNextProps) {
  const { minutes } = useClinicNow();
  const [running] = overview.now;
  const [next] = overview.next;
  const left = running && minutesOf(running.time) + running.durationMinutes - minutes;
  const lengths = [overview.now.length, overview.next.length];
  // Beside a longer list, the shorter one would be a tall card with empty space.
  const isBeside = Math.max(...lengths) < 2 || lengths[0] === lengths[1];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(isBeside && { md: 'repeat(2, minmax(0, 1fr))' }) },
        gap: 2,
      }}
    >
      <Part
        title="Ahora"
        isNow={running !== undefined}
        note={left !== undefined && left > 0 && left <= 120 && `quedan ${minutesInWords(left)}`}
        appointments={overview.now}
        empty="Nadie en este momento"
        {...alerts}
      />
      <Part
        title="Sigue"
        note={next && `en ${minutesInWords(minutesOf(next.time) - minutes)}`}
        appointments={overview.next}
        empty="No queda nadie por venir hoy"
        {...alerts}
      />
    </Box>
  );
}

interface PartProps extends AlertParts {
  title: string;
  isNow?: boolean;
  note: ReactNode;
  appointments: readonly DayAppointment[];
  empty: string;
}

function Part({ title, isNow = false, note, appointments, empty, ...alerts }: PartProps) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      sx={{ paddingBlock: 2, ...(isNow && { boxShadow: 'inset 0 3px 0 var(--now)' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography
          variant="h2"
          id={id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            ...(isNow && {
              color: 'var(--now-ink)',
              '&::before': {
                content: '""',
                width: 10,
                height: 10,
                borderRadius: '50%',
                backgroundColor: 'var(--now)',
              },
            }),
          }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </Box>
      {appointments.length === 0 ? (
        <Typography color="textSecondary" sx={{ paddingBlock: 2 }}>
          {empty}
        </Typography>
      ) : (
        // Simultaneous appointments are equally important.
        <AppointmentList isLarge={appointments.length === 1} appointments={appointments} {...alerts} />
      )}
    </Card>
  );
}
