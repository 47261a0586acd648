import { keptWhen } from '#domain/agenda/offline-agenda.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { LineStart } from '../../../ui/lists/LineStart';
import { Logo } from '../../../ui/Logo';
import { QuietNotice } from '../../../ui/notices/QuietNotice';
import { SchemeToggle } from '../../../ui/SchemeToggle';
import { OfflineAgendaList } from './OfflineAgendaList';
import { useOfflineAgenda } from './use-offline-agenda';
import { useRetries } from './use-retries';

interface OfflineAgendaPageProps {
  /** Contacts the server again. */
  onRetry: () => Promise<void>;
  onLogOut: () => void;
  /** Shown if no agenda can be read, or once it no longer can. */
  children: ReactNode;
}

/** Replaces the whole panel while the server can't be reached. */
export function OfflineAgendaPage({ onRetry, onLogOut, children }: OfflineAgendaPageProps) {
  const readable = useOfflineAgenda();
  const { isAsking, ask } = useRetries(onRetry);
  if (readable === 'reading') return <Loading />;
  if (readable === 'none') return children;
  const { agenda, now } = readable;
  return (
    <Box
      component="main"
      sx={{
        flex: 1,
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        width: '100%',
        maxWidth: 720,
        marginInline: 'auto',
        padding: { xs: 2, sm: 3 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Logo size={28} />
        <Box sx={{ marginLeft: 'auto' }}>
          <SchemeToggle />
        </Box>
        <Button color="inherit" onClick={onLogOut}>
          Cerrar Sesión
        </Button>
      </Box>
      <div>
        <PageHeading title="Agenda de hoy">Agenda de hoy</PageHeading>
        <Typography color="textSecondary">
          <LineStart>{longDay(agenda.date)}</LineStart>
        </Typography>
      </div>
      <QuietNotice
        sentence={`Sin conexión. Agenda de hoy, ${keptWhen(agenda, now)}`}
        action={
          <Button size="small" color="inherit" disabled={isAsking} onClick={ask}>
            {isAsking ? 'Comprobando…' : 'Intentar de nuevo'}
          </Button>
        }
      />
      <Card sx={{ paddingBlock: { xs: 1, sm: 1 } }}>
        <OfflineAgendaList agenda={agenda} now={now} />
      </Card>
      <Typography variant="body2" color="textSecondary">
        Muestra solo horas, nombres y tratamientos. Está cifrada, y se borra al cerrar la sesión y a más
        tardar en dos días.
      </Typography>
    </Box>
  );
}
