import type { AppointmentStatus } from '#domain/appointment.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { Modal } from '../../../ui/dialogs/Modal';
import { LazyAlertChips } from '../../patients/alerts/LazyAlertChips';
import { useAppointmentDetailsQuery } from './appointment-details.generated';
import type { StoredAppointment } from '../form/appointment-form-values';
import { AppointmentSummary, Line } from './AppointmentSummary';
import { CalendarStatusBadge } from '../CalendarStatusBadge';
import { HistoryButton } from '../history/HistoryButton';
import { QuickActions } from './QuickActions';

interface AppointmentDetailsModalProps {
  id: number;
  onClose: () => void;
  onReschedule: (appointment: StoredAppointment) => void;
  onEdit: (appointment: StoredAppointment) => void;
  onDelete: (appointment: StoredAppointment) => void;
  /** Another feature's. */
  messagesOf: MessagesOf | undefined;
}

/** Renders the messages sent about an appointment. */
export type MessagesOf = (appointment: StoredAppointment) => ReactNode;

/** Follows changes that others make to the appointment. */
export function AppointmentDetailsModal(props: AppointmentDetailsModalProps) {
  const { id, onClose, onEdit, onDelete, messagesOf } = props;
  const can = useRights();
  const { data, error, refetch } = useAppointmentDetailsQuery({
    variables: { id, withHealthData: can('HEALTH_DATA') },
    fetchPolicy: 'cache-and-network',
  });
  const appointment = data?.appointment;
  return (
    <Modal
      title="Detalles de la Cita"
      width={560}
      hasCloseButton
      onClose={onClose}
      subtitle={
        appointment && (
          <Box sx={{ marginTop: 0.75 }}>
            <CalendarStatusBadge status={appointment.status} />
          </Box>
        )
      }
      actions={
        <>
          {appointment && (
            <Button color="error" onClick={() => onDelete(appointment)} sx={{ mr: 'auto' }}>
              Eliminar
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cerrar
          </Button>
          {appointment && isMovable(appointment.status) && (
            <Button variant="outlined" onClick={() => props.onReschedule(appointment)}>
              Reagendar
            </Button>
          )}
          {appointment && (
            <Button variant="contained" onClick={() => onEdit(appointment)}>
              Editar
            </Button>
          )}
        </>
      }
    >
      {appointment && (
        <Details appointment={appointment} onCancelled={onClose}>
          {messagesOf?.(appointment)}
        </Details>
      )}
      {!data && !error && <Loading />}
      {!appointment && (data || error) && (
        <Message
          live
          icon={<EventBusyOutlined />}
          sentence={error ? 'No se pudo cargar la cita.' : APPOINTMENT_NOT_FOUND}
          action={
            error && (
              <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
                Intentar de nuevo
              </Button>
            )
          }
        />
      )}
    </Modal>
  );
}

type DetailsProps = ComponentProps<typeof QuickActions> & { children: ReactNode };

function Details({ appointment, onCancelled, children }: DetailsProps) {
  const { bookedName, notes, attendance } = appointment;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <LazyAlertChips patientId={appointment.patient.id} />
      <AppointmentSummary appointment={appointment}>
        {bookedName && <Line name="Reservada por">{bookedName}</Line>}
        {attendance && <Line name="Asistencia">{ATTENDANCE_LABELS[attendance]}</Line>}
        {notes && (
          <Line name="Notas">
            <span style={{ whiteSpace: 'pre-wrap' }}>{notes}</span>
          </Line>
        )}
      </AppointmentSummary>
      <QuickActions appointment={appointment} onCancelled={onCancelled} />
      {children}
      <HistoryButton appointmentId={appointment.id} who={appointment.patient.name} />
    </Box>
  );
}

/** Another day is offered until it took place or was given up. */
const isMovable = (status: AppointmentStatus): boolean => status === 'BOOKED' || status === 'CONFIRMED';
