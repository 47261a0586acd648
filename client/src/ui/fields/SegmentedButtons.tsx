import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  padding: 3,
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 6%, transparent)`,
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));
const Option = styled(ButtonBase)(({ theme }) => ({
  flex: 'auto',
  minHeight: 38,
  paddingInline: 14,
  borderRadius: 9,
  fontSize: '0.875rem',
  fontWeight: 550,
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.14)',
  },
}));

interface SegmentedButtonsProps<Name extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

export function SegmentedButtons<Name extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentedButtonsProps<Name>) {
  return (
    <Group role="group" aria-label={label}>
      {(Object.keys(options) as Name[]).map((name) => (
        <Option key={name} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {options[name]}
        </Option>
      ))}
    </Group>
  );
}
