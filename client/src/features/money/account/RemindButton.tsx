import { shortDate } from '#domain/clinic-time.es.js';
import { clinicClock, parseInstant } from '#domain/clinic-time.js';
import WhatsApp from '~icons/baseline-whatsapp';
import MailOutlined from '~icons/outline-mail';
import Button, { type ButtonProps } from '@mui/material/Button';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinic } from '../../../clinic/clinic';
import { toasts } from '../../../ui/notices/toasts';
import { type ListedReminderFragment, useRemindOfBalanceMutation } from './balance.generated';

const REFUSALS = {
  OPPOSED: 'Pidió no recibir mensajes.',
  UNREACHABLE: 'Sin correo ni teléfono para escribirle.',
} as const;

/** 'Recordado el 18/11', or why the patient can't be reminded. */
export function useReminderInWords(): (reminder: ListedReminderFragment | undefined) => string {
  const { timeZone } = useClinic();
  return (reminder) => {
    if (!reminder) return '';
    const { refusal, lastAt, lastState, isOfToday } = reminder;
    const day = lastAt && shortDate(clinicClock(parseInstant(lastAt), timeZone).date).slice(0, 5);
    const last = day && lastInWords(lastState, isOfToday ? 'hoy' : `el ${day}`);
    return [last, refusal && REFUSALS[refusal]].filter(Boolean).join(' · ');
  };
}

function lastInWords(state: ListedReminderFragment['lastState'], when: string): string {
  if (state === 'FAILED') return `El recordatorio no se pudo enviar ${when}`;
  if (state === 'UNCERTAIN') return `No se sabe si llegó el recordatorio (${when})`;
  if (state === 'WAITING') return `Recordatorio por enviar (${when})`;
  if (state === 'QUEUED' || state === 'SENDING') return `Recordatorio en camino (${when})`;
  return `Recordado ${when}`;
}

interface RemindButtonProps extends Pick<ButtonProps, 'size' | 'sx'> {
  patient: { readonly id: number; readonly name?: string | undefined };
  reminder: ListedReminderFragment | undefined;
  /** Called once something was sent, or was not. */
  onDone: () => void;
}

/** Reminds a patient of what they owe. It opens WhatsApp if the user sends the message. */
export function RemindButton({ patient, reminder, onDone, ...look }: RemindButtonProps) {
  const [remind, { loading }] = useRemindOfBalanceMutation();
  if (!reminder?.driver) return null;
  const isByHand = reminder.driver === 'LINK';
  const isDone = reminder.isOfToday && reminder.lastState !== 'FAILED' && reminder.lastState !== 'WAITING';
  const send = async () => {
    // Before the request: browsers block windows that are opened after a response.
    const page = isByHand ? window.open('', '_blank') : null;
    if (page) page.opener = null;
    try {
      const { data } = await remind({ variables: { patientId: patient.id } });
      const sent = data?.remindOfBalance;
      if (isByHand && sent?.link) (page ?? window).location.assign(sent.link);
      else {
        page?.close();
        if (sent?.lastState === 'FAILED') toasts.error(sent.failure);
        else toasts.success(isByHand ? 'Ya se le recordó hoy' : 'Recordatorio enviado');
      }
    } catch (error) {
      page?.close();
      toasts.error(failureOf(error).sentence ?? 'No se pudo recordar el saldo. Inténtelo de nuevo.');
    }
    onDone();
  };
  const to = patient.name ? ` a ${patient.name}` : '';
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={isByHand || reminder.driver === 'CLOUD' ? <WhatsApp /> : <MailOutlined />}
      disabled={isDone || loading}
      onClick={() => void send()}
      aria-label={`Recordar el saldo${to}${isByHand ? ' por WhatsApp (se abre en otra pestaña)' : ''}`}
      {...look}
    >
      Recordar
    </Button>
  );
}
