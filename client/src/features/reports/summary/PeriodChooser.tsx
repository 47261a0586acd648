import type { LocalDate } from '#domain/clinic-time.js';
import { type Period, periodAfter, periodBefore } from '#domain/reports/period.js';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton aria-label="Período anterior" onClick={() => onGo(periodBefore(period))}>
          <ChevronLeftRounded />
        </IconButton>
        <SegmentedButtons
          label="Período"
          options={PERIOD_CHOICES}
          chosen={period.choice}
          onChoose={onChoose}
        />
        <IconButton aria-label="Período siguiente" onClick={() => onGo(periodAfter(period))}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      {period.choice === 'other' && (
        <Box sx={DATES}>
          <PeriodFields period={period} today={today} onGo={onGo} />
        </Box>
      )}
    </Box>
  );
}

const DATES = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
