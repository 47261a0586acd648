import type { LocalDate } from '#domain/clinic-time.js';
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
      {period.choice === 'other' && (
        <FreeDates key={`${period.from} ${period.to}`} period={period} today={today} onGo={onGo} />
      )}
    </Box>
  );
}

/** The period takes effect once both of its days are possible. */
function FreeDates({ period, today, onGo }: Pick<PeriodChooserProps, 'period' | 'today' | 'onGo'>) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const choose = (next: Period) => {
    setFrom(next.from);
    setTo(next.to);
    if (next.from && next.to && !periodFault(next)) onGo(next);
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
