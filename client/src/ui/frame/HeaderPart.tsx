import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HEADER_SLOT } from './header-slot';

/** On a phone: shown in the header, in place of the clinic's name. Without a header, it is shown where it stands. */
export function HeaderPart({ children }: { children: ReactNode }) {
  const slot = document.getElementById(HEADER_SLOT);
  return slot ? createPortal(children, slot) : children;
}
