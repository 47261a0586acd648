import ErrorOutlineRounded from '~icons/round-error-outline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  sentence: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Announced when it appears. */
export function Notice({ sentence, children, action }: NoticeProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1.25,
        padding: 1.5,
        borderRadius: 'var(--r-control)',
        border: '1px solid color-mix(in srgb, var(--huella-palette-error-main) 35%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-error-main) 8%, transparent)',
      }}
    >
      <ErrorOutlineRounded aria-hidden fontSize="small" color="error" sx={{ marginTop: '1px' }} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {sentence}
        </Typography>
        {children}
      </Box>
      {action}
    </Box>
  );
}
