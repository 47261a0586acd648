import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields of a dialog side by side, one below the other on a narrow screen. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
