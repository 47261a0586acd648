import { styled } from '@mui/material/styles';

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  // Strings, because `sx` reads a 1 as 100 %.
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const VisuallyHidden = styled('span')(visuallyHidden);
