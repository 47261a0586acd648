import DevicesOutlined from '~icons/outline-devices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { StatusPill } from '../../../ui/StatusPill';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import {
  type MySessionsQuery,
  useCloseMyOtherSessionsMutation,
  useCloseMySessionMutation,
  useMySessionsQuery,
} from './profile.generated';

type OpenSession = MySessionsQuery['mySessions'][number];

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  // On the narrowest phones, the button wraps onto its own line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

export function OpenSessions() {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [closeOthers] = useCloseMyOtherSessionsMutation();
  const [closeOne] = useCloseMySessionMutation();
  // A disabled button would lose the focus.
  const isBusy = useRef(false);
  const sessions = data?.mySessions;

  const run = async (close: () => Promise<unknown>, done: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await close();
      toasts.success(done);
    } catch (refusal) {
      toasts.error(failureOf(refusal).sentence ?? 'No se pudo cerrar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
      void refetch().catch(() => undefined);
    }
  };

  return (
    <Card aria-labelledby="sesiones" {...useKeptFocus()} sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
      <div>
        <Typography variant="h2" id="sesiones">
          Sesiones abiertas
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Si no reconoce alguna, ciérrela y cambie su contraseña. Cada una termina a los 30 días.
        </Typography>
      </div>
      <LoadingOrRetry
        data={sessions}
        error={error}
        sentence="No se pudieron cargar sus sesiones."
        refetch={refetch}
      />
      {sessions && (
        <Box component="ul" aria-label="Sesiones" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              onClose={() =>
                void run(() => closeOne({ variables: { id: session.id } }), 'La sesión se cerró')
              }
            />
          ))}
        </Box>
      )}
      {sessions && sessions.length > 1 && (
        <Box>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => void run(() => closeOthers(), 'Sus demás sesiones se cerraron')}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            Cerrar las demás sesiones
          </Button>
        </Box>
      )}
    </Card>
  );
}

interface SessionLineProps {
  session: OpenSession;
  onClose: () => void;
}

function SessionLine({ session, onClose }: SessionLineProps) {
  const { device, openedAt, lastUsedAt, isCurrent } = session;
  const wallTime = useWallTime();
  return (
    <Line>
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, color: 'text.secondary' }}>
        <DevicesOutlined />
      </Box>
      <Box sx={{ flex: '1 1 190px' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {device}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          Último uso: {wallTime(lastUsedAt)}
          <br />
          Abierta el {wallTime(openedAt)}
        </Typography>
      </Box>
      {isCurrent ? (
        <StatusPill colour="success">Esta sesión</StatusPill>
      ) : (
        <Button
          size="small"
          color="inherit"
          aria-label={`Cerrar la sesión de ${device}, usada el ${wallTime(lastUsedAt)}`}
          onClick={onClose}
        >
          Cerrar
        </Button>
      )}
    </Line>
  );
}
