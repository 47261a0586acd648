import { useEffect } from 'react';
import { useProfessionals } from '../../professionals/professionals';
import { useClinicProfessionalsQuery } from '../../professionals/professionals.generated';
import { useRights } from '../../session/current-staff';
import { useTreatments } from '../../treatments/treatments';
import { useClinicTreatmentsQuery } from '../../treatments/treatments.generated';
import { toasts } from '../../ui/notices/toasts';
import type { AgendaAppointment, AgendaPatient } from './agenda-appointment';
import { useAppointmentDetailsQuery } from './details/appointment-details.generated';
import type { ChosenSlot, StoredAppointment } from './form/appointment-form-values';
import { AppointmentDetailsModal, type MessagesOf } from './details/AppointmentDetailsModal';
import { BlockDetailsModal } from './blocked-hours/BlockDetailsModal';
import { BlockHoursModal } from './blocked-hours/BlockHoursModal';
import type { CalendarBlockFragment } from './blocked-hours/blocked-hours.generated';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { CreateAppointmentModal } from './form/CreateAppointmentModal';
import { DeleteAppointmentModal } from './details/DeleteAppointmentModal';
import { usePatientOptionQuery } from './form/patient-options.generated';
import { type UsualAppointment, usualAppointment } from './form/usual-appointment';
import { RescheduleModal } from './reschedule/RescheduleModal';
import { EditAppointmentModal } from './form/EditAppointmentModal';

/** At most one modal is open over the calendar. */
export type OpenModal =
  | {
      readonly kind: 'create';
      readonly slot: ChosenSlot;
      readonly patient?: AgendaPatient | undefined;
      readonly treatment?: string | undefined;
    }
  | { readonly kind: 'reschedule'; readonly appointment: AgendaAppointment }
  | { readonly kind: 'block'; readonly slot: ChosenSlot }
  | { readonly kind: 'blocked'; readonly block: CalendarBlockFragment }
  | { readonly kind: 'edit'; readonly id: number; readonly stored?: StoredAppointment }
  | { readonly kind: 'delete'; readonly appointment: AgendaAppointment };

interface AppointmentModalsProps {
  modal: OpenModal | undefined;
  /** The id in the address. */
  openId: number | undefined;
  /** The new appointment requested by the address or by another page. */
  wanted:
    | {
        readonly slot: ChosenSlot;
        readonly patientId: number | undefined;
        readonly treatment?: string | undefined;
        readonly forget: () => void;
      }
    | undefined;
  onShow: (modal: OpenModal) => void;
  /** Closes the topmost modal; the one below it appears again. */
  onCloseModal: () => void;
  onCloseAll: () => void;
  messagesOf: MessagesOf | undefined;
  /** Where an unsaved form is continued, on a page that can't open it again. */
  continuedAt?: string;
}

export function AppointmentModals(props: AppointmentModalsProps) {
  const { modal, openId, wanted, onShow, onCloseModal, onCloseAll } = props;
  if (modal?.kind === 'create')
    return (
      <CreateAppointmentModal
        slot={modal.slot}
        patient={modal.patient}
        treatment={modal.treatment}
        continuedAt={props.continuedAt}
        onClose={onCloseModal}
      />
    );
  if (modal?.kind === 'reschedule')
    return <RescheduleModal appointment={modal.appointment} onClose={onCloseModal} onMoved={onCloseAll} />;
  if (modal?.kind === 'block') {
    const { date, professionalId } = modal.slot;
    return <BlockHoursModal date={date} professionalId={professionalId} onClose={onCloseModal} />;
  }
  if (modal?.kind === 'blocked') return <BlockDetailsModal block={modal.block} onClose={onCloseModal} />;
  if (modal?.kind === 'delete') {
    return (
      <DeleteAppointmentModal appointment={modal.appointment} onClose={onCloseModal} onDeleted={onCloseAll} />
    );
  }
  if (modal?.kind === 'edit') {
    return modal.stored ? (
      <EditAppointmentModal
        stored={modal.stored}
        continuedAt={props.continuedAt}
        onClose={onCloseModal}
        onSaved={onCloseAll}
      />
    ) : (
      <PreparedEdit
        id={modal.id}
        onReady={(stored) => onShow({ ...modal, stored })}
        onFailed={onCloseModal}
      />
    );
  }
  if (wanted)
    return (
      <PreparedCreate
        patientId={wanted.patientId}
        onReady={(patient, usual) => {
          const { slot, treatment } = wanted;
          onShow(
            treatment === undefined
              ? { kind: 'create', slot: { ...usual, ...slot }, patient, treatment: usual?.treatment }
              : { kind: 'create', slot, patient, treatment },
          );
          wanted.forget();
        }}
      />
    );
  if (openId === undefined) return null;
  return (
    <AppointmentDetailsModal
      key={openId}
      id={openId}
      onClose={onCloseAll}
      onReschedule={(appointment) => onShow({ kind: 'reschedule', appointment })}
      onEdit={({ id }) => onShow({ kind: 'edit', id })}
      onDelete={(appointment) => onShow({ kind: 'delete', appointment })}
      messagesOf={props.messagesOf}
    />
  );
}

interface PreparedCreateProps {
  patientId: number | undefined;
  onReady: (patient: AgendaPatient | undefined, usual: UsualAppointment | undefined) => void;
}

/**
 * Loads the patient of a new appointment and their usual appointment; if that fails, the user chooses the patient in
 * the form.
 */
function PreparedCreate({ patientId, onReady }: PreparedCreateProps) {
  const { data, error } = usePatientOptionQuery({
    variables: { id: patientId ?? 0 },
    fetchPolicy: 'network-only',
    skip: patientId === undefined,
  });
  const { loading } = useClinicProfessionalsQuery();
  const { loading: isLoadingTreatments } = useClinicTreatmentsQuery();
  const professionals = useProfessionals();
  const treatments = useTreatments();
  useEffect(() => {
    if (!loading && !isLoadingTreatments && (patientId === undefined || data || error))
      onReady(data?.patient ?? undefined, usualAppointment(data?.lastVisit, treatments, professionals));
  });
  return null;
}

interface PreparedEditProps {
  id: number;
  onReady: (stored: StoredAppointment) => void;
  onFailed: () => void;
}

/**
 * Loads the appointment before editing, since the list may be outdated, and waits for the professionals, who decide
 * which fields the form has.
 */
function PreparedEdit({ id, onReady, onFailed }: PreparedEditProps) {
  const can = useRights();
  const { data, error } = useAppointmentDetailsQuery({
    variables: { id, withHealthData: can('HEALTH_DATA', 'READ') },
    fetchPolicy: 'network-only',
  });
  const { loading } = useClinicProfessionalsQuery();
  const hasFailed = error !== undefined || data?.appointment === null;
  useEffect(() => {
    if (data?.appointment && !loading) onReady(data.appointment);
    else if (hasFailed) {
      toasts.error('Error al preparar el formulario de edición', CALENDAR_TOAST_MS);
      onFailed();
    }
  });
  return null;
}
