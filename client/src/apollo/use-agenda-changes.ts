import type { LocalDate } from '#domain/clinic-time.js';
import { useEffect } from 'react';
import { useAgendaChangedSubscription } from './agenda-changes.generated';
import { useLiveReload } from './use-live-reload';

/** Refetches the page's queries whenever the agenda changes within these days. */
export function useAgendaChanges(range: { from: LocalDate; to: LocalDate }): void {
  const { options, setRestart } = useLiveReload();
  const { restart } = useAgendaChangedSubscription({ variables: range, ...options });
  useEffect(() => setRestart(restart));
}
