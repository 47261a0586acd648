import { useState } from 'react';
import { useMessageChanges } from '../../../apollo/use-message-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useWaitingMessagesQuery } from '../messages.generated';
import { REFRESH_MS } from '../refresh';

/** The server's largest page. */
const MOST = 100;
const MORE = 10;

/** The messages waiting for staff, the next appointment first. @param pageSize the number of messages shown first. */
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
  // The current messages stay while more are loading.
  const shown = data ?? previousData;
  // A message that was just sent is removed before the list is reloaded.
  const messages = shown?.outboundMessages.nodes.filter(({ state }) => state === 'WAITING');
  const total = shown?.outboundMessages.totalCount ?? 0;
  return {
    /** Undefined until first loaded. */
    messages,
    total,
    /** The number of failed messages that can still be sent, because their appointment is in the future. */
    unsent: shown?.unsent.nodes.filter(({ actions }) => actions.includes('RETRY')).length ?? 0,
    goesByItself: shown?.messageChannels.whatsapp === 'CLOUD',
    hasFailed,
    isLoading: loading,
    refetch: () => void refetch().catch(() => undefined),
    /** Undefined if there are no more messages, or no more can be shown. */
    showMore: total > first && first < MOST ? () => setFirst(Math.min(first + MORE, MOST)) : undefined,
  };
}

export type WaitingMessages = ReturnType<typeof useWaitingMessages>;
