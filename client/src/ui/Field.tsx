import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const Box = styled(InputBase)(({ theme }) => ({
  width: '100%',
  borderRadius: 10,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 38%, transparent)`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  // 16 pixels: below that a phone zooms into the field.
  fontSize: '1rem',
  padding: '10px 12px',
  transition: 'border-color 120ms, box-shadow 120ms',
  '& input, & textarea': { padding: 0, height: 'auto', lineHeight: 1.45 },
  '& ::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
  '&.Mui-focused': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 25%, transparent)`,
  },
  '& input:focus-visible, & textarea:focus-visible': { outline: 'none' },
  '&.Mui-error': { borderColor: (theme.vars ?? theme).palette.error.main },
}));

interface FieldProps extends Omit<InputBaseProps, 'error' | 'id'> {
  label: string;
  /** What is wrong with it, in a sentence; absent while nothing is. */
  error?: string | undefined;
}

/** A text field: its label above it, its error below it, both tied to it. */
export function Field({ label, error, inputProps, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 550, mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        {...input}
        id={id}
        error={error !== undefined}
        inputProps={{ ...inputProps, 'aria-describedby': error ? errorId : undefined }}
      />
      {error && (
        <Typography id={errorId} variant="caption" color="error" sx={{ display: 'block', mt: 0.75 }}>
          {error}
        </Typography>
      )}
    </div>
  );
}
