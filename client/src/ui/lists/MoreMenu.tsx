import MoreVertRounded from '~icons/round-more-vert';
import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part';
import type { MoreAction } from './MoreItems';
import { useLazyMenu } from './use-lazy-menu';

export type { MoreAction };

// MUI's menu weighs 11 kB, and most visits of a page end without opening it.
const { Part: MoreItems, preload } = lazyPart(() => import('./MoreItems').then((module) => module.MoreItems));

interface MoreMenuProps {
  /** Names the button for screen readers. */
  label: string;
  actions: readonly MoreAction[];
}

/** The rarer actions behind one button; empty if there are none. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const { id, anchor, wasOpened, close, button } = useLazyMenu(preload);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton {...button} aria-label={label} title={label} sx={{ width: 44, height: 44 }}>
        <MoreVertRounded />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MoreItems id={id} anchor={anchor} actions={actions} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
