import { longDay } from '#domain/clinic-time.es.js';
import { minutesOf } from '#domain/clinic-time.js';
import { greetableName } from '#domain/messages/greeting.js';
import { chatLink, whatsappLink } from '#domain/messages/message-link.js';
import { parsePhone, telLink } from '#domain/patients/phone.js';
import { type AppointmentAction, appointmentActions } from '#domain/visits/appointment-actions.js';
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
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinic } from '../../../clinic/clinic';
import { useClinicNow } from '../../../clinic/clinic-now';
import { newAppointmentPath } from '../../../clinic/new-appointment-path';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useRights } from '../../../session/current-staff';
import { type MoreAction, MoreMenu } from '../../../ui/lists/MoreMenu';
import type { StoredAppointment } from '../form/appointment-form-values';
import { useChangeAppointment } from '../use-change-appointment';

interface QuickActionsProps {
  appointment: StoredAppointment;
  /** Closes the modal, because the toast with 'undo' can't be reached from inside one. */
  onCancelled: () => void;
  onReschedule: (appointment: StoredAppointment) => void;
  /** Further items of the menu. */
  more: readonly MoreAction[];
}

/** Either a click or an address, here or elsewhere. */
interface Act {
  readonly onClick?: () => void;
  readonly component?: typeof Link;
  readonly to?: string;
  readonly state?: object;
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
}

interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  readonly act: Act;
}

/** The most likely next action as one large button, a few others beside it, and the rest in a menu. */
export function QuickActions(props: QuickActionsProps) {
  const { status, date, time, durationMinutes, attendance, recordId, patient } = props.appointment;
  const can = useRights();
  const actions = useActions(props);
  const { main, beside, rest } = appointmentActions(
    {
      status,
      date,
      startMinute: minutesOf(time),
      durationMinutes,
      attendance,
      hasRecord: Boolean(recordId),
      hasPhone: patient.phone !== '',
      hasWhatsapp: chatLink(patient.phone) !== undefined,
    },
    useClinicNow(),
    can('HEALTH_DATA'),
    can('AGENDA'),
  );
  return (
    <Box role="group" aria-label="Acciones" sx={{ display: 'grid', gap: 1.5 }}>
      {main && (
        <Button
          variant="contained"
          startIcon={actions[main].icon}
          sx={{ minHeight: 48 }}
          {...actions[main].act}
        >
          {actions[main].label}
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={QUIET}>
          {beside.map((name) => (
            <Button key={name} variant="outlined" color="inherit" {...actions[name].act}>
              {actions[name].label}
            </Button>
          ))}
        </Box>
        <MoreMenu
          label="Más acciones"
          actions={[
            ...rest.map((name) => ({
              label: actions[name].label,
              icon: actions[name].icon,
              item: actions[name].act,
            })),
            ...props.more,
          ]}
        />
      </Box>
    </Box>
  );
}

/** On a phone, two by two. */
const QUIET = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  flex: 1,
  gap: 1,
  '& > *': { flex: '1 1 auto', minHeight: 44, paddingInline: 1.5, whiteSpace: 'nowrap' },
};

function useActions({
  appointment,
  onCancelled,
  onReschedule,
}: QuickActionsProps): Readonly<Record<AppointmentAction, Action>> {
  const change = useChangeAppointment();
  const greeting = useGreeting(appointment);
  const { id, status, patient, recordId } = appointment;
  const phone = parsePhone(patient.phone);
  const records = `/app/fichas-clinicas?paciente=${patient.id}`;
  const to = (path: string, state?: object): Act => ({ component: Link, to: path, ...(state && { state }) });
  const saying = (changes: Parameters<typeof change>[1]): Act => ({
    onClick: () => void change(appointment, changes),
  });
  return {
    CONFIRM: { label: 'Confirmar', icon: <CheckRounded />, act: saying({ status: 'CONFIRMED' }) },
    ARRIVE: { label: 'Llegó', icon: <HowToRegOutlined />, act: saying({ attendance: 'ARRIVED' }) },
    ATTEND: { label: 'Atender', icon: <PlayArrowRounded />, act: to(visitPath(id), STARTS_VISIT) },
    VISIT: { label: 'Ir a la visita', icon: <PlayArrowRounded />, act: to(visitPath(id)) },
    COMPLETE: { label: 'Completar', icon: <DoneAllRounded />, act: saying({ status: 'COMPLETED' }) },
    NO_SHOW: { label: 'No vino', icon: <PersonOffOutlined />, act: saying({ attendance: 'NO_SHOW' }) },
    RECORD: {
      label: 'Ver su ficha',
      icon: <DescriptionOutlined />,
      act: to(`${records}&ficha=${recordId}`),
    },
    REBOOK: {
      label: status === 'COMPLETED' ? 'Nueva Cita' : 'Reservar de nuevo',
      icon: <EventOutlined />,
      act: to(newAppointmentPath(patient.id)),
    },
    RESCHEDULE: {
      label: 'Reagendar',
      icon: <EventOutlined />,
      act: { onClick: () => onReschedule(appointment) },
    },
    CALL: { label: 'Llamar', icon: <PhoneOutlined />, act: { href: telLink(phone ?? patient.phone) } },
    WHATSAPP: {
      label: 'WhatsApp',
      icon: <WhatsApp />,
      act: {
        ...(phone && { href: whatsappLink(phone, greeting) }),
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    },
    RECORDS: { label: 'Ver fichas', icon: <DescriptionOutlined />, act: to(records) },
    CANCEL: {
      label: 'Cancelar cita',
      icon: <BlockRounded />,
      act: {
        onClick: () => {
          void change(appointment, { status: 'CANCELLED' });
          onCancelled();
        },
      },
    },
  };
}

/** WhatsApp opens with this text, which can still be edited there. */
function useGreeting({ patient, visitorName, date, time }: StoredAppointment): string {
  const { name } = useClinic();
  const greeted = greetableName(visitorName ?? patient.name);
  return `Hola${greeted ? ` ${greeted}` : ''}, le escribimos de ${name} por su cita del ${longDay(date)} a las ${time}.`;
}
