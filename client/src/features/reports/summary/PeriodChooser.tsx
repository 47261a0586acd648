import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import type { Period } from '#domain/reports/period.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DateField } from '../../../ui/fields/DateField';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { type ChosenPeriod, PERIOD_CHOICES, type PeriodChoice, periodFault } from './use-summary-address';

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
      {period.choice === 'other' && <FreeDates period={period} today={today} onGo={onGo} />}
    </Box>
  );
}

/** The period takes effect once both of its days are possible. */
function FreeDates({ period, today, onGo }: Pick<PeriodChooserProps, 'period' | 'today' | 'onGo'>) {
  // What is not possible yet; otherwise the address says it.
  const [draft, setDraft] = useState<Period>();
  const { from, to } = draft ?? period;
  const choose = (next: Period) => {
    const isPossible = isLocalDate(next.from) && isLocalDate(next.to) && !periodFault(next);
    setDraft(isPossible ? undefined : next);
    if (isPossible) onGo(next);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 180px))', gap: 1.5 }}>
      <DateField label="Desde" value={from} today={today} onChange={(day) => choose({ from: day, to })} />
      <DateField
        label="Hasta"
        value={to}
        today={today}
        error={periodFault({ from, to })}
        onChange={(day) => choose({ from, to: day })}
      />
    </Box>
  );
}
