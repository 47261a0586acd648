import type { LocalDate } from '#domain/clinic-time.js';
import { useEffect, useSyncExternalStore } from 'react';
import { useAgendaChangedSubscription } from './agenda-changes.generated';
import { liveConnection } from './live-connection';
import { useLiveReload } from './use-live-reload';

/**
 * Asks anew for what the page shows whenever the agenda changes within those days, whoever changed it.
 * @returns whether changes are not heard at the moment.
 */
export function useAgendaChanges(range: { from: LocalDate; to: LocalDate }): boolean {
  const { options, beginsAgainBy } = useLiveReload();
  const { restart } = useAgendaChangedSubscription({ variables: range, ...options });
  useEffect(() => beginsAgainBy(restart));
  return useSyncExternalStore(liveConnection.subscribe, liveConnection.isLost);
}
