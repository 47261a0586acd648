import { FEED_SCOPE_LABELS } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import EditCalendarOutlined from '~icons/outline-edit-calendar';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ShownOnceModal } from '../../../ui/dialogs/ShownOnceModal';
import { Notice } from '../../../ui/notices/Notice';
import type { MadeFeed } from './NewFeedModal';

interface ShownFeedModalProps {
  made: MadeFeed;
  onClose: () => void;
}

export function ShownFeedModal({ made, onClose }: ShownFeedModalProps) {
  const address = new URL(made.address, location.origin).href;
  return (
    <ShownOnceModal
      title="Su calendario nuevo"
      subtitle={[made.feed.name, FEED_SCOPE_LABELS[made.feed.scope]].filter(Boolean).join(' · ')}
      label="Dirección"
      value={address}
      advice="Quien tenga esta dirección puede ver esta agenda: no la comparta. No se volverá a mostrar; si la pierde, revóquela y cree otra."
      words={{ copy: 'Copiar dirección', copied: 'Dirección copiada', close: 'Ya la guardé' }}
      onClose={onClose}
    >
      <Button
        variant="outlined"
        startIcon={<EditCalendarOutlined />}
        href={address.replace(/^https?:/, 'webcal:')}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Abrir en mi calendario
      </Button>
      <Typography variant="body2" color="textSecondary">
        En Google Calendar: «Otros calendarios» → «Desde URL». En Outlook: «Agregar calendario» → «Suscribirse
        desde la web». En iPhone y Mac basta con «Abrir en mi calendario». Google y Outlook pueden tardar
        hasta un día en mostrar un cambio.
      </Typography>
      {!address.startsWith('https:') && (
        <Notice sentence="Google y Outlook solo leen direcciones publicadas en internet con HTTPS.">
          <Typography variant="body2">
            Esta sirve dentro de la red de la clínica. Pida a quien administra el sistema que lo publique.
          </Typography>
        </Notice>
      )}
    </ShownOnceModal>
  );
}
