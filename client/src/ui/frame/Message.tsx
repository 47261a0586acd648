import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  sentence: string;
  detail?: string;
  action?: ReactNode;
  live?: boolean;
}

/** For an empty list: an icon, one sentence, one action. */
export function Message({ icon, sentence, detail, action, live = false }: MessageProps) {
  return (
    <Box
      role={live ? 'status' : undefined}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        paddingBlock: 4,
        paddingInline: 2,
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 52,
          height: 52,
          borderRadius: '50%',
          color: 'primary.main',
          backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
        }}
      >
        {icon}
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{sentence}</Typography>
      {detail && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46ch', textWrap: 'balance' }}>
          {detail}
        </Typography>
      )}
      {action && <Box sx={{ marginTop: 1 }}>{action}</Box>}
    </Box>
  );
}
