import { keptWhen } from '#domain/agenda/offline-agenda.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { liveConnection } from '../../../apollo/live-connection';
import { Modal } from '../../../ui/dialogs/Modal';
import { LineStart } from '../../../ui/lists/LineStart';
import { QuietNotice } from '../../../ui/notices/QuietNotice';
import { OfflineAgendaList } from './OfflineAgendaList';
import { useOfflineAgenda } from './use-offline-agenda';

/** Shown on every page while the connection is lost: offers the cached agenda over the page, which keeps its state. */
export function LostConnection() {
  const isLost = useSyncExternalStore(liveConnection.subscribe, liveConnection.isLost);
  const readable = useOfflineAgenda();
  const [isOpen, setOpen] = useState(false);
  if (typeof readable === 'string') return null;
  const { agenda, now } = readable;
  return (
    <>
      {isLost && (
        <Box sx={{ marginBottom: 2, '@media print': { display: 'none' } }}>
          <QuietNotice
            sentence={`Sin conexión. Agenda de hoy, ${keptWhen(agenda, now)}`}
            action={
              <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                Ver agenda
              </Button>
            }
          />
        </Box>
      )}
      {isOpen && (
        <Modal
          title="Agenda de hoy"
          subtitle={
            <>
              <LineStart>{longDay(agenda.date)}</LineStart>, {keptWhen(agenda, now)}
            </>
          }
          onClose={() => setOpen(false)}
        >
          <OfflineAgendaList agenda={agenda} now={now} />
        </Modal>
      )}
    </>
  );
}
