import CheckCircleOutlineRounded from '~icons/round-check-circle-outline';
import CloseRounded from '~icons/round-close';
import ErrorOutlineRounded from '~icons/round-error-outline';
import WarningAmberRounded from '~icons/round-warning-amber';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BannerProps {
  text: string;
  /** Whether it reports a success. */
  isGood?: boolean;
  action?: ReactNode;
  onClose: () => void;
}

/**
 * A line across the page, announced when it appears. It is red if its text contains 'Error', otherwise green; green bad
 * news has a warning's icon, so that it is not mistaken for success.
 */
export function Banner({ text, isGood = false, action, onClose }: BannerProps) {
  const isRed = text.includes('Error');
  const colour = isRed ? 'var(--error)' : 'var(--ok)';
  const Icon = isRed ? ErrorOutlineRounded : isGood ? CheckCircleOutlineRounded : WarningAmberRounded;
  return (
    <Box
      role={isGood ? 'status' : 'alert'}
      data-colour={isRed ? 'red' : 'green'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        padding: '8px 8px 8px 14px',
        borderRadius: 'var(--r-control)',
        border: `1px solid color-mix(in srgb, ${colour} 38%, transparent)`,
        borderLeft: `4px solid ${colour}`,
        backgroundColor: `color-mix(in srgb, ${colour} var(--state-tint), var(--card))`,
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ marginTop: '7px', color: colour }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}>
        <Typography
          variant="body2"
          sx={{ flex: '1 1 220px', paddingBlock: '6px', fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
        {action}
      </Box>
      <IconButton size="small" aria-label="Cerrar aviso" title="Cerrar aviso" onClick={onClose}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
