import { CONTROL_REASON_LABELS, CONTROL_STATE_LABELS } from '#domain/reports/control-due.es.js';
import Box from '@mui/material/Box';
import { useAreProfessionalsKnown, useProfessionals } from '../../../professionals/professionals';
import { useRights } from '../../../session/current-staff';
import { useTreatments } from '../../../treatments/treatments';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { FilterByOne } from '../../../ui/lists/FilterByOne';
import { withCount } from '../../../ui/lists/list-filter';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import type { ControlsFilter, ListedState } from './use-controls-address';

interface ControlsFiltersProps {
  filter: ControlsFilter;
  /** Undefined until loaded. */
  counts: Readonly<Partial<Record<ListedState, number | undefined>>> | undefined;
  onChange: (change: Partial<ControlsFilter>) => void;
}

export function ControlsFilters({ filter, counts, onChange }: ControlsFiltersProps) {
  const can = useRights();
  const professionals = useProfessionals();
  const areProfessionalsKnown = useAreProfessionalsKnown();
  const treatments = useTreatments().filter(({ controlWeeks }) => controlWeeks !== null);
  const labels: Record<ListedState, string> = {
    UPCOMING: withCount(CONTROL_STATE_LABELS.UPCOMING, counts?.UPCOMING),
    OVERDUE: withCount(CONTROL_STATE_LABELS.OVERDUE, counts?.OVERDUE),
    DISMISSED: withCount('No llamar', counts?.DISMISSED),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      <Box sx={STATES}>
        <SegmentedButtons
          label="Estado"
          columns={3}
          options={labels}
          chosen={filter.state}
          onChoose={(state) => onChange({ state })}
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
      {can('HEALTH_DATA') && (
        <Box sx={FIELD}>
          <SelectField
            label="Motivo"
            value={
              filter.treatment === undefined ? (filter.reason ?? '') : `${OF_TREATMENT}${filter.treatment}`
            }
            onChange={({ target }) => onChange(chosenReason(target.value))}
          >
            <option value="">Todos</option>
            {FOOT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {CONTROL_REASON_LABELS[reason]}
              </option>
            ))}
            {treatments.map(({ id, name }) => (
              <option key={id} value={`${OF_TREATMENT}${name}`}>
                {name}
              </option>
            ))}
          </SelectField>
        </Box>
      )}
    </Box>
  );
}

const FOOT_REASONS = ['RISK', 'BRACE'] as const;
/** Before the name of a treatment, which may be the same as a reason. */
const OF_TREATMENT = 'TREATMENT ';

const chosenReason = (value: string): Pick<ControlsFilter, 'reason' | 'treatment'> =>
  value.startsWith(OF_TREATMENT)
    ? { reason: 'TREATMENT', treatment: value.slice(OF_TREATMENT.length) }
    : { reason: FOOT_REASONS.find((reason) => reason === value), treatment: undefined };

/** As high as the fields beside them. */
const STATES = {
  flex: { xs: '1 1 100%', md: '0 1 auto' },
  '& button': {
    minHeight: 38,
    paddingInline: 1.5,
    ...THUMB_HIGH,
  },
} as const;
const FIELD = { flex: { xs: '1 1 140px', sm: '0 1 220px' }, minWidth: 0 } as const;
