import type { ThemeOptions } from '@mui/material/styles';

/** Maps the fonts of tokens.css to MUI's names. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: 'var(--sans)',
  h1: { font: 'var(--font-title)', letterSpacing: '-0.015em', overflowWrap: 'anywhere' },
  h2: { font: 'var(--font-heading)', letterSpacing: '-0.005em' },
  h3: { font: 'var(--font-button)' },
  body1: { font: 'var(--font-text)' },
  body2: { font: 'var(--font-second)' },
  caption: { font: 'var(--font-small)' },
  overline: { font: 'var(--font-small)', fontWeight: 500, textTransform: 'none' },
  button: { font: 'var(--font-button)', textTransform: 'none' },
};
