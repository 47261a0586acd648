import { useEffect, useRef } from 'react';
import { useAgendaChangedSubscription } from '../../apollo/agenda-changes.generated';
import { liveConnection } from '../../apollo/live-connection';
import { restartLater } from '../../apollo/use-live-reload';
import { useClinicNow } from '../../clinic/clinic-now';
import { useRights } from '../../session/current-staff';
import { knownStaffId } from '../../session/known-session';
import { useNow } from '../../ui/clock';
import { AgendaStore } from './agenda-store';
import { LostConnection } from './LostConnection';
import { registerServiceWorker } from './register-service-worker';
import { forgetAgenda } from './stored-agenda';

/** Milliseconds after which the cached agenda is renewed even if nothing changes. */
const KEEP_EVERY_MS = 300_000;

/**
 * Stores today's agenda in this browser while the server is reachable, and offers it when the connection is lost.
 * Nothing is stored for a user who may not see the agenda.
 */
export function StoreOfflineAgenda() {
  const mayRead = useRights()('AGENDA', 'READ');
  useEffect(() => {
    if (!mayRead) void forgetAgenda().catch(() => undefined);
  }, [mayRead]);
  // If the user is not known, the agenda could not be read later.
  return mayRead && knownStaffId() !== undefined && <KeepsToday />;
}

function KeepsToday() {
  const now = useNow();
  const { date } = useClinicNow();
  const keeper = useRef<AgendaStore>(undefined);
  const keep = () => void keeper.current?.keep();
  useEffect(registerServiceWorker, []);
  useEffect(() => {
    const current = new AgendaStore(now);
    keeper.current = current;
    void current.keep();
    const timer = setInterval(() => void current.keep(), KEEP_EVERY_MS);
    const stop = liveConnection.onConnected(() => void current.keep());
    return () => {
      clearInterval(timer);
      stop();
      current.stop();
    };
    // A new day has another agenda.
  }, [now, date]);

  const latestRestart = useRef<() => void>(() => undefined);
  const { restart } = useAgendaChangedSubscription({
    variables: { from: date, to: date },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: keep,
    onError: () => restartLater(() => latestRestart.current()),
  });
  useEffect(() => void (latestRestart.current = restart));
  return <LostConnection />;
}
