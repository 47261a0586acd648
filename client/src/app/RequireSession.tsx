import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { remember } from '../features/session/asked-location';
import { useSession, useSessionStore } from '../features/session/SessionProvider';
import { Loading } from '../ui/frame/Loading';
import { TryAgain } from '../ui/frame/TryAgain';

/** Redirects to the login without a session, and back to the requested page after it. */
export function RequireSession() {
  const session = useSession();
  const store = useSessionStore();
  const location = useLocation();
  switch (session.kind) {
    case 'loading':
      return <Loading />;
    case 'staff':
      return <Outlet />;
    case 'unreachable':
      return (
        <TryAgain
          sentence="No se pudo comprobar su sesión."
          detail="El servidor no responde. Su sesión sigue guardada en este navegador."
          onRetry={() => void store.identify()}
        />
      );
    case 'nobody':
      return <Navigate to="/login" replace state={session.leftOnPurpose ? null : remember(location)} />;
  }
}
