import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readStored, STORAGE_KEYS } from '../calls/browser-storage';
import { remember } from '../features/session/asked-location';
import { useSession, useSessionStore } from '../features/session/SessionProvider';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary';
import { Loading } from '../ui/frame/Loading';
import { TryAgain } from '../ui/frame/TryAgain';

const KeptAgendaPage = lazy(() =>
  import('../features/kept-agenda/KeptAgendaPage').then((module) => ({ default: module.KeptAgendaPage })),
);

/** Milliseconds after which a server that says nothing counts as not reached; a call gives up much later. */
const SLOW_MS = 5_000;

/** Redirects to the login without a session, and back to the requested page after it. */
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
    case 'nobody':
      return <Navigate to="/login" replace state={session.leftOnPurpose ? null : remember(location)} />;
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

/** Today's agenda if this browser has kept it, else that nothing can be shown. */
function NotReached({ isAsking = false }: { isAsking?: boolean }) {
  const store = useSessionStore();
  const askQuietly = useCallback(() => store.identify({ isQuiet: true }), [store]);
  const nothing = isAsking ? (
    <Loading />
  ) : (
    <TryAgain
      sentence="No se pudo comprobar su sesión."
      detail="El servidor no responde. Su sesión sigue guardada en este navegador."
      onRetry={() => void store.identify()}
    />
  );
  if (readStored(STORAGE_KEYS.keptAgenda) === undefined) return nothing;
  return (
    <ErrorBoundary fallback={() => nothing}>
      <Suspense fallback={<Loading />}>
        <KeptAgendaPage onRetry={askQuietly} onLogOut={() => store.logOut()}>
          {nothing}
        </KeptAgendaPage>
      </Suspense>
    </ErrorBoundary>
  );
}
