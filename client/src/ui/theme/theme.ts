import { createTheme, type Shadows } from '@mui/material/styles';
import { SCHEME_SELECTOR } from './colour-scheme';
import { components } from './components';
import { palette } from './palette';
import { typography } from './typography';

/** All elevations in MUI look the same, because there is only one shadow. */
const shadows = ['none', ...Array<string>(24).fill('var(--shadow)')] as Shadows;

export const theme = createTheme({
  // `nativeColor`: the browser mixes the colours, because the theme only knows their names.
  cssVariables: { cssVarPrefix: 'huella', colorSchemeSelector: SCHEME_SELECTOR, nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  defaultColorScheme: 'light',
  spacing: 'var(--space)',
  shape: { borderRadius: 10 },
  shadows,
  typography,
  components,
});
