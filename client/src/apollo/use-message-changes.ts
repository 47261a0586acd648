import { useEffect } from 'react';
import { useMessagesChangedSubscription } from './message-changes.generated';
import { useLiveReload } from './use-live-reload';

/** Asks anew for what the page shows whenever a message or the messages' settings change, whoever changed them. */
export function useMessageChanges(): void {
  const { options, beginsAgainBy } = useLiveReload();
  const { restart } = useMessagesChangedSubscription(options);
  useEffect(() => beginsAgainBy(restart));
}
