import { capitalised } from '#domain/capitalised.es.js';
import { monthName } from '#domain/clinic-time.es.js';
import { addMonths, type LocalDate } from '#domain/clinic-time.js';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MonthStepsProps {
  month: LocalDate;
  /** Today's month. */
  current: LocalDate;
  onGo: (month: LocalDate) => void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** The month that a page shows, and the way to the others. */
export const MonthSteps = ({ month, current, onGo, children }: MonthStepsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 2 }}>
    <IconButton aria-label="Mes anterior" onClick={() => onGo(addMonths(month, -1))}>
      <ChevronLeftRounded />
    </IconButton>
    <Typography variant="h2" aria-live="polite" sx={{ font: 'var(--font-day)' }}>
      {capitalised(monthName(month))} de {month.slice(0, 4)}
    </Typography>
    <IconButton
      aria-label="Mes siguiente"
      disabled={month >= current}
      onClick={() => onGo(addMonths(month, 1))}
    >
      <ChevronRightRounded />
    </IconButton>
    {month !== current && (
      <Button color="inherit" onClick={() => onGo(current)}>
        Este mes
      </Button>
    )}
    <Box sx={{ flex: { sm: '1 1 0' } }} />
    {children}
  </Box>
);
