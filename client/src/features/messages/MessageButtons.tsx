import ReplayRounded from '~icons/round-replay';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRights } from '../../session/current-staff';
import type { ListedMessageFragment } from './messages.generated';
import { useMessageActions } from './use-message-actions';
import { WhatsappLink } from './WhatsappLink';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  '&:focus': { outline: 'none' },
}));

export function MessageButtons({ message }: { message: ListedMessageFragment }) {
  const { markSent, unmarkSent, discard, retry } = useMessageActions();
  const { actions, patientId, patientName, channel, recipient } = message;
  const can = useRights();
  const row = useRef<HTMLDivElement>(null);
  /** The pressed button disappears, so the focus moves to the message. */
  const keepFocus = async (done: Promise<void>) => {
    await done;
    if (document.activeElement?.contains(row.current)) row.current?.focus({ preventScroll: true });
  };
  if (!can('MESSAGES')) return null;
  return (
    <Row ref={row} tabIndex={-1}>
      {actions.includes('MARK_SENT') && (
        <WhatsappLink isSmall message={message} onSent={() => void keepFocus(markSent(message))} />
      )}
      {actions.includes('RETRY') && (
        <Act
          variant="outlined"
          startIcon={<ReplayRounded />}
          aria-label={`Reintentar el mensaje para ${patientName}`}
          onClick={() => void keepFocus(retry(message))}
        >
          Reintentar
        </Act>
      )}
      {actions.includes('RETRY') && channel === 'WHATSAPP' && recipient === '' && can('PATIENTS') && (
        <Button component={Link} to={`/app/pacientes?paciente=${patientId}`} size="small" color="inherit">
          Editar paciente
        </Button>
      )}
      {actions.includes('UNMARK_SENT') && (
        <Act
          aria-label={`Deshacer envío a ${patientName}`}
          title="No se envió: vuelve a quedar por enviar"
          onClick={() => void keepFocus(unmarkSent(message))}
        >
          Deshacer envío
        </Act>
      )}
      {actions.includes('DISCARD') && (
        <Act
          aria-label={`Descartar el mensaje para ${patientName}`}
          onClick={() => void keepFocus(discard(message))}
        >
          Descartar
        </Act>
      )}
    </Row>
  );
}

const Act = (props: ButtonProps) => <Button size="small" color="inherit" {...props} />;
