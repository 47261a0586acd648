import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { MESSAGE_KIND_LABELS, NOT_NOTIFIED_SENTENCES } from '#domain/messages/message.es.js';
import { reasonNotToNotify, type TemplateKind } from '#domain/messages/message.js';
import SendRounded from '~icons/round-send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useMessageActions } from '../use-message-actions';

export interface NotifiedAppointment {
  readonly id: number;
  readonly status: AppointmentStatus;
  readonly date: LocalDate;
  readonly time: LocalTime;
}

interface SendButtonsProps {
  appointment: NotifiedAppointment;
  goesByItself: boolean;
  offered: readonly TemplateKind[];
  onMade: (messageId: number) => void;
}

/** Buttons that send a message about an appointment now, or the reason why none can be sent. */
export function SendButtons({ appointment, goesByItself, offered, onMade }: SendButtonsProps) {
  const now = useClinicNow();
  const { send } = useMessageActions();
  const [sending, setSending] = useState<TemplateKind>();
  const { id, status, date, time } = appointment;
  const silence = reasonNotToNotify({ status, date, startMinute: minutesOf(time) }, now);
  if (silence) {
    return (
      <Typography variant="body2" color="textSecondary">
        {NOT_NOTIFIED_SENTENCES[silence]}
      </Typography>
    );
  }
  const make = async (kind: TemplateKind) => {
    setSending(kind);
    const made = await send(id, kind);
    setSending(undefined);
    if (made !== undefined) onMade(made);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<SendRounded />}
          loading={sending === kind}
          loadingPosition="start"
          onClick={() => void make(kind)}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {goesByItself ? 'Enviar' : 'Preparar'} {MESSAGE_KIND_LABELS[kind].toLowerCase()}
        </Button>
      ))}
    </Box>
  );
}
