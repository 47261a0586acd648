import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Modal } from '../dialogs/Modal';
import { type PageKey, pageKeys } from './page-keys';

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

/** These work on every page of the panel. */
const EVERYWHERE: readonly PageKey[] = [
  ['Ctrl + K', 'Buscar'],
  ['Esc', 'Cerrar la ventana'],
  ['?', 'Ver estos atajos'],
];

/** The keys of the page on which it was opened, then those of every page. */
export function KeyboardHelpDialog({ onClose }: { onClose: () => void }) {
  const [keys] = useState(() => [...pageKeys(), ...EVERYWHERE]);
  return (
    <Modal title="Atajos de teclado" width={420} onClose={onClose}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: 0 }}
      >
        {keys.map(([key, act]) => (
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
    </Modal>
  );
}
