import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { THUMB_HIGH } from '../theme/thumb-high';
import { type FieldSurroundings, Labelled } from './Field';

const Select = styled('select')({
  width: '100%',
  height: 46,
  padding: '0 36px 0 13px',
  borderRadius: 'var(--r-control)',
  border: '1px solid var(--line-field)',
  // Below 16 pixels, phones zoom into the field.
  font: 'inherit',
  fontSize: '1rem',
  color: 'inherit',
  appearance: 'none',
  backgroundColor: 'var(--card)',
  textOverflow: 'ellipsis',
  transition: 'border-color var(--fast), box-shadow var(--fast)',
  '&:focus': {
    outline: 'none',
    borderColor: 'var(--brand)',
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--brand) 28%, transparent)',
  },
  '&[aria-invalid="true"]': { borderColor: 'var(--error)' },
  '&:disabled': { opacity: 0.6 },
});

const Frame = styled('div')({
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 16,
    top: 'calc(50% - 6px)',
    width: 8,
    height: 8,
    pointerEvents: 'none',
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(45deg)',
    opacity: 0.7,
  },
});

const LowSelect = styled(Select)({ height: 40, ...THUMB_HIGH });

type CompactSelectProps = ComponentProps<'select'> & {
  /** Fills its place, instead of being as wide as its widest option. */
  isWide?: boolean;
};

/** For use in a row, without a label of its own. */
export const CompactSelect = ({ isWide = false, ...select }: CompactSelectProps) => (
  <Frame style={isWide ? { flex: 1 } : { width: 'fit-content' }}>
    <LowSelect {...select} />
  </Frame>
);

type SelectFieldProps = ComponentProps<'select'> & FieldSurroundings;

/** The browser's own select, which works best on phones. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {({ ties }) => (
        <Frame>
          <Select {...select} {...ties} />
        </Frame>
      )}
    </Labelled>
  );
}
