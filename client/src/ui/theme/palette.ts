import type { PaletteOptions } from '@mui/material/styles';

/** Off-white background, white cards, one teal. Pink and blue are reserved for the two service types. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0f766e', dark: '#0b5d57', light: '#3b948c', contrastText: '#ffffff' },
  success: { main: '#116632' },
  warning: { main: '#8a5a00' },
  error: { main: '#b42318' },
  info: { main: '#1d4ed8' },
  background: { default: '#f6f7f5', paper: '#ffffff' },
  text: { primary: '#15211e', secondary: '#53625d', disabled: '#8b9894' },
  divider: '#dfe4de',
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#4fc7b6', dark: '#7fd9cc', light: '#2f9486', contrastText: '#06211d' },
  success: { main: '#5fd38a' },
  warning: { main: '#f2c14e' },
  error: { main: '#ff8a80' },
  info: { main: '#8ab4ff' },
  background: { default: '#0f1514', paper: '#171f1d' },
  text: { primary: '#e9efec', secondary: '#a3b2ad', disabled: '#6c7a75' },
  divider: '#2a3532',
};
