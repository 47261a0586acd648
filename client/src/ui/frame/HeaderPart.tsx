import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const SLOT = 'header-part';

/** Hides a part of the header while a page has put its own there. */
export const hiddenByHeaderPart = { [`header:has(#${SLOT}:not(:empty)) &`]: { display: 'none' } };

/** The header's place for a part of the page. */
export const HeaderSlot = () => (
  <div id={SLOT} style={{ display: 'flex', flex: '1 1 0', minWidth: 0, alignItems: 'center' }} />
);

/** On a phone: shown in the header, in place of the clinic's name. Without a header, it is shown where it stands. */
export function HeaderPart({ children }: { children: ReactNode }) {
  const slot = document.getElementById(SLOT);
  return slot ? createPortal(children, slot) : children;
}
