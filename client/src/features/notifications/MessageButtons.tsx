import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ListedMessageFragment } from './messages.generated';
import { useMessageActions } from './use-message-actions';
import { WhatsappLink } from './WhatsappLink';

/** What may be done with a message now, one button each; nothing where nothing may. */
export function MessageButtons({ message }: { message: ListedMessageFragment }) {
  const { markSent, unmarkSent, discard, retry } = useMessageActions();
  const { actions, patientName } = message;
  return (
    <>
      {actions.includes('MARK_SENT') && (
        <WhatsappLink isSmall message={message} onSent={() => void markSent(message)} />
      )}
      {actions.includes('RETRY') && (
        <Act
          variant="outlined"
          startIcon={<ReplayRounded />}
          aria-label={`Reintentar el mensaje para ${patientName}`}
          onClick={() => void retry(message)}
        >
          Reintentar
        </Act>
      )}
      {actions.includes('UNMARK_SENT') && (
        <Act
          aria-label={`Deshacer el envío a ${patientName}`}
          title="No se envió: vuelve a quedar por enviar"
          onClick={() => void unmarkSent(message)}
        >
          Deshacer envío
        </Act>
      )}
      {actions.includes('DISCARD') && (
        <Act aria-label={`Descartar el mensaje para ${patientName}`} onClick={() => void discard(message)}>
          Descartar
        </Act>
      )}
    </>
  );
}

const Act = (props: ButtonProps) => (
  <Button size="small" color="inherit" {...props} sx={{ minHeight: { xs: 44, sm: 36 } }} />
);
