import Box from '@mui/material/Box';
import { useState } from 'react';
import { readStored, STORAGE_KEYS, store } from '../../calls/browser-storage';
import { optionalPart } from '../../ui/frame/optional-part';
import { FoldButton } from './FoldButton';
import { SectionLinks } from './SectionLinks';

const NavigationDrawer = optionalPart(() =>
  import('./NavigationDrawer').then((module) => module.NavigationDrawer),
);

// All three in pixels.
const WIDTH = 196;
const FOLDED_WIDTH = 64;
export const HEADER_HEIGHT = 52;

interface PanelNavigationProps {
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
}

/** On a wide screen, the menu is beside the page and can be folded to icons; otherwise it is in a drawer. */
export function PanelNavigation({ isDrawerOpen, onCloseDrawer }: PanelNavigationProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isFolded, setFolded] = useState(() => readStored(STORAGE_KEYS.menu) === 'folded');
  if (isDrawerOpen && !wasOpened) setWasOpened(true);
  const fold = () => {
    store(STORAGE_KEYS.menu, isFolded ? 'open' : 'folded');
    setFolded(!isFolded);
  };
  return (
    <>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: `0 0 ${isFolded ? FOLDED_WIDTH : WIDTH}px`,
          borderRight: '1px solid var(--line)',
          '@media print': { display: 'none' },
        }}
      >
        <Box
          sx={{
            position: 'sticky',
            top: HEADER_HEIGHT,
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            gap: 1,
            height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
            padding: 1.5,
            overflowY: 'auto',
          }}
        >
          <SectionLinks isFolded={isFolded} />
          <FoldButton isFolded={isFolded} onFold={fold} />
        </Box>
      </Box>
      {wasOpened && (
        <NavigationDrawer isOpen={isDrawerOpen} onClose={onCloseDrawer}>
          <SectionLinks onFollow={onCloseDrawer} />
        </NavigationDrawer>
      )}
    </>
  );
}
