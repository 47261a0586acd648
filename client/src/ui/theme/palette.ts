import type { ColorSystemOptions } from '@mui/material/styles';

/** A colour of tokens.css for text and icons, and the text colour on a background filled with it. */
const state = (name: string) => ({
  main: `var(--${name})`,
  dark: `color-mix(in srgb, var(--${name}) 88%, var(--ink))`,
  contrastText: 'var(--on-state)',
});

/** Maps the colours of tokens.css to MUI's names. The tokens already differ between light and dark. */
export const palette: ColorSystemOptions['palette'] = {
  primary: {
    main: 'var(--brand)',
    dark: 'var(--brand-strong)',
    contrastText: 'var(--on-brand)',
  },
  success: state('ok'),
  warning: state('warn'),
  error: state('error'),
  info: state('info'),
  background: { default: 'var(--ground)', paper: 'var(--card)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--ink-2)',
    hover: 'color-mix(in srgb, var(--mist) 60%, transparent)',
    selected: 'var(--mist)',
    disabled: 'var(--ink-3)',
    disabledBackground: 'color-mix(in srgb, var(--ink) 9%, transparent)',
  },
  TableCell: { border: 'var(--line)' },
};
