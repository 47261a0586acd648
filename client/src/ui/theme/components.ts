import type { Components, Theme } from '@mui/material/styles';

const focusRing = { outline: '2px solid var(--huella-palette-primary-main)', outlineOffset: 2 };

/** Hairlines and tints instead of MUI's shadows and ripples. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', WebkitTapHighlightColor: 'transparent' },
      ':focus-visible': focusRing,
      // A heading takes the focus after a navigation; it is no control, so it shows no ring.
      'h1:focus, h2:focus, main:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 16, transition: 'transform 80ms' },
      sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: '1rem' },
      sizeSmall: { minHeight: 34, paddingInline: 12, fontSize: '0.875rem' },
      contained: { '&:active': { transform: 'translateY(1px)' } },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider ?? theme.palette.divider }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        border: `1px solid ${theme.vars?.palette.divider ?? theme.palette.divider}`,
      }),
    },
  },
  MuiTooltip: { defaultProps: { arrow: true } },
};
