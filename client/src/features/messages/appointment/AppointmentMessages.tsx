import { TEMPLATE_KINDS } from '#domain/messages/message.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useMessageChanges } from '../../../apollo/use-message-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRights } from '../../../session/current-staff';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { AppointmentMessage } from './AppointmentMessage';
import { type ListedMessageFragment, useAppointmentMessagesQuery } from '../messages.generated';
import { SendButtons, type NotifiedAppointment } from './SendButtons';

/** More messages than one appointment ever has. */
const MOST = 100;

export function AppointmentMessages({ appointment }: { appointment: NotifiedAppointment }) {
  const titleId = useId();
  const query = useAppointmentMessagesQuery({
    variables: { appointmentId: appointment.id, first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  const { data, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  useMessageChanges();
  const [madeId, setMadeId] = useState<number>();
  const can = useRights();
  const messages = data?.outboundMessages.nodes;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="h3" id={titleId}>
        Mensajes
      </Typography>
      {hasFailed && (
        <RetryNotice
          sentence="No se pudieron cargar los mensajes."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!messages && !hasFailed && (
        <Box role="status" aria-label="Cargando mensajes">
          <Placeholder sx={{ height: 40 }} />
        </Box>
      )}
      {messages && messages.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={titleId}
          sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {messages.map((message) => (
            <AppointmentMessage
              key={message.id}
              message={message}
              isAboutAnotherTime={message.date !== appointment.date || message.time !== appointment.time}
              takesFocus={message.id === madeId}
            />
          ))}
        </Box>
      )}
      {messages?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aún no se ha avisado nada de esta cita.
        </Typography>
      )}
      {data && can('MESSAGES') && (
        <SendButtons
          appointment={appointment}
          goesByItself={data.messageChannels.whatsapp === 'CLOUD'}
          offered={TEMPLATE_KINDS.filter(
            (kind) => !messages?.some((message) => message.kind === kind && isStillToGo(message)),
          )}
          onMade={setMadeId}
        />
      )}
    </Box>
  );
}

/** Whether the message can still be sent, so that no other one of its kind is needed. */
const isStillToGo = ({ state, actions }: ListedMessageFragment): boolean =>
  state === 'QUEUED' || state === 'SENDING' || actions.includes('MARK_SENT') || actions.includes('RETRY');
