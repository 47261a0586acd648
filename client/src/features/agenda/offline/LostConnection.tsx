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

const PLACE = { marginBottom: 2, '@media print': { display: 'none' } } as const;

/** Shown on every page while the server can't be reached: offers the cached agenda, if any, over the page, which keeps its state. */
export function LostConnection() {
  const isLost = useSyncExternalStore(liveConnection.subscribe, liveConnection.isLost);
  const readable = useOfflineAgenda();
  const [isOpen, setOpen] = useState(false);
  if (typeof readable === 'string')
    return (
      isLost && (
        <Box sx={PLACE}>
          <QuietNotice sentence="Sin conexión. Se reconecta sola." />
        </Box>
      )
    );
  const { agenda, now } = readable;
  return (
    <>
      {isLost && (
        <Box sx={PLACE}>
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
