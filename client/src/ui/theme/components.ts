import type { Components, Theme } from '@mui/material/styles';
import { THUMB_HIGH } from './thumb-high';

const focusRing = { outline: '2px solid var(--brand)', outlineOffset: 2 };

/** Hairlines and tints instead of MUI's lines, shadows and ripples. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { WebkitTapHighlightColor: 'transparent' },
      ':focus-visible': focusRing,
      // A heading takes the focus after a navigation, but is not a control, so it shows no ring.
      'h1:focus, h2:focus, main:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A short duration instead would give every element a transition, because each property has one by default.
          transition: 'none !important',
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
      root: ({ theme }) => ({
        minHeight: 36,
        '--button-padding': '14px',
        paddingInline: 'var(--button-padding)',
        transition: 'background-color var(--fast), border-color var(--fast)',
        // Large enough for a thumb.
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
        ...THUMB_HIGH,
      }),
      // Gloved fingers need more than others.
      sizeLarge: { '--button-padding': '20px', minHeight: 44, '@media (pointer: coarse)': { minHeight: 48 } },
      sizeSmall: { '--button-padding': '10px', minHeight: 34, ...THUMB_HIGH },
      outlined: { borderColor: 'var(--line-strong)', backgroundColor: 'var(--card)' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  // The label of a checkbox or a switch.
  MuiFormControlLabel: { styleOverrides: { root: THUMB_HIGH } },
  MuiSwitch: {
    styleOverrides: {
      // The library's shadow is cut to a square.
      thumb: { boxShadow: 'none', border: '1px solid var(--line-field)' },
      // While it is off; the library's own grey is too pale.
      track: { backgroundColor: 'var(--line-field)', opacity: 1 },
      switchBase: { color: 'var(--card)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 'var(--r-card)' }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: { font: 'var(--font-small)', color: 'var(--card)', backgroundColor: 'var(--ink)' },
      arrow: { color: 'var(--ink)' },
    },
  },
};
