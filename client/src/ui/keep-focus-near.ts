import { useLayoutEffect, useState } from 'react';

/** The parts of the screen around an element, the nearest first. */
function partsAround(element: Element | null): HTMLElement[] {
  const part = element?.parentElement?.closest<HTMLElement>('section, main, [role="dialog"]');
  return part ? [part, ...partsAround(part)] : [];
}

/** So that the keyboard does not start at the top of the page again. */
function focusNearest(parts: readonly HTMLElement[]): void {
  const part = parts.find(({ isConnected }) => isConnected);
  if (!part || document.activeElement !== document.body) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.style.outline = 'none';
  part.focus({ preventScroll: true });
}

/** The ref of a button that may disappear while it has the focus: the part of the screen around it then takes it. */
export function keepFocusNear(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const parts = partsAround(button);
    // Once it is gone.
    queueMicrotask(() => focusNearest(parts));
  };
}

/** For a dialog: returns the focus near the element that opened it, if that is gone when the dialog closes. */
export function useReturnsFocusNear(isOpen: boolean): void {
  const [parts, setParts] = useState<readonly HTMLElement[]>();
  // While the opener still has the focus.
  if (isOpen && !parts) setParts(partsAround(document.activeElement));
  if (!isOpen && parts) setParts(undefined);
  useLayoutEffect(() => {
    if (!isOpen || !parts) return undefined;
    // Once the dialog has tried to return it to its opener.
    return () => void setTimeout(() => focusNearest(parts));
  }, [isOpen, parts]);
}
