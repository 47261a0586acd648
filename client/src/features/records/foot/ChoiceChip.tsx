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
  onPress: () => void;
  children: ReactNode;
}

/** A choice that one press turns on or off. */
export function ChoiceChip({ isOn = false, isCarried = false, label, onPress, children }: ChoiceChipProps) {
  return (
    <Chip
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      data-carried={isCarried || undefined}
      onClick={onPress}
    >
      {isOn && <CheckRounded aria-hidden />}
      {children}
    </Chip>
  );
}
