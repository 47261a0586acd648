import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EditConflict, type EditDifference } from '../../../ui/EditConflict';
import { withMyChanges } from '../../../ui/edit-differences';
import { appointmentDifferences } from './appointment-conflict';
import { AppointmentDetailsDocument } from '../details/appointment-details.generated';
import {
  type AppointmentValues,
  type CompleteValues,
  type StoredAppointment,
  valuesOf,
} from './appointment-form-values';
import { AppointmentFormModal } from './AppointmentFormModal';
import { useAppointmentForm } from './use-appointment-form';
import { useUpdateAppointment } from './use-save-appointment';

interface EditAppointmentModalProps {
  /** As it was when the editing began: what others do meanwhile does not change it. */
  stored: StoredAppointment;
  onClose: () => void;
  onSaved: () => void;
}

/** 'Editar Cita' (spec, section 2). */
export function EditAppointmentModal({ stored, onClose, onSaved }: EditAppointmentModalProps) {
  const [seen, setSeen] = useState(stored);
  const [initial] = useState(() => valuesOf(stored));
  const [conflict, setConflict] = useState<readonly EditDifference[]>([]);
  const form = useAppointmentForm(initial, seen);
  const client = useApolloClient();
  const update = useUpdateAppointment();

  const save = async (values: CompleteValues) => {
    const outcome = await update(seen, values);
    if (outcome.kind === 'stale') await compare(values);
    return outcome;
  };
  /** Somebody else saved first: what they changed is shown before anything is written over. */
  const compare = async (mine: CompleteValues) => {
    const { data } = await client
      .query({ query: AppointmentDetailsDocument, variables: { id: seen.id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (!data?.appointment) return;
    const versions = { before: valuesOf(seen), theirs: valuesOf(data.appointment), mine };
    form.change(withMyChanges<AppointmentValues>(versions));
    setSeen(data.appointment);
    setConflict(appointmentDifferences(versions));
  };
  return (
    <AppointmentFormModal
      title={`Editar Cita - ID: ${stored.id}`}
      accept="Actualizar"
      form={form}
      isBlocked={conflict.length > 0}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {conflict.length > 0 && (
        <EditConflict
          title="Otra persona cambió esta cita mientras la editaba"
          differences={conflict}
          onKeepMine={() => setConflict([])}
          onTakeTheirs={() => {
            form.change(valuesOf(seen));
            setConflict([]);
          }}
        />
      )}
    </AppointmentFormModal>
  );
}
