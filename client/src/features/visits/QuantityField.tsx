import AddRounded from '~icons/round-add';
import RemoveRounded from '~icons/round-remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { FieldNote, Frame } from '../../ui/fields/Field';

interface QuantityFieldProps {
  /** The counted item. */
  of: string;
  /** NaN while the user types something else. */
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

const BUTTON = { width: 48, height: 48 } as const;

/** A whole number from 1, with buttons that can be pressed with gloves. */
export function QuantityField({ of, value, error, onChange }: QuantityFieldProps) {
  const errorId = useId();
  const known = Number.isNaN(value) ? 0 : value;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          aria-label={`Uno menos: ${of}`}
          disabled={known <= 1}
          onClick={() => onChange(known - 1)}
          sx={BUTTON}
        >
          <RemoveRounded />
        </IconButton>
        <Frame sx={{ width: 64, '& input': { textAlign: 'center', paddingInline: 0.5 } }}>
          <input
            aria-label={`Cantidad de ${of}`}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={Number.isNaN(value) ? '' : value}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
        </Frame>
        <IconButton aria-label={`Uno más: ${of}`} onClick={() => onChange(known + 1)} sx={BUTTON}>
          <AddRounded />
        </IconButton>
      </Box>
      <FieldNote id={errorId} role="alert" error={error} />
    </Box>
  );
}
