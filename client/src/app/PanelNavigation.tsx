import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { useRights } from '../session/current-staff';
import { Logo } from '../ui/Logo';
import { SECTIONS } from './sections';

/** In pixels. */
export const SIDEBAR_WIDTH = 236;

const SectionLink = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 10,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  '& svg': { fontSize: 21 },
  '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 8%, transparent)` },
  '&.active': {
    fontWeight: 620,
    color: (theme.vars ?? theme).palette.primary.dark,
    backgroundColor: `color-mix(in srgb, currentColor 11%, transparent)`,
  },
}));

interface PanelNavigationProps {
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
}

/** Beside the page if there is room, else in a drawer. */
export function PanelNavigation({ isDrawerOpen, onCloseDrawer }: PanelNavigationProps) {
  return (
    <>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: `0 0 ${SIDEBAR_WIDTH}px`,
          borderRight: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 60, padding: 2 }}>
          <SectionLinks />
        </Box>
      </Box>
      <Drawer
        open={isDrawerOpen}
        onClose={onCloseDrawer}
        slotProps={{ paper: { 'aria-label': 'Menú', sx: { width: 280, padding: 2 } } }}
        sx={{ display: { md: 'none' } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 2 }}>
          <Logo />
          <IconButton aria-label="Cerrar menú" onClick={onCloseDrawer}>
            <CloseRounded />
          </IconButton>
        </Box>
        <SectionLinks onFollow={onCloseDrawer} />
      </Drawer>
    </>
  );
}

function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const can = useRights();
  return (
    <Box component="nav" aria-label="Secciones" sx={{ display: 'grid', gap: 0.5 }}>
      {SECTIONS.filter(({ area }) => can(area)).map(({ path, label, icon }) => (
        <SectionLink key={path} to={`/app/${path}`} onClick={onFollow}>
          {icon}
          {label}
        </SectionLink>
      ))}
    </Box>
  );
}
