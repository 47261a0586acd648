import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useRights } from '../../session/current-staff';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';
import { SECTIONS } from './sections';

const NavigationDrawer = lazy(() =>
  import('./NavigationDrawer').then((module) => ({ default: module.NavigationDrawer })),
);

/** In pixels. */
export const SIDEBAR_WIDTH = 236;

const SectionLink = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 'var(--r-control)',
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
  const [wasOpened, setWasOpened] = useState(false);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);
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
      {wasOpened && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <NavigationDrawer isOpen={isDrawerOpen} onClose={onCloseDrawer}>
              <SectionLinks onFollow={onCloseDrawer} />
            </NavigationDrawer>
          </Suspense>
        </ErrorBoundary>
      )}
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
