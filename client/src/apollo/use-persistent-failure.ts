import { type ErrorLike, NetworkStatus } from '@apollo/client';
import { useState } from 'react';

interface QueryResult {
  readonly error?: ErrorLike | undefined;
  readonly networkStatus: NetworkStatus;
}

/**
 * Whether a query's last answer was a failure. It stays true until the next answer: otherwise every refetch
 * would make the notice flicker.
 */
export function usePersistentFailure({ error, networkStatus }: QueryResult): boolean {
  const [hasFailed, setFailed] = useState(false);
  const isAnswered = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  if (isAnswered && hasFailed !== (error !== undefined)) setFailed(!hasFailed);
  return hasFailed;
}
