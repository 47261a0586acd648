import { longDay } from '#domain/clinic-time.es.js';
import { minutesOf } from '#domain/clinic-time.js';
import { greetableName } from '#domain/messages/greeting.js';
import { chatLink, whatsappLink } from '#domain/messages/message-link.js';
import { parsePhone, telLink } from '#domain/patients/phone.js';
import { type NextStep, nextStep } from '#domain/visits/next-step.js';
import BlockRounded from '~icons/round-block';
import CheckRounded from '~icons/round-check';
import DescriptionOutlined from '~icons/outline-description';
import DoneAllRounded from '~icons/round-done-all';
import EventOutlined from '~icons/outline-event';
import HowToRegOutlined from '~icons/outline-how-to-reg';
import PersonOffOutlined from '~icons/outline-person-off';
import PhoneOutlined from '~icons/outline-phone';
import PlayArrowRounded from '~icons/round-play-arrow';
import WhatsApp from '~icons/baseline-whatsapp';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinic } from '../../../clinic/clinic';
import { useClinicNow } from '../../../clinic/clinic-now';
import { newAppointmentPath } from '../../../clinic/new-appointment-path';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useRights } from '../../../session/current-staff';
import type { StoredAppointment } from '../form/appointment-form-values';
import { useChangeAppointment } from '../use-change-appointment';

interface QuickActionsProps {
  appointment: StoredAppointment;
  /** Closes the modal, because the toast with 'undo' can't be reached from inside one. */
  onCancelled: () => void;
  onReschedule: (appointment: StoredAppointment) => void;
}

type LinkedButton = ButtonProps & {
  to?: string;
  state?: object;
  target?: string;
  rel?: string;
  component?: typeof Link;
};

interface Action {
  readonly name: NextStep | 'NO_SHOW' | 'WHATSAPP' | 'CALL' | 'RECORDS' | 'RESCHEDULE' | 'CANCEL';
  readonly label: string;
  readonly icon: ReactNode;
  readonly button: LinkedButton;
}

/** The most likely next action as one large button; the rest, one click each, smaller below. */
export function QuickActions(props: QuickActionsProps) {
  const { status, date, time, durationMinutes, attendance, recordId } = props.appointment;
  const can = useRights();
  const actions = useActions(props);
  const step = nextStep(
    { status, date, startMinute: minutesOf(time), durationMinutes, attendance, hasRecord: Boolean(recordId) },
    useClinicNow(),
    can('HEALTH_DATA'),
  );
  const main = actions.find(({ name }) => name === step);
  const beside = step === 'ARRIVE' ? actions.find(({ name }) => name === 'NO_SHOW') : undefined;
  const quiet = actions.filter((action) => action !== main && action !== beside);
  return (
    <Box role="group" aria-label="Acciones" sx={{ display: 'grid', gap: 1.5 }}>
      {main && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" sx={{ flex: 1, minHeight: 44 }} {...main.button}>
            {main.label}
          </Button>
          {beside && (
            <Button variant="outlined" color="inherit" sx={{ minHeight: 44 }} {...beside.button}>
              {beside.label}
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}>
        {quiet.map(({ name, label, icon, button }) => (
          <Button key={name} color="inherit" sx={QUIET} startIcon={icon} {...button}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const QUIET = {
  flexDirection: 'column',
  gap: 0.5,
  minHeight: 56,
  paddingInline: 0.5,
  font: 'var(--font-small)',
  fontWeight: 500,
  color: 'var(--ink-2)',
  '& .MuiButton-startIcon': { margin: 0 },
} as const;

function useActions({ appointment, onCancelled, onReschedule }: QuickActionsProps): Action[] {
  const change = useChangeAppointment();
  const can = useRights();
  const greeting = useGreeting(appointment);
  const { id, status, patient, attendance, recordId } = appointment;
  const phone = parsePhone(patient.phone);
  const treats = can('HEALTH_DATA');
  const isOpen = status === 'BOOKED' || status === 'CONFIRMED';
  const records = `/app/fichas-clinicas?paciente=${patient.id}`;
  const listed: readonly (Action | false | '' | undefined)[] = [
    status !== 'CONFIRMED' && {
      name: 'CONFIRM',
      label: 'Confirmar',
      icon: <CheckRounded />,
      button: { onClick: () => void change(appointment, { status: 'CONFIRMED' }) },
    },
    isOpen &&
      treats &&
      !recordId && {
        name: 'ATTEND',
        label: 'Atender',
        icon: <PlayArrowRounded />,
        button: { component: Link, to: visitPath(id), state: STARTS_VISIT },
      },
    status !== 'CANCELLED' &&
      attendance !== 'ARRIVED' &&
      attendance !== 'IN_CARE' && {
        name: 'ARRIVE',
        label: 'Llegó',
        icon: <HowToRegOutlined />,
        button: { onClick: () => void change(appointment, { attendance: 'ARRIVED' }) },
      },
    isOpen &&
      attendance !== 'NO_SHOW' && {
        name: 'NO_SHOW',
        label: 'No vino',
        icon: <PersonOffOutlined />,
        button: { onClick: () => void change(appointment, { attendance: 'NO_SHOW' }) },
      },
    status !== 'COMPLETED' && {
      name: 'COMPLETE',
      label: 'Completar',
      icon: <DoneAllRounded />,
      button: { onClick: () => void change(appointment, { status: 'COMPLETED' }) },
    },
    // Rescheduling is offered until the appointment is completed or cancelled.
    isOpen && {
      name: 'RESCHEDULE',
      label: 'Reagendar',
      icon: <EventOutlined />,
      button: { onClick: () => onReschedule(appointment) },
    },
    (status === 'CANCELLED' || attendance === 'NO_SHOW') && {
      name: 'REBOOK',
      label: 'Reservar de nuevo',
      icon: <EventOutlined />,
      button: { component: Link, to: newAppointmentPath(patient.id) },
    },
    phone &&
      chatLink(phone) && {
        name: 'WHATSAPP',
        label: 'WhatsApp',
        icon: <WhatsApp />,
        button: {
          href: whatsappLink(phone, greeting),
          target: '_blank',
          rel: 'noopener noreferrer',
        },
      },
    patient.phone && {
      name: 'CALL',
      label: 'Llamar',
      icon: <PhoneOutlined />,
      button: { href: telLink(phone ?? patient.phone) },
    },
    status !== 'CANCELLED' &&
      Boolean(recordId) && {
        name: 'RECORD',
        label: 'Ver su ficha',
        icon: <DescriptionOutlined />,
        button: { component: Link, to: `${records}&ficha=${recordId}` },
      },
    treats && {
      name: 'RECORDS',
      label: 'Ver fichas',
      icon: <DescriptionOutlined />,
      button: { component: Link, to: records },
    },
    status !== 'CANCELLED' && {
      name: 'CANCEL',
      label: 'Cancelar cita',
      icon: <BlockRounded />,
      button: {
        onClick: () => {
          void change(appointment, { status: 'CANCELLED' });
          onCancelled();
        },
      },
    },
  ];
  return listed.filter((action): action is Action => Boolean(action));
}

/** WhatsApp opens with this text, which can still be edited there. */
function useGreeting({ patient, visitorName, date, time }: StoredAppointment): string {
  const { name } = useClinic();
  const greeted = greetableName(visitorName ?? patient.name);
  return `Hola${greeted ? ` ${greeted}` : ''}, le escribimos de ${name} por su cita del ${longDay(date)} a las ${time}.`;
}
