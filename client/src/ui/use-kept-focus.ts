import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocus {
  readonly ref: RefObject<HTMLElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * For a part of a page whose controls may disappear while they have the focus, such as a row that is done: the part
 * then takes the focus itself, so that the keyboard does not start at the top of the page again.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  // After each render, since any render may have removed the control.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }) => {
      last.current = target;
    },
  };
}
