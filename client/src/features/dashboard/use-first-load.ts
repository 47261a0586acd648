import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { queriesInFlightOf } from '../../apollo/queries-in-flight';

/** For parts whose code has just been loaded, so that they have sent their queries. */
const GRACE_MS = 60;
/** Whatever is still missing then arrives late: after the page's own data, and after its start. */
const MOST_MS = 1_500;
const MOST_IN_ALL_MS = 5_000;

/**
 * Whether everything on the page has been loaded once, so that it is shown at once and nothing that arrives late moves
 * it. @param isReady whether the page's own data are there.
 */
export function useIsFirstLoadOver(isReady: boolean): boolean {
  const client = useApolloClient();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MOST_IN_ALL_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const end = () => {
      if (isCurrent) setOver(true);
    };
    const grace = setTimeout(() => {
      void (queriesInFlightOf(client)?.settled() ?? Promise.resolve()).then(end);
    }, GRACE_MS);
    const most = setTimeout(end, MOST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(grace);
      clearTimeout(most);
    };
  }, [client, isReady]);
  return isOver;
}
