import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { queriesInFlightOf } from '../../apollo/queries-in-flight';
import { allPartsShown } from '../../ui/frame/optional-part';

/** For parts whose code has just been loaded, so that they have sent their queries. */
const GRACE_MS = 60;
/** For queries that follow from the first ones. */
const NEXT_MS = 20;
/** The longest wait for the other parts: after the page's own data, and in all. */
const MOST_MS = 1_500;
const MOST_IN_ALL_MS = 5_000;

/**
 * Whether everything on the page has been loaded. Until then the page is not shown, so that its parts don't move as
 * more of them arrive. Stops waiting for slow parts after a while.
 * @param isReady whether the page's own data are there.
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
    const end = () => setOver(true);
    void everythingLoaded(client).then(end);
    const most = setTimeout(end, MOST_MS);
    return () => clearTimeout(most);
  }, [client, isReady]);
  return isOver;
}

async function everythingLoaded(client: ApolloClient): Promise<void> {
  for (const wait of [GRACE_MS, NEXT_MS]) {
    await allPartsShown();
    await new Promise((resolve) => setTimeout(resolve, wait));
    await queriesInFlightOf(client)?.settled();
  }
}
