import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo';
import { SchemeToggle } from '../../ui/SchemeToggle';
import { THUMB_HIGH } from '../../ui/theme/thumb-high';

interface NavigationDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sections on a narrow screen; loaded when it is first opened. */
export const NavigationDrawer = ({ isOpen, onClose, children }: NavigationDrawerProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Menú', sx: { width: 280, padding: 2, '& a': THUMB_HIGH } } }}
    sx={{ display: { md: 'none' } }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 2 }}>
      <Box sx={{ marginRight: 'auto' }}>
        <Logo />
      </Box>
      <Box sx={{ display: { sm: 'none' } }}>
        <SchemeToggle />
      </Box>
      <IconButton aria-label="Cerrar menú" onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Box>
    {children}
  </Drawer>
);
