import { useEffect, useRef } from 'react';
import { useAgendaChangedSubscription } from '../../apollo/agenda-changes.generated';
import { liveConnection } from '../../apollo/live-connection';
import { restartLater } from '../../apollo/use-live-reload';
import { useClinicNow } from '../../clinic/clinic-now';
import { useRights } from '../../session/current-staff';
import { knownSession } from '../../session/known-session';
import { useNow } from '../../ui/clock';
import { AgendaKeeper } from './agenda-keeper';
import { LostConnection } from './LostConnection';
import { registerServiceWorker } from './register-service-worker';
import { forgetAgenda } from './stored-agenda';

/** Where nothing changes, this is how old the kept agenda may be, in milliseconds. */
const KEEP_EVERY_MS = 300_000;

/**
 * Keeps today's agenda in this browser while the server is reached, and offers it when the connection is lost. Nothing
 * is kept for a user who may not see the agenda.
 */
export function KeepsAgenda() {
  const mayRead = useRights()('AGENDA', 'READ');
  useEffect(() => {
    if (!mayRead) forgetAgenda();
  }, [mayRead]);
  // Of a session that is not known, nothing could be read later.
  return mayRead && knownSession() && <KeepsToday />;
}

function KeepsToday() {
  const now = useNow();
  const { date } = useClinicNow();
  const keeper = useRef<AgendaKeeper>(undefined);
  const keep = () => void keeper.current?.keep();
  useEffect(registerServiceWorker, []);
  useEffect(() => {
    const current = new AgendaKeeper(now);
    keeper.current = current;
    void current.keep();
    const timer = setInterval(() => void current.keep(), KEEP_EVERY_MS);
    const stop = liveConnection.onConnected(() => void current.keep());
    return () => {
      clearInterval(timer);
      stop();
      current.stop();
    };
    // On a new day there is another agenda.
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
