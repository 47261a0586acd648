import KeyboardOutlined from '~icons/outline-keyboard';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useShortcut } from '../../../ui/use-shortcut';

const Key = styled('kbd')(({ theme }) => ({
  justifySelf: 'start',
  padding: '1px 7px',
  borderRadius: 6,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

const KEYS = [
  ['← →', 'Día anterior o siguiente'],
  ['↑ ↓', 'Entre las citas del día y las semanas'],
  ['Entrar', 'Abrir la cita o el día'],
  ['N', 'Nueva Cita'],
  ['Ctrl + Entrar', 'Guardar la cita que se escribe'],
  ['Supr', 'Eliminar la cita elegida'],
  ['Esc', 'Cerrar la ventana'],
  ['?', 'Ver estos atajos'],
] as const;

export function KeyboardHelp() {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  useShortcut('?', () => setAnchor(button.current));
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label="Atajos de teclado"
        title="Atajos de teclado"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: {
              padding: 2,
              border: '1px solid var(--line)',
              boxShadow: 'var(--shadow)',
            },
          },
        }}
      >
        <Typography variant="h3" id={titleId} sx={{ marginBottom: 1 }}>
          Atajos de teclado
        </Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 14px', margin: 0 }}
        >
          {KEYS.map(([key, act]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
                {act}
              </Typography>
            </Box>
          ))}
        </Box>
      </Popover>
    </>
  );
}
