import RestoreRounded from '~icons/round-restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: '6px 6px 6px 12px',
        borderRadius: 'var(--r-control)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-primary-main) 9%, transparent)',
      }}
    >
      <RestoreRounded aria-hidden fontSize="small" color="primary" />
      <Typography variant="body2" sx={{ flex: '1 1 12rem' }}>
        Se recuperó lo que había escrito en este computador.
      </Typography>
      <Button size="small" color="inherit" onClick={onStartOver}>
        Descartar borrador
      </Button>
    </Box>
  );
}
