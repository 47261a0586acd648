import type { LocalDate } from '#domain/clinic-time.js';
import type { Period } from '#domain/reports/period.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DateField } from '../ui/fields/DateField';
import { isPossible, periodFault } from './free-period';

interface PeriodFieldsProps {
  period: Period;
  today: LocalDate;
  onGo: (period: Period) => void;
}

/** A period's two days, beside each other in a row. It takes effect once both of its days are possible. */
export function PeriodFields({ period, today, onGo }: PeriodFieldsProps) {
  // A period that is not valid yet; a valid one is in the address.
  const [draft, setDraft] = useState<Period>();
  const { from, to } = draft ?? period;
  const choose = (next: Period) => {
    setDraft(isPossible(next) ? undefined : next);
    if (isPossible(next)) onGo(next);
  };
  return (
    <>
      <Box sx={DAY}>
        <DateField label="Desde" value={from} today={today} onChange={(day) => choose({ from: day, to })} />
      </Box>
      <Box sx={DAY}>
        <DateField
          label="Hasta"
          value={to}
          today={today}
          error={periodFault({ from, to })}
          onChange={(day) => choose({ from, to: day })}
        />
      </Box>
    </>
  );
}

// A day with its button needs a line of its own on the phone.
const DAY = { flex: { xs: '1 1 170px', sm: '0 1 190px' }, minWidth: 0 } as const;
