import { FEED_SCOPE_LABELS } from '#domain/agenda/calendar-feed.es.js';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '../../ui/copy-text';
import { Modal } from '../../ui/dialogs/Modal';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/notices/Notice';
import { toasts } from '../../ui/notices/toasts';
import type { MadeFeed } from './NewFeedModal';

interface ShownFeedModalProps {
  made: MadeFeed;
  onClose: () => void;
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) toasts.success('Dirección copiada');
  else toasts.error('No se pudo copiar. Selecciónela y cópiela a mano.');
}

/** Shows an address the only time that it can be seen. */
export function ShownFeedModal({ made, onClose }: ShownFeedModalProps) {
  const address = new URL(made.address, location.origin).href;
  return (
    <Modal
      title="Su calendario nuevo"
      subtitle={FEED_SCOPE_LABELS[made.feed.scope]}
      width={560}
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Ya la guardé
          </Button>
          <Button variant="contained" onClick={() => void copy(address)}>
            Copiar dirección
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          Quien tenga esta dirección puede ver esta agenda: no la comparta. No se volverá a mostrar; si la
          pierde, revóquela y cree otra.
        </Typography>
        <Field
          label="Dirección"
          readOnly
          value={address}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="outlined"
          startIcon={<EditCalendarOutlined />}
          href={address.replace(/^https?:/, 'webcal:')}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Abrir en mi calendario
        </Button>
        <Typography variant="body2" color="textSecondary">
          En Google Calendar: «Otros calendarios» → «Desde URL». En Outlook: «Agregar calendario» →
          «Suscribirse desde la web». En iPhone y Mac basta con «Abrir en mi calendario». Google y Outlook
          pueden tardar hasta un día en mostrar un cambio.
        </Typography>
        {!address.startsWith('https:') && (
          <Notice sentence="Google y Outlook solo leen direcciones publicadas en internet con HTTPS.">
            <Typography variant="body2">
              Esta sirve dentro de la red de la clínica. Pida a quien administra el sistema que lo publique.
            </Typography>
          </Notice>
        )}
      </Box>
    </Modal>
  );
}
