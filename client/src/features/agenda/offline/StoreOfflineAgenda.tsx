import { useEffect, useRef } from 'react';
import { useAgendaChangedSubscription } from '../../../apollo/agenda-changes.generated';
import { liveConnection } from '../../../apollo/live-connection';
import { restartLater } from '../../../apollo/use-live-reload';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { knownStaffId } from '../../../session/known-session';
import { useNow } from '../../../ui/clock';
import { LostConnection } from './LostConnection';
import { OfflineAgendaLoader } from './offline-agenda-loader';
import { registerServiceWorker } from './register-service-worker';
import { forgetAgenda } from './stored-agenda';

/** Milliseconds after which the cached agenda is renewed even if nothing changes. */
const LOAD_EVERY_MS = 300_000;

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
  return mayRead && knownStaffId() !== undefined ? <KeepsToday /> : <LostConnection />;
}

function KeepsToday() {
  const now = useNow();
  const { date } = useClinicNow();
  const loader = useRef<OfflineAgendaLoader>(undefined);
  const load = () => void loader.current?.load();
  useEffect(registerServiceWorker, []);
  useEffect(() => {
    const current = new OfflineAgendaLoader(now);
    loader.current = current;
    void current.load();
    const timer = setInterval(() => void current.load(), LOAD_EVERY_MS);
    const stop = liveConnection.onConnected(() => void current.load());
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
    onData: load,
    onError: () => restartLater(() => latestRestart.current()),
  });
  useEffect(() => void (latestRestart.current = restart));
  return <LostConnection />;
}
