import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Group = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: number | undefined;
}>(({ theme, columns }) => ({
  display: 'flex',
  gap: 2,
  padding: 3,
  borderRadius: 'var(--r-control)',
  backgroundColor: 'var(--track)',
  // Five choices don't fit a phone's line.
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    flexWrap: 'wrap',
    ...(columns !== undefined && {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    }),
  },
}));
const Option = styled(ButtonBase)(({ theme }) => ({
  flex: 'auto',
  minHeight: 30,
  paddingInline: 10,
  borderRadius: 'calc(var(--r-control) - 3px)',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'var(--ink-2)',
  transition: 'background-color var(--fast), color var(--fast)',
  [theme.breakpoints.down('sm')]: {
    minHeight: 38,
    paddingInline: 6,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    textAlign: 'center',
  },
  '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
  '&:hover': { color: 'var(--ink)' },
  '&[aria-pressed="true"]': {
    fontWeight: 600,
    color: 'var(--ink)',
    backgroundColor: 'var(--chosen)',
    boxShadow: '0 0 0 1px var(--line)',
  },
}));

interface SegmentedButtonsProps<Name extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
  /** On a phone: choices of the same width on each line, whose long labels have two lines. */
  columns?: number;
}

export function SegmentedButtons<Name extends string>({
  label,
  options,
  chosen,
  onChoose,
  columns,
}: SegmentedButtonsProps<Name>) {
  return (
    <Group role="group" aria-label={label} columns={columns}>
      {(Object.keys(options) as Name[]).map((name) => (
        <Option key={name} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {options[name]}
        </Option>
      ))}
    </Group>
  );
}
