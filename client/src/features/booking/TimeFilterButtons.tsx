import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { TIME_FILTER_LABELS, type TimeFilter } from './time-filter';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  padding: 3,
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 6%, transparent)`,
  [theme.breakpoints.up('sm')]: { display: 'inline-flex' },
}));
const Option = styled(ButtonBase)(({ theme }) => ({
  flex: 'auto',
  minHeight: 38,
  paddingInline: 14,
  borderRadius: 9,
  fontSize: '0.875rem',
  fontWeight: 550,
  color: (theme.vars ?? theme).palette.text.secondary,
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.14)',
  },
}));

interface TimeFilterButtonsProps {
  filter: TimeFilter;
  onChange: (filter: TimeFilter) => void;
}

/** All hours, the morning's, or the afternoon's. */
export function TimeFilterButtons({ filter, onChange }: TimeFilterButtonsProps) {
  return (
    <Group role="group" aria-label="Filtrar horarios">
      {(Object.keys(TIME_FILTER_LABELS) as TimeFilter[]).map((option) => (
        <Option key={option} aria-pressed={option === filter} onClick={() => onChange(option)}>
          {TIME_FILTER_LABELS[option]}
        </Option>
      ))}
    </Group>
  );
}
