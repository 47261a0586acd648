import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { type ListedMessageFragment, useOpenMessageMutation } from './messages.generated';

interface WhatsappLinkProps {
  message: Pick<ListedMessageFragment, 'id' | 'link' | 'carriesLink' | 'patientName'>;
  onSent: () => void;
  isSmall?: boolean;
}

/**
 * Opens WhatsApp with the text ready to send. It is a link, which popup blockers allow; what it opens is replaced where
 * the message has a link to the appointment, which is made as it is sent.
 */
export function WhatsappLink({ message, onSent, isSmall = false }: WhatsappLinkProps) {
  const [openMessage] = useOpenMessageMutation();
  const send = async (event: MouseEvent) => {
    if (!message.carriesLink) return onSent();
    event.preventDefault();
    // At once: a browser blocks what is opened after an answer.
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
      // The middle button opens it too.
      onAuxClick={({ button }) => button === 1 && onSent()}
      sx={{ minHeight: { xs: 44, sm: 36 }, whiteSpace: 'nowrap' }}
    >
      Enviar por WhatsApp
    </Button>
  );
}
