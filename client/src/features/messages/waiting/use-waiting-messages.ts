import { useState } from 'react';
import { useMessageChanges } from '../../../apollo/use-message-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useWaitingMessagesQuery } from '../messages.generated';
import { REFRESH_MS } from '../refresh';

/** The most that the server answers at once. */
const MOST = 100;
const MORE = 10;

/** What waits for staff to send it, the next appointment first. @param pageSize how many to begin with. */
export function useWaitingMessages(pageSize: number) {
  const [first, setFirst] = useState(pageSize);
  const query = useWaitingMessagesQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const { data, previousData, loading, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  useMessageChanges();
  // While more are on their way, those that are there stay.
  const shown = data ?? previousData;
  // One that was just sent leaves before the list is asked for again.
  const messages = shown?.outboundMessages.nodes.filter(({ state }) => state === 'WAITING');
  const total = shown?.outboundMessages.totalCount ?? 0;
  return {
    /** Undefined until they were loaded for the first time. */
    messages,
    total,
    /** How many did not go out and still can: their hour lies ahead. */
    unsent: shown?.unsent.nodes.filter(({ actions }) => actions.includes('RETRY')).length ?? 0,
    goesByItself: shown?.messageChannels.whatsapp === 'CLOUD',
    hasFailed,
    isLoading: loading,
    refetch: () => void refetch().catch(() => undefined),
    /** Undefined where no more can be shown at once. */
    showMore: total > first && first < MOST ? () => setFirst(Math.min(first + MORE, MOST)) : undefined,
  };
}

export type WaitingMessages = ReturnType<typeof useWaitingMessages>;
