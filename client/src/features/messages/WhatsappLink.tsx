import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import type { ListedMessageFragment } from './messages.generated';

interface WhatsappLinkProps {
  message: Pick<ListedMessageFragment, 'link' | 'patientName'>;
  onSent: () => void;
  isSmall?: boolean;
}

/** Opens WhatsApp with the text ready to send. It is a link, which popup blockers allow. */
export function WhatsappLink({ message, onSent, isSmall = false }: WhatsappLinkProps) {
  return (
    <Button
      variant="contained"
      size={isSmall ? 'small' : 'medium'}
      startIcon={<WhatsApp />}
      href={message.link ?? ''}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Enviar por WhatsApp a ${message.patientName} (se abre en otra pestaña)`}
      onClick={onSent}
      // The middle button opens it too.
      onAuxClick={({ button }) => button === 1 && onSent()}
      sx={{ minHeight: { xs: 44, sm: 36 }, whiteSpace: 'nowrap' }}
    >
      Enviar por WhatsApp
    </Button>
  );
}
