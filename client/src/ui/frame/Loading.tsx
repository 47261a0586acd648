import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** The text appears immediately; the spinner only if loading takes a while. */
export function Loading({ text = 'Cargando...' }: { text?: string }) {
  return (
    <Box
      role="status"
      sx={{
        flex: 1,
        minHeight: 240,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
      }}
    >
      <CircularProgress
        size={26}
        thickness={4.5}
        aria-hidden
        sx={{
          animation: 'appear 200ms 300ms both, circular-rotate 1.4s linear infinite',
          '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
  );
}
