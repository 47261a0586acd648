import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SCHEME_STORAGE_KEY } from './colour-scheme';
import { theme } from './theme';

/** Follows the system's light or dark mode until the user chooses one. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_STORAGE_KEY} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
