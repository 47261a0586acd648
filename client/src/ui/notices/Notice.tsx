import ErrorOutlineRounded from '~icons/round-error-outline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  sentence: string;
  children?: ReactNode;
  action?: ReactNode;
  /** For what is no failure: without red, and without being announced. */
  isCalm?: boolean;
}

/** Announced when it appears. */
export function Notice({ sentence, children, action, isCalm = false }: NoticeProps) {
  const colour = isCalm ? 'var(--ink-2)' : 'var(--huella-palette-error-main)';
  return (
    <Box
      role={isCalm ? undefined : 'alert'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: children ? 'flex-start' : 'center',
        gap: 1.25,
        padding: 1.5,
        borderRadius: 'var(--r-control)',
        border: `1px solid color-mix(in srgb, ${colour} 35%, transparent)`,
        backgroundColor: `color-mix(in srgb, ${colour} 8%, transparent)`,
      }}
    >
      <ErrorOutlineRounded aria-hidden fontSize="small" sx={{ color: colour }} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: colour }}>
          {sentence}
        </Typography>
        {children}
      </Box>
      {action}
    </Box>
  );
}
