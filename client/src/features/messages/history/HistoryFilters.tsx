import { MESSAGE_CHANNEL_LABELS, MESSAGE_KIND_LABELS } from '#domain/messages/message.es.js';
import Box from '@mui/material/Box';
import { SelectField } from '../../../ui/fields/SelectField';
import type { HistoryFilter, StateGroup } from './use-history-address';

const GROUP_LABELS: Readonly<Record<StateGroup, string>> = {
  WAITING: 'Por enviar',
  UNDER_WAY: 'En camino',
  SENT: 'Enviados',
  FAILED: 'No enviados',
  DROPPED: 'Descartados o retirados',
};

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (change: Partial<HistoryFilter>) => void;
}

export const HistoryFilters = ({ filter, onChange }: HistoryFiltersProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 220px))' },
      gap: 1.5,
      '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    }}
  >
    <Choice
      label="Estado"
      labels={GROUP_LABELS}
      chosen={filter.group}
      onChoose={(group) => onChange({ group })}
    />
    <Choice
      label="Tipo"
      labels={MESSAGE_KIND_LABELS}
      chosen={filter.kind}
      onChoose={(kind) => onChange({ kind })}
    />
    <Choice
      label="Canal"
      labels={MESSAGE_CHANNEL_LABELS}
      chosen={filter.channel}
      onChoose={(channel) => onChange({ channel })}
    />
  </Box>
);

interface ChoiceProps<Name extends string> {
  label: string;
  labels: Readonly<Record<Name, string>>;
  chosen: Name | undefined;
  onChoose: (name: Name | undefined) => void;
}

const Choice = <Name extends string>({ label, labels, chosen, onChoose }: ChoiceProps<Name>) => (
  <SelectField
    label={label}
    value={chosen ?? ''}
    onChange={({ target }) => onChoose((target.value || undefined) as Name | undefined)}
  >
    <option value="">Todos</option>
    {Object.entries<string>(labels).map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </SelectField>
);
