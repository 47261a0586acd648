import type { LocalDate } from '#domain/clinic-time.js';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { type CalendarView, turnPage, VIEW_LABELS, type WeekLength } from './calendar-view';

interface CalendarToolbarProps {
  view: CalendarView;
  date: LocalDate;
  today: LocalDate;
  weekLength: WeekLength;
  onGo: (view: CalendarView, date: LocalDate) => void;
  /** Other actions on the days that are shown. */
  children?: ReactNode;
}

export function CalendarToolbar({ view, date, today, weekLength, onGo, children }: CalendarToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1 }}>
      <Box
        role="group"
        aria-label="Navegar"
        sx={{
          display: 'flex',
          gap: 0.75,
          flex: 'none',
        }}
      >
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<ChevronLeftRounded />}
          onClick={() => onGo(view, turnPage(view, date, -1, weekLength))}
        >
          Anterior
        </Button>
        <Button variant="outlined" color="inherit" size="small" onClick={() => onGo(view, today)}>
          Hoy
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          endIcon={<ChevronRightRounded />}
          onClick={() => onGo(view, turnPage(view, date, 1, weekLength))}
        >
          Siguiente
        </Button>
      </Box>
      <Box sx={{ flex: '1 1 0' }} />
      {children}
      <SegmentedButtons
        label="Vista"
        options={VIEW_LABELS}
        chosen={view}
        onChoose={(chosen) => onGo(chosen, date)}
      />
    </Box>
  );
}
