import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useIsPrinting } from './use-is-printing';

/** Whether the screen matches, even while printing on paper of another width: printing must not change the page. */
export function useScreenQuery(query: string): boolean {
  const matches = useMediaQuery(query, { noSsr: true });
  const isPrinting = useIsPrinting();
  const [onScreen, setOnScreen] = useState(matches);
  if (!isPrinting && onScreen !== matches) setOnScreen(matches);
  return isPrinting ? onScreen : matches;
}
