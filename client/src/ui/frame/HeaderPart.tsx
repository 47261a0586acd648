import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { HEADER_SLOT } from './header-slot';

/** On a phone: shown in the header, in place of the clinic's name. Without a header, it is shown where it stands. */
export function HeaderPart({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>();
  // Not while rendering: if the header is rendered together with this part, its slot is not in the document yet.
  const find = useCallback(() => setSlot(document.getElementById(HEADER_SLOT)), []);
  if (slot === undefined) return <span hidden ref={find} />;
  return slot ? createPortal(children, slot) : children;
}
