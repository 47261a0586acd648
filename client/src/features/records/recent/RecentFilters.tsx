import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useProfessionals } from '../../../professionals/professionals';
import { DateField } from '../../../ui/fields/DateField';
import { FilterByOne } from '../../../ui/lists/FilterByOne';
import type { RecentFilter } from './use-recent-address';

interface RecentFiltersProps {
  filter: RecentFilter;
  today: LocalDate;
  onChange: (change: Partial<RecentFilter>) => void;
}

/** The days take effect once they are possible; either may stay empty. */
export function RecentFilters({ filter, today, onChange }: RecentFiltersProps) {
  const professionals = useProfessionals();
  const [days, setDays] = useState({ from: filter.from ?? '', to: filter.to ?? '' });
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
  const choose = (change: Partial<typeof days>) => {
    const next = { ...days, ...change };
    setDays(next);
    const isPossible = [next.from, next.to].every((day) => day === '' || isLocalDate(day));
    if (isPossible && !(next.from && next.to && next.from > next.to))
      onChange({ from: (next.from || undefined) as LocalDate, to: (next.to || undefined) as LocalDate });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      <FilterByOne
        label="Profesional"
        among={professionals}
        chosen={filter.professionalId}
        onChoose={(professionalId) => onChange({ professionalId })}
        sx={FIELD}
      />
      <Box sx={FIELD}>
        <DateField label="Desde" value={days.from} today={today} onChange={(from) => choose({ from })} />
      </Box>
      <Box sx={FIELD}>
        <DateField
          label="Hasta"
          value={days.to}
          today={today}
          error={isReversed ? 'Debe ser igual o posterior al primer día.' : undefined}
          onChange={(to) => choose({ to })}
        />
      </Box>
    </Box>
  );
}

const FIELD = { flex: { xs: '1 1 140px', sm: '0 1 190px' }, minWidth: 0 } as const;
