import type { LocalDate } from '#domain/clinic-time.js';
import type { Period } from '#domain/reports/period.js';
import Box from '@mui/material/Box';
import { PeriodFields } from '../../../clinic/PeriodFields';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { type ChosenPeriod, PERIOD_CHOICES, type PeriodChoice } from './use-summary-address';

interface PeriodChooserProps {
  period: ChosenPeriod;
  today: LocalDate;
  onChoose: (choice: PeriodChoice) => void;
  onGo: (period: Period) => void;
}

export function PeriodChooser({ period, today, onChoose, onGo }: PeriodChooserProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '@media print': { display: 'none' } }}>
      <SegmentedButtons label="Período" options={PERIOD_CHOICES} chosen={period.choice} onChoose={onChoose} />
      {period.choice === 'other' && (
        <Box sx={DATES}>
          <PeriodFields period={period} today={today} onGo={onGo} />
        </Box>
      )}
    </Box>
  );
}

const DATES = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
