import type { LocalDate } from '#domain/clinic-time.js';
import { useEffect, useSyncExternalStore } from 'react';
import { useAgendaChangedSubscription } from './agenda-changes.generated';
import { liveConnection } from './live-connection';
import { useLiveReload } from './use-live-reload';

/**
 * Refetches the page's queries whenever the agenda changes within these days.
 * @returns whether live changes are missing at the moment.
 */
export function useAgendaChanges(range: { from: LocalDate; to: LocalDate }): boolean {
  const { options, setRestart } = useLiveReload();
  const { restart } = useAgendaChangedSubscription({ variables: range, ...options });
  useEffect(() => setRestart(restart));
  return useSyncExternalStore(liveConnection.subscribe, liveConnection.isLost);
}
