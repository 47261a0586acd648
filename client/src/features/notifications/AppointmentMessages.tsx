import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import type { AppointmentStatus } from '#domain/appointment.js';
import { silenceOf, TEMPLATE_KINDS, type TemplateKind } from '#domain/message.js';
import { MESSAGE_KIND_LABELS, SILENCE_SENTENCES } from '#domain/message.es.js';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useClinicNow } from '../../graphql/clinic-now';
import { useMessageChanges } from '../../graphql/use-message-changes';
import { Notice } from '../../ui/Notice';
import { Placeholder } from '../../ui/Placeholder';
import { AppointmentMessage } from './AppointmentMessage';
import { type ListedMessageFragment, useAppointmentMessagesQuery } from './messages.generated';
import { useMessageActions } from './use-message-actions';

/** More than anybody is ever told of one appointment. */
const MOST = 100;

/** An appointment of which patients are told. */
export interface ToldAppointment {
  readonly id: number;
  readonly status: AppointmentStatus;
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** What a patient was told of an appointment, and what they can be told now. */
export function AppointmentMessages({ appointment }: { appointment: ToldAppointment }) {
  const titleId = useId();
  const { data, error, refetch } = useAppointmentMessagesQuery({
    variables: { appointmentId: appointment.id, first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  useMessageChanges();
  const [madeId, setMadeId] = useState<number>();
  const messages = data?.outboundMessages.nodes;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="h3" id={titleId}>
        Mensajes
      </Typography>
      {error && (
        <Notice
          sentence="No se pudieron cargar los mensajes."
          action={
            <Button size="small" color="inherit" onClick={() => void refetch().catch(() => undefined)}>
              Intentar de nuevo
            </Button>
          }
        />
      )}
      {!messages && !error && (
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
      {data && (
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

/** Such a message is the one to send, and not another of its kind. */
const isStillToGo = ({ state, actions }: ListedMessageFragment): boolean =>
  state === 'QUEUED' || state === 'SENDING' || actions.includes('MARK_SENT') || actions.includes('RETRY');

interface SendButtonsProps {
  appointment: ToldAppointment;
  goesByItself: boolean;
  offered: readonly TemplateKind[];
  onMade: (messageId: number) => void;
}

function SendButtons({ appointment, goesByItself, offered, onMade }: SendButtonsProps) {
  const now = useClinicNow();
  const { send } = useMessageActions();
  const { id, status, date, time } = appointment;
  const silence = silenceOf({ status, date, startMinute: minutesOf(time) }, now);
  if (silence) {
    return (
      <Typography variant="body2" color="textSecondary">
        {SILENCE_SENTENCES[silence]}
      </Typography>
    );
  }
  const verb = goesByItself ? 'Enviar' : 'Preparar';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<SendRounded />}
          onClick={() => void send(id, kind).then((made) => made !== undefined && onMade(made))}
          sx={{ minHeight: { xs: 44, sm: 36 }, flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {verb} {MESSAGE_KIND_LABELS[kind].toLowerCase()}
        </Button>
      ))}
    </Box>
  );
}
