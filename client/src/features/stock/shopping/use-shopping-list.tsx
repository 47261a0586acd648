import { useEffect, useRef, useState } from 'react';
import { useClinic } from '../../../clinic/clinic';
import { Letterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { openPrintWindow } from './print-window';
import { SHOPPING_LIST_TITLE, ShoppingList } from './ShoppingList';
import type { Supply } from '../list/supply-list';

/** In milliseconds. */
const OPENS_AFTER_MS = 300;
const FILTER_BACK_AFTER_MS = 500;

export const POPUP_BLOCKED = 'Por favor permite ventanas emergentes para imprimir.';

/**
 * Prints these supplies, whatever the filter. While it prepares, the page shows the critical supplies (`isPreparing`);
 * afterwards it shows the previous view again.
 */
export function useShoppingList(critical: readonly Supply[], onBlocked: () => void) {
  const { date: today } = useClinicNow();
  const clinic = useClinic();
  const [isPreparing, setPreparing] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const print = () => {
    if (isPreparing) return;
    setPreparing(true);
    const open = () => {
      const isOpen = openPrintWindow(SHOPPING_LIST_TITLE, (printIt) => (
        <ShoppingList
          supplies={critical}
          today={today}
          // The print window is outside the page, so it can't use the clinic's context.
          letterhead={<Letterhead {...clinic} />}
          onPrint={printIt}
        />
      ));
      if (!isOpen) onBlocked();
    };
    timers.current = [
      setTimeout(open, OPENS_AFTER_MS),
      setTimeout(() => setPreparing(false), FILTER_BACK_AFTER_MS),
    ];
  };
  return { print, isPreparing };
}
