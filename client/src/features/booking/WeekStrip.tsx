import { addDays, LAST_DATE, type LocalDate, startOfWeek, weekOf } from '#domain/clinic-time.js';
import { weekTitle } from '#domain/clinic-time.es.js';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../../ui/frame/PageHeading';
import { DayButton } from './DayButton';

interface WeekStripProps {
  date: LocalDate;
  today: LocalDate;
  freeCounts: ReadonlyMap<LocalDate, number>;
  onChoose: (date: LocalDate) => void;
}

/** One week, Monday first, with arrows to the previous and next week. */
export function WeekStrip({ date, today, freeCounts, onChoose }: WeekStripProps) {
  const monday = startOfWeek(date);
  const isThisWeek = monday <= today;
  const goTo = (week: LocalDate) => onChoose(week < today ? today : week);
  return (
    <section aria-label="Semana">
      <Box sx={head}>
        <Typography variant="overline" color="textSecondary" component="p" sx={{ gridArea: 'eyebrow' }}>
          Reserva de hora en línea
        </Typography>
        <Box sx={{ gridArea: 'title' }}>
          <PageHeading title="Reservar hora">{weekTitle(date)}</PageHeading>
        </Box>
        <Box sx={{ gridArea: 'arrows', display: 'flex', gap: 1 }}>
          <IconButton
            aria-label="Semana anterior"
            title="Semana anterior"
            disabled={isThisWeek}
            onClick={() => goTo(addDays(monday, -7))}
            sx={arrow}
          >
            <ChevronLeftRounded />
          </IconButton>
          <IconButton
            aria-label="Semana siguiente"
            title="Semana siguiente"
            disabled={addDays(monday, 7) > LAST_DATE}
            onClick={() => goTo(addDays(monday, 7))}
            sx={arrow}
          >
            <ChevronRightRounded />
          </IconButton>
        </Box>
      </Box>
      <Box
        role="group"
        aria-label="Días de la semana"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: { xs: 0.5, sm: 1 } }}
      >
        {weekOf(date).map((day) => (
          <DayButton
            key={day}
            date={day}
            freeCount={freeCounts.get(day)}
            isChosen={day === date}
            isToday={day === today}
            isPast={day < today || day > LAST_DATE}
            onChoose={() => onChoose(day)}
          />
        ))}
      </Box>
    </section>
  );
}

const head = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '1fr auto',
  // On a phone there is no room for the arrows beside the title.
  gridTemplateAreas: { xs: '"eyebrow arrows" "title title"', sm: '"eyebrow arrows" "title arrows"' },
  rowGap: 0.5,
  marginBottom: 2,
};
const arrow = {
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'background.paper',
};
