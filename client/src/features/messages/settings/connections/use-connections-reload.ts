import { useApolloClient } from '@apollo/client/react';
import type { Failure } from '../../../../calls/failure';

/** Queries whose results depend on the connections. */
const CONNECTED = ['MessageConnections', 'MessageSettings', 'FirstSteps'] as const;

interface ConnectionsReload {
  /** After a change. */
  readonly again: { readonly refetchQueries: string[] };
  /** If another user changed the connection first, the page shows it as it is now, and the next try is based on it. */
  readonly onRefused: (failure: Failure) => void;
}

export function useConnectionsReload(): ConnectionsReload {
  const client = useApolloClient();
  return {
    again: { refetchQueries: [...CONNECTED] },
    onRefused({ code }) {
      if (code === 'STALE') void client.refetchQueries({ include: [...CONNECTED] });
    },
  };
}
