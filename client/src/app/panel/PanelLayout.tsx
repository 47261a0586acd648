import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { liveConnection } from '../../apollo/live-connection';
import { optionalPart } from '../../ui/frame/optional-part';
import { LostConnectionContext } from '../../ui/notices/lost-connection';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink';
import { useIsIdle } from '../../ui/use-is-idle';
import { PanelHeader } from './PanelHeader';
import { PanelNavigation } from './PanelNavigation';
import '../../ui/paper/page.css';

const StoreOfflineAgenda = optionalPart(() =>
  import('../../features/agenda/offline/StoreOfflineAgenda').then((module) => module.StoreOfflineAgenda),
);
const AlwaysThere = optionalPart(() => import('./at-once').then((module) => module.AlwaysThere));

export function PanelLayout() {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isIdle = useIsIdle();
  const isLost = useSyncExternalStore(liveConnection.subscribe, liveConnection.isLost);
  return (
    <LostConnectionContext value={isLost}>
      <SkipLink />
      <AlwaysThere />
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
          {isIdle && <StoreOfflineAgenda />}
          <Outlet />
        </Box>
      </Box>
    </LostConnectionContext>
  );
}
