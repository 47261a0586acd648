import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import EventOutlined from '~icons/outline-event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAreProfessionalsKnown, useProfessionals } from '../../../professionals/professionals';
import { DateField } from '../../../ui/fields/DateField';
import { SearchField } from '../../../ui/fields/SearchField';
import { useSearchDraft } from '../../../ui/fields/use-search-draft';
import { FilterByOne } from '../../../ui/lists/FilterByOne';
import type { RecentFilter } from './use-recent-address';

interface RecentFiltersProps {
  filter: RecentFilter;
  today: LocalDate;
  onChange: (change: Partial<RecentFilter>) => void;
}

/**
 * The days take effect once they are possible; either may stay empty. Their fields, whose code is large, appear on
 * request.
 */
export function RecentFilters({ filter, today, onChange }: RecentFiltersProps) {
  const search = useSearchDraft(filter.finding, (finding) => onChange({ finding }));
  const professionals = useProfessionals();
  const areProfessionalsKnown = useAreProfessionalsKnown();
  const [wantsDays, setWantsDays] = useState(filter.from !== undefined || filter.to !== undefined);
  // A period that is not valid yet; a valid one is in the address.
  const [draft, setDraft] = useState<{ from: string; to: string }>();
  const days = draft ?? { from: filter.from ?? '', to: filter.to ?? '' };
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
  const choose = (change: Partial<typeof days>) => {
    const next = { ...days, ...change };
    const isPossible =
      [next.from, next.to].every((day) => day === '' || isLocalDate(day)) &&
      !(next.from && next.to && next.from > next.to);
    setDraft(isPossible ? undefined : next);
    if (isPossible) onChange({ from: next.from || undefined, to: next.to || undefined });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 256px' }, minWidth: 0, '& form > div': { minHeight: 46 } }}>
        <SearchField
          isSecond
          label="Buscar por hallazgo"
          placeholder="Hallazgo: úlcera talón"
          text={search.text}
          onType={search.type}
          onCommit={search.commit}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <FilterByOne
        label="Profesional"
        among={professionals}
        isKnown={areProfessionalsKnown}
        chosen={filter.professionalId}
        onChoose={(professionalId) => onChange({ professionalId })}
        sx={FIELD}
      />
      {!wantsDays && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<EventOutlined />}
          onClick={() => setWantsDays(true)}
          sx={{ minHeight: 46 }}
        >
          Filtrar por fecha
        </Button>
      )}
      {wantsDays && (
        <>
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
        </>
      )}
    </Box>
  );
}

const FIELD = { flex: { xs: '1 1 140px', sm: '0 1 190px' }, minWidth: 0 } as const;
