import { type ErrorLike, NetworkStatus } from '@apollo/client';
import { useState } from 'react';

interface QueryResult {
  readonly error?: ErrorLike | undefined;
  readonly networkStatus: NetworkStatus;
}

/**
 * Whether a query's last response was a failure. It stays true until the next response: otherwise the notice would
 * flicker on every refetch.
 */
export function usePersistentFailure({ error, networkStatus }: QueryResult): boolean {
  const [hasFailed, setFailed] = useState(false);
  const isAnswered = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  if (isAnswered && hasFailed !== (error !== undefined)) setFailed(!hasFailed);
  return hasFailed;
}
