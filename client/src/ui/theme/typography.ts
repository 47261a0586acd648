import type { ThemeOptions } from '@mui/material/styles';

const heading = { fontWeight: 650, letterSpacing: '-0.018em' };

/** Tight headings over 15-pixel text; small capitals only above a title. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: "'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif",
  h1: { ...heading, fontSize: '1.625rem', lineHeight: 1.2, letterSpacing: '-0.024em' },
  h2: { ...heading, fontSize: '1.1875rem', lineHeight: 1.3 },
  h3: { ...heading, fontSize: '1rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '0.07em',
    textTransform: 'uppercase',
  },
  button: { fontSize: '0.9375rem', fontWeight: 600, letterSpacing: '-0.005em', textTransform: 'none' },
};
