import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether the server is out of reach, which the panel then says once, above the page. */
export const LostConnectionContext = createContext(false);

/** Shown instead of each failure that may have no other cause. */
export const ONCE_CONNECTED = 'Se cargará cuando vuelva la conexión.';

/**
 * For a part that failed to load.
 * @param load loads it again; called as soon as the connection is back.
 * @returns whether the connection is lost, so that the part needs no failure of its own.
 */
export function useWaitsForConnection(load: () => void): boolean {
  const isLost = useContext(LostConnectionContext);
  const wasLost = useRef(isLost);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (wasLost.current && !isLost) latest.current();
    wasLost.current = isLost;
  }, [isLost]);
  return isLost;
}
