import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ServerError } from '../../../calls/call-errors';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { Logo } from '../../../ui/Logo';
import { SchemeToggle } from '../../../ui/SchemeToggle';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { PasswordLinkOwnerOperation, type PasswordLinkOwnerQuery } from './password-link.fetch.generated';

type Owner = PasswordLinkOwnerQuery['passwordLinkOwner'];
type LinkState =
  | { readonly kind: 'asking' | 'unreachable' | 'used' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'good'; readonly owner: Owner };

/** The page that a password reset link opens; it needs no session. */
export function ChoosePasswordPage() {
  const token = useLocation().hash.slice(1);
  const [link, setLink] = useState<LinkState>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    const show = (next: LinkState) => {
      if (isShown) setLink(next);
    };
    fetchGraphql(PasswordLinkOwnerOperation, { token }).then(
      ({ passwordLinkOwner }) => show({ kind: 'good', owner: passwordLinkOwner }),
      (error: unknown) => show(refusalOf(error)),
    );
    return () => {
      isShown = false;
    };
  }, [token, attempt]);

  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', padding: 2 }}>
      <Box sx={{ position: 'fixed', top: 12, right: 12 }}>
        <SchemeToggle />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', marginBottom: 3 }}>
          <Logo size={52} />
        </Box>
        <Card sx={{ display: 'grid', gap: 2 }}>
          <PageHeading title="Elegir contraseña">Elegir contraseña</PageHeading>
          {link.kind === 'asking' && <Loading />}
          {link.kind === 'unreachable' && (
            <TryAgain
              sentence="No se pudo comprobar el enlace."
              onRetry={() => {
                setLink({ kind: 'asking' });
                setAttempt(attempt + 1);
              }}
            />
          )}
          {link.kind === 'refused' && (
            <>
              <Typography role="alert">{link.sentence}</Typography>
              <Button variant="outlined" size="large" component={RouterLink} to="/app/login">
                Ir a ingresar
              </Button>
            </>
          )}
          {link.kind === 'used' && (
            <>
              <Typography role="status">Listo: ya puede ingresar con su contraseña nueva.</Typography>
              <Button variant="contained" size="large" component={RouterLink} to="/app/login">
                Ir a ingresar
              </Button>
            </>
          )}
          {link.kind === 'good' && (
            <ChoosePasswordForm
              token={token}
              owner={link.owner}
              onChosen={() => setLink({ kind: 'used' })}
              onRefused={(sentence) => setLink({ kind: 'refused', sentence })}
            />
          )}
        </Card>
      </Box>
    </Box>
  );
}

function refusalOf(error: unknown): LinkState {
  const isRefused =
    error instanceof ServerError && ['NOT_FOUND', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'].includes(error.code);
  if (!isRefused) return { kind: 'unreachable' };
  const isIncomplete = error.code === 'INVALID_INPUT';
  const sentence = isIncomplete ? undefined : error.sentence;
  return {
    kind: 'refused',
    sentence: sentence ?? 'El enlace está incompleto. Ábralo tal como se lo enviaron.',
  };
}
