import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, for content that is only rendered then. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let isCaptured = false;
    // The browser captures the page right after this event.
    const begin = () => {
      isCaptured = true;
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      isCaptured = false;
      setPrinting(false);
    };
    // A preview of print styles sends no events. Chromium may leave the styles while it counts the pages: without the
    // paper, it would count those of the screen.
    const print = matchMedia('print');
    const preview = () => {
      if (!isCaptured) setPrinting(print.matches);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    print.addEventListener('change', preview);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      print.removeEventListener('change', preview);
    };
  }, []);
  return isPrinting;
}
