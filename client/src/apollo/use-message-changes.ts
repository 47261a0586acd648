import { useEffect } from 'react';
import { useMessagesChangedSubscription } from './message-changes.generated';
import { useLiveReload } from './use-live-reload';

/** Refetches the page's queries whenever a message or the message settings change. */
export function useMessageChanges(): void {
  const { options, setRestart } = useLiveReload();
  const { restart } = useMessagesChangedSubscription(options);
  useEffect(() => setRestart(restart));
}
