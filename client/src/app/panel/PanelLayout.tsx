import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink';
import { useIsIdle } from '../../ui/use-is-idle';
import { PanelHeader } from './PanelHeader';
import { PanelNavigation } from './PanelNavigation';

const StoreOfflineAgenda = lazy(() =>
  import('../../features/agenda/offline/StoreOfflineAgenda').then((module) => ({
    default: module.StoreOfflineAgenda,
  })),
);
const KeepConnected = lazy(() =>
  import('./KeepConnected').then((module) => ({ default: module.KeepConnected })),
);

export function PanelLayout() {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isIdle = useIsIdle();
  return (
    <>
      <SkipLink />
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <KeepConnected />
        </Suspense>
      </ErrorBoundary>
      <PanelHeader onOpenMenu={() => setDrawerOpen(true)} />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        <PanelNavigation isDrawerOpen={isDrawerOpen} onCloseDrawer={() => setDrawerOpen(false)} />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            maxWidth: 1440,
            padding: { xs: 2, sm: 3 },
            paddingInline: { lg: 4 },
          }}
        >
          {isIdle && (
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <StoreOfflineAgenda />
              </Suspense>
            </ErrorBoundary>
          )}
          <Outlet />
        </Box>
      </Box>
    </>
  );
}
