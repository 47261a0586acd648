import SyncProblemRounded from '~icons/round-sync-problem';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface QuietNoticeProps {
  sentence: string;
  action?: ReactNode;
}

/** For a temporary failure from which the page recovers by itself. */
export function QuietNotice({ sentence, action }: QuietNoticeProps) {
  return (
    <Box
      role="status"
      // Read out when it appears, but not again each time a counted minute changes.
      aria-relevant="additions"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 0.75,
        paddingInline: 1.5,
        borderRadius: 'var(--r-control)',
        color: 'warning.main',
        backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
      }}
    >
      <SyncProblemRounded aria-hidden fontSize="small" />
      <Typography variant="body2">{sentence}</Typography>
      {action && <Box sx={{ marginLeft: 'auto', flexShrink: 0 }}>{action}</Box>}
    </Box>
  );
}
