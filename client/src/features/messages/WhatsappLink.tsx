import WhatsApp from '~icons/baseline-whatsapp';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { type ListedMessageFragment, useOpenMessageMutation } from './messages.generated';

interface WhatsappLinkProps {
  message: Pick<ListedMessageFragment, 'id' | 'link' | 'carriesLink' | 'patientName'>;
  onSent: () => void;
  isSmall?: boolean;
}

/**
 * Opens WhatsApp with the text ready to send. It is a link, because popup blockers allow links. If the message contains
 * a link to the appointment, which is created on sending, the opened page is redirected once that link exists.
 */
export function WhatsappLink({ message, onSent, isSmall = false }: WhatsappLinkProps) {
  const [openMessage] = useOpenMessageMutation();
  const send = async (event: MouseEvent) => {
    if (!message.carriesLink) return onSent();
    event.preventDefault();
    // Before the request: browsers block windows that are opened after a response.
    const page = window.open('', '_blank');
    if (page) page.opener = null;
    const opened = await openMessage({ variables: { id: message.id } }).catch(() => undefined);
    (page ?? window).location.assign(opened?.data?.openMessage ?? message.link ?? '');
    onSent();
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      size={isSmall ? 'small' : 'medium'}
      startIcon={<WhatsApp />}
      href={message.link ?? ''}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Enviar por WhatsApp a ${message.patientName} (se abre en otra pestaña)`}
      onClick={(event) => void send(event)}
      // The middle mouse button opens it too.
      onAuxClick={({ button }) => button === 1 && onSent()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Enviar por WhatsApp
    </Button>
  );
}
