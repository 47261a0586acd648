import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { remember } from '../features/access/sessions/requested-location';
import { useSession, useSessionStore } from '../features/access/sessions/SessionProvider';
import { useLogOut } from '../drafts/use-log-out';
import { knownStaffId } from '../session/known-session';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary';
import { Loading } from '../ui/frame/Loading';
import { TryAgain } from '../ui/frame/TryAgain';

const OfflineAgendaPage = lazy(() =>
  import('../features/agenda/offline/OfflineAgendaPage').then((module) => ({
    default: module.OfflineAgendaPage,
  })),
);

/**
 * After this many milliseconds without a response, the page shows the server as unreachable; a call times out much
 * later.
 */
const SLOW_MS = 5_000;

/** Redirects to the login if there is no session, and back to the requested page after it. */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  const isSlow = useIsSlow(session.kind === 'loading');
  switch (session.kind) {
    case 'loading':
      return isSlow ? <NotReached isAsking /> : <Loading />;
    case 'staff':
      return <Outlet />;
    case 'unreachable':
      return <NotReached />;
    case 'anonymous':
      return (
        <Navigate
          to="/login"
          replace
          state={session.after === 'LEFT' ? null : remember(location, session.after === 'OVER')}
        />
      );
  }
}

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  if (isSlow && !isLoading) setSlow(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}

/** Today's agenda if this browser has it cached, otherwise a notice that nothing can be shown. */
function NotReached({ isAsking = false }: { isAsking?: boolean }) {
  const store = useSessionStore();
  const askQuietly = useCallback(() => store.identify({ isQuiet: true }), [store]);
  const { ask: logOut, dialog } = useLogOut(knownStaffId(), () => store.logOut());
  const nothing = isAsking ? (
    <Loading />
  ) : (
    <TryAgain
      sentence="No se pudo comprobar su sesión."
      detail="El servidor no responde. Su sesión sigue guardada en este navegador."
      onRetry={() => void store.identify()}
    />
  );
  // Without HTTPS, no agenda is cached.
  if (!window.isSecureContext) return nothing;
  return (
    <ErrorBoundary fallback={() => nothing}>
      <Suspense fallback={<Loading />}>
        <OfflineAgendaPage onRetry={askQuietly} onLogOut={() => void logOut()}>
          {nothing}
        </OfflineAgendaPage>
        {dialog}
      </Suspense>
    </ErrorBoundary>
  );
}
