import { type ErrorLike, NetworkStatus } from '@apollo/client';
import { useState } from 'react';

interface Asked {
  readonly error?: ErrorLike | undefined;
  readonly networkStatus: NetworkStatus;
}

/**
 * Whether a query's last answer was a failure. It stands until there is another answer: whatever is asked for anew in
 * between would make its notice come and go.
 */
export function useStandingFailure({ error, networkStatus }: Asked): boolean {
  const [hasFailed, setFailed] = useState(false);
  const isAnswered = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  if (isAnswered && hasFailed !== (error !== undefined)) setFailed(!hasFailed);
  return hasFailed;
}
