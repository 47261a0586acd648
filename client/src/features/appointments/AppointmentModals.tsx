import { useEffect } from 'react';
import { toasts } from '../../ui/notices/toasts';
import type { AgendaAppointment } from './agenda-appointment';
import { useAppointmentDetailsQuery } from './details/appointment-details.generated';
import type { ChosenSlot, StoredAppointment } from './form/appointment-form-values';
import { AppointmentDetailsModal, type MessagesOf } from './details/AppointmentDetailsModal';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { CreateAppointmentModal } from './form/CreateAppointmentModal';
import { DeleteAppointmentModal } from './details/DeleteAppointmentModal';
import { EditAppointmentModal } from './form/EditAppointmentModal';

/** What stands over the calendar. */
export type OpenModal =
  | { readonly kind: 'create'; readonly slot: ChosenSlot }
  | { readonly kind: 'edit'; readonly id: number; readonly stored?: StoredAppointment }
  | { readonly kind: 'delete'; readonly appointment: AgendaAppointment };

interface AppointmentModalsProps {
  modal: OpenModal | undefined;
  /** The appointment that the address names. */
  openId: number | undefined;
  onShow: (modal: OpenModal) => void;
  /** Closes what stands on top; what was under it is there again. */
  onCloseModal: () => void;
  /** Closes all. */
  onCloseAll: () => void;
  messagesOf: MessagesOf | undefined;
}

/** The appointments' four modals, one at a time. */
export function AppointmentModals(props: AppointmentModalsProps) {
  const { modal, openId, onShow, onCloseModal, onCloseAll } = props;
  if (modal?.kind === 'create') return <CreateAppointmentModal slot={modal.slot} onClose={onCloseModal} />;
  if (modal?.kind === 'delete') {
    return (
      <DeleteAppointmentModal appointment={modal.appointment} onClose={onCloseModal} onDeleted={onCloseAll} />
    );
  }
  if (modal?.kind === 'edit') {
    return modal.stored ? (
      <EditAppointmentModal stored={modal.stored} onClose={onCloseModal} onSaved={onCloseAll} />
    ) : (
      <PreparedEdit
        id={modal.id}
        onReady={(stored) => onShow({ ...modal, stored })}
        onFailed={onCloseModal}
      />
    );
  }
  if (openId === undefined) return null;
  return (
    <AppointmentDetailsModal
      key={openId}
      id={openId}
      onClose={onCloseAll}
      onEdit={({ id }) => onShow({ kind: 'edit', id })}
      onDelete={(appointment) => onShow({ kind: 'delete', appointment })}
      messagesOf={props.messagesOf}
    />
  );
}

interface PreparedEditProps {
  id: number;
  onReady: (stored: StoredAppointment) => void;
  onFailed: () => void;
}

/** An edit begins with what is stored now, and not with what a list showed a while ago. */
function PreparedEdit({ id, onReady, onFailed }: PreparedEditProps) {
  const { data, error } = useAppointmentDetailsQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const hasFailed = error !== undefined || data?.appointment === null;
  useEffect(() => {
    if (data?.appointment) onReady(data.appointment);
    else if (hasFailed) {
      toasts.error('Error al preparar el formulario de edición', CALENDAR_TOAST_MS);
      onFailed();
    }
  });
  return null;
}
