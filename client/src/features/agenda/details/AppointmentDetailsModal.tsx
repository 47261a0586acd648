import { whoComes } from '#domain/agenda/appointment.es.js';
import { manicureInWords } from '#domain/agenda/manicure.es.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import EventBusyOutlined from '~icons/outline-event-busy';
import EventRepeatOutlined from '~icons/outline-event-repeat';
import HistoryOutlined from '~icons/outline-history';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { FootBadge } from '../../../clinic/FootBadge';
import { PatientLink } from '../../../clinic/PatientLink';
import { useAreProfessionalsKnown } from '../../../professionals/professionals';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { Modal } from '../../../ui/dialogs/Modal';
import type { MoreAction } from '../../../ui/lists/MoreMenu';
import { ONE_COLUMN } from '../../../ui/one-column';
import { AlertChips } from '../../patients/alerts/AlertChips';
import { IntakeOfVisit } from '../../patients/intake/IntakeOfVisit';
import { PatientRut } from '../../patients/list/PatientRut';
import { useAppointmentDetailsQuery } from './appointment-details.generated';
import type { StoredAppointment } from '../form/appointment-form-values';
import { Line, ProfessionalLine } from './AppointmentSummary';
import { AppointmentWhen } from './AppointmentWhen';
import { CalendarStatusBadge } from '../CalendarStatusBadge';
import { QuickActions } from './QuickActions';
import { VisitorNotice } from './VisitorNotice';

const SeriesDialog = lazy(() =>
  import('../series/SeriesDialog').then((module) => ({ default: module.SeriesDialog })),
);
const HistoryDialog = lazy(() =>
  import('../history/HistoryDialog').then((module) => ({ default: module.HistoryDialog })),
);

interface AppointmentDetailsModalProps {
  id: number;
  onClose: () => void;
  onReschedule: (appointment: StoredAppointment) => void;
  onEdit: (appointment: StoredAppointment) => void;
  onDelete: (appointment: StoredAppointment) => void;
  /** From another feature. */
  messagesOf: MessagesOf | undefined;
}

export type MessagesOf = (appointment: StoredAppointment) => ReactNode;

/** Follows changes that other users make to the appointment. */
export function AppointmentDetailsModal(props: AppointmentDetailsModalProps) {
  const { id, onClose, onEdit, onDelete, messagesOf } = props;
  const can = useRights();
  const { data, error, refetch } = useAppointmentDetailsQuery({
    variables: { id, withHealthData: can('HEALTH_DATA', 'READ') },
    fetchPolicy: 'cache-and-network',
  });
  const appointment = data?.appointment;
  // Otherwise their line would push what is below it.
  const areProfessionalsKnown = useAreProfessionalsKnown();
  const mayChange = appointment && can('AGENDA');
  return (
    <Modal
      title="Detalles de la Cita"
      width={560}
      hasSteadyHeight
      hasCloseButton
      onClose={onClose}
      corner={appointment && <CalendarStatusBadge status={appointment.status} />}
      actions={
        <>
          {mayChange && (
            <Button color="error" onClick={() => onDelete(appointment)} sx={{ mr: 'auto' }}>
              Eliminar
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            Cerrar
          </Button>
          {mayChange && (
            <Button variant="outlined" onClick={() => onEdit(appointment)}>
              Editar
            </Button>
          )}
        </>
      }
    >
      {appointment && areProfessionalsKnown && (
        <Details appointment={appointment} onCancelled={onClose} onReschedule={props.onReschedule}>
          {messagesOf?.(appointment)}
        </Details>
      )}
      {(appointment ? !areProfessionalsKnown : !data && !error) && <Loading />}
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

type DetailsProps = Omit<ComponentProps<typeof QuickActions>, 'more'> & { children: ReactNode };

function Details({ children, ...acting }: DetailsProps) {
  const { appointment } = acting;
  const { bookedName, visitorName, notes, attendance, patient } = appointment;
  const who = whoComes(patient.name, visitorName);
  const manicure = manicureInWords(appointment);
  const [opened, setOpened] = useState<'series' | 'history'>();
  const close = () => setOpened(undefined);
  const { seriesId } = appointment;
  const inSeries: MoreAction[] =
    seriesId === null
      ? []
      : [{ label: 'Serie', icon: <EventRepeatOutlined />, item: { onClick: () => setOpened('series') } }];
  const history: MoreAction = {
    label: 'Historial',
    icon: <HistoryOutlined />,
    item: { onClick: () => setOpened('history') },
  };
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
        <Box sx={{ font: 'var(--font-name)' }}>
          <PatientLink patient={{ ...patient, name: who }} />
        </Box>
        <Typography
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <PatientRut rut={patient.rut} provisionalRut={patient.provisionalRut} />
          {patient.phone && <span>{patient.phone}</span>}
        </Typography>
        {patient.alerts && patient.alerts.length > 0 && <AlertChips alerts={patient.alerts} />}
        {patient.footBadge && <FootBadge badge={patient.footBadge} />}
      </Box>
      <VisitorNotice appointment={appointment} />
      <AppointmentWhen appointment={appointment} />
      <Box component="dl" sx={{ display: 'grid', gap: 1.25, margin: 0, '&:empty': { display: 'none' } }}>
        <ProfessionalLine appointment={appointment} />
        {bookedName && !visitorName && <Line name="Reservada por">{bookedName}</Line>}
        {attendance && <Line name="Asistencia">{ATTENDANCE_LABELS[attendance]}</Line>}
        {manicure && <Line name="Manicura">{manicure}</Line>}
        {notes && (
          <Line name="Notas">
            <span style={{ whiteSpace: 'pre-wrap' }}>{notes}</span>
          </Line>
        )}
      </Box>
      <QuickActions {...acting} more={[...inSeries, history]} />
      {/* Loaded later, so it comes below the actions, which it must not push down. */}
      {appointment.status !== 'CANCELLED' && (
        <IntakeOfVisit patientId={patient.id} appointmentId={appointment.id} />
      )}
      {children}
      <Suspense>
        {opened === 'series' && seriesId !== null && (
          <SeriesDialog appointment={appointment} seriesId={seriesId} onClose={close} />
        )}
        {opened === 'history' && <HistoryDialog appointmentId={appointment.id} who={who} onClose={close} />}
      </Suspense>
    </Box>
  );
}
