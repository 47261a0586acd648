import CheckRounded from '~icons/round-check';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Chip = styled(ButtonBase)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  paddingInline: 14,
  borderRadius: 24,
  border: '1px solid var(--line-strong)',
  backgroundColor: 'var(--card)',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'var(--ink)',
  // Gloved fingers need more than the usual target.
  '@media (pointer: coarse)': { minHeight: 48, paddingInline: 16 },
  '&:hover': { borderColor: 'var(--brand)' },
  '&[aria-pressed="true"]': {
    backgroundColor: 'var(--brand)',
    borderColor: 'var(--brand)',
    color: 'var(--on-brand)',
    fontWeight: 600,
  },
  '&[aria-pressed="true"][data-carried]': {
    backgroundColor: 'var(--track)',
    borderColor: 'var(--line-field)',
    color: 'var(--ink-2)',
  },
  '& svg': { fontSize: '1.125rem' },
});

interface ChoiceChipProps {
  isOn?: boolean;
  /** It was chosen in an earlier visit, and not confirmed since. */
  isCarried?: boolean;
  /** Names the choice where its text needs the text around it. */
  label?: string;
  /** -1 where the Tab key passes it by, because there is another way by keyboard. */
  tabIndex?: -1;
  onPress: () => void;
  children: ReactNode;
}

/** A choice that one press turns on or off. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { isOn = false, isCarried = false, label, tabIndex = 0, onPress, children } = props;
  return (
    <Chip
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      tabIndex={tabIndex}
      data-carried={isCarried || undefined}
      onClick={onPress}
    >
      {isOn && <CheckRounded aria-hidden />}
      {children}
    </Chip>
  );
}
