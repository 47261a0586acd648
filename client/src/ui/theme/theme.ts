import { createTheme } from '@mui/material/styles';
import { SCHEME_SELECTOR } from './colour-scheme';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'huella', colorSchemeSelector: SCHEME_SELECTOR },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  shape: { borderRadius: 10 },
  typography,
  components,
});
