import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useClinic } from '../../../clinic/clinic';
import { ClinicMark } from '../../../clinic/ClinicMark';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { useDocumentTitle } from '../../../ui/frame/PageHeading';
import { SchemeToggle } from '../../../ui/SchemeToggle';
import { useIsIdle } from '../../../ui/use-is-idle';
import { isInterruption, requestedLocation } from './requested-location';
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

  if (session.kind === 'staff') return <Navigate to={requestedLocation(state)} replace />;
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
              Su sesión terminó. Inicie sesión para volver a la página donde estaba; lo que escribió en una
              ficha o en un paciente sigue guardado en este navegador.
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
