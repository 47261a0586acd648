import MoreVertRounded from '~icons/round-more-vert';
import IconButton from '@mui/material/IconButton';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../frame/lazy-part';
import type { MoreAction } from './MoreItems';

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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // The menu stays mounted, so that it closes with an animation.
  const [wasOpened, setOpened] = useState(false);
  if (actions.length === 0) return null;
  const isOpen = anchor !== undefined;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          setOpened(true);
          setAnchor(currentTarget);
        }}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertRounded />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MoreItems id={id} anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
