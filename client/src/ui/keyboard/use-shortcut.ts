import { useEffect } from 'react';

const IN_A_FIELD = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';

/** Calls back when a letter key is pressed alone, while no text field has the focus and no modal is open. */
export function useShortcut(letter: string, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as HTMLElement).closest?.(IN_A_FIELD) || document.querySelector('[role$="dialog"]'))
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
