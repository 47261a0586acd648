import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useClinic } from '../../../clinic/clinic';
import { ClinicMark } from '../../../clinic/ClinicMark';
import { toContinue } from '../../../drafts/continued-form';
import { drafts } from '../../../drafts/drafts';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { useDocumentTitle } from '../../../ui/frame/PageHeading';
import { SchemeToggle } from '../../../ui/SchemeToggle';
import { useIsIdle } from '../../../ui/use-is-idle';
import { isInterruption, type RequestedLocation, requestedLocation } from './requested-location';
import { LoginForm } from './LoginForm';
import { useSession } from './SessionProvider';

interface LoginPageProps {
  /** Called while the user is typing: time to preload the next page. */
  onIdle: () => void;
}

/** The login page. It redirects users who are already logged in. */
export function LoginPage({ onIdle }: LoginPageProps) {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  const { name, logo } = useClinic();
  useDocumentTitle('Iniciar Sesión');
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) onIdle();
  }, [isIdle, onIdle]);

  if (session.kind === 'staff') {
    const asked = requestedLocation(state);
    return isInterruption(state) ? (
      <BackToWork asked={asked} staffId={session.user.id} />
    ) : (
      <Navigate to={asked} replace />
    );
  }
  if (session.kind === 'loading') return <Loading />;
  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', padding: 2 }}>
      <Box sx={{ position: 'fixed', top: 12, right: 12 }}>
        <SchemeToggle />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, marginBottom: 3, textAlign: 'center' }}>
          {/* Nothing until the clinic is loaded, so that no other logo flashes up. */}
          <Box sx={{ height: 52 }}>{name !== '' && <ClinicMark logo={logo} size={52} />}</Box>
          <Typography color="textSecondary" sx={{ minHeight: '1.55em' }}>
            {name}
          </Typography>
        </Box>
        <Card>
          <Typography variant="h1" sx={{ marginBottom: 2.5 }}>
            Iniciar Sesión
          </Typography>
          {isInterruption(state) && (
            <Typography role="status" sx={{ marginBottom: 2 }}>
              Su sesión terminó. Inicie sesión para volver a la página donde estaba; lo que escribió y no
              guardó sigue en este navegador, salvo contraseñas y claves.
            </Typography>
          )}
          <LoginForm />
        </Card>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 3, textAlign: 'center' }}>
          ¿Viene a pedir una hora? <Link href="/public/reservar">Reserve aquí</Link>
        </Typography>
      </Box>
    </Box>
  );
}

interface BackToWorkProps {
  asked: RequestedLocation['asked'];
  staffId: number;
}

/** Returns to the page that was open when the session ended, and to the form that was being filled in there. */
function BackToWork({ asked, staffId }: BackToWorkProps) {
  const [found, setFound] = useState<{ state: unknown }>();
  const { pathname, search } = asked;
  useEffect(() => {
    let isOver = false;
    void drafts.list(staffId).then((listed) => {
      if (isOver) return;
      const open = listed.find(({ path, isElsewhere }) => !isElsewhere && path === `${pathname}${search}`);
      setFound({ state: open ? toContinue(open) : null });
    });
    return () => {
      isOver = true;
    };
  }, [staffId, pathname, search]);
  return found ? <Navigate to={asked} state={found.state} replace /> : <Loading />;
}
