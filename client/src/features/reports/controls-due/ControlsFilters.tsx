import { CONTROL_STATES, type ControlState } from '#domain/visits/control-due.js';
import { CONTROL_STATE_LABELS } from '#domain/visits/control-due.es.js';
import Box from '@mui/material/Box';
import { useProfessionals } from '../../../professionals/professionals';
import { useRights } from '../../../session/current-staff';
import { useTreatments } from '../../../treatments/treatments';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import type { ControlsFilter } from './use-controls-address';

interface ControlsFiltersProps {
  filter: ControlsFilter;
  /** Undefined until loaded. */
  counts: Readonly<Partial<Record<ControlState, number | undefined>>> | undefined;
  onChange: (change: Partial<ControlsFilter>) => void;
}

export function ControlsFilters({ filter, counts, onChange }: ControlsFiltersProps) {
  const can = useRights();
  const professionals = useProfessionals();
  const reasons = useTreatments().filter(({ controlWeeks }) => controlWeeks !== null);
  const labels = Object.fromEntries(
    CONTROL_STATES.map((state) => [state, withCount(CONTROL_STATE_LABELS[state], counts?.[state])]),
  ) as Record<ControlState, string>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      <Box sx={STATES}>
        <SegmentedButtons
          label="Estado"
          options={labels}
          chosen={filter.state}
          onChoose={(state) => onChange({ state })}
        />
      </Box>
      {professionals.length > 1 && (
        <Box sx={FIELD}>
          <SelectField
            label="Profesional"
            value={filter.professionalId ?? ''}
            onChange={({ target }) => onChange({ professionalId: Number(target.value) || undefined })}
          >
            <option value="">Todos</option>
            {professionals.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </Box>
      )}
      {can('HEALTH_DATA') && reasons.length > 0 && (
        <Box sx={FIELD}>
          <SelectField
            label="Motivo"
            value={filter.treatment ?? ''}
            onChange={({ target }) => onChange({ treatment: target.value || undefined })}
          >
            <option value="">Todos</option>
            {reasons.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </Box>
      )}
    </Box>
  );
}

/** As high as the fields beside them. */
const STATES = {
  flex: { xs: '1 1 100%', sm: '0 1 auto' },
  '& button': {
    minHeight: { xs: 44, sm: 38 },
    paddingInline: 1.5,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
} as const;
const FIELD = { flex: { xs: '1 1 140px', sm: '0 1 220px' }, minWidth: 0 } as const;

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count.toLocaleString('es-CL')})`;
