import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Modal } from '../../ui/Modal';
import { toasts } from '../../ui/toasts';
import { type Difference, differencesOf, withMyChanges } from './appointment-conflict';
import { AppointmentDetailsDocument } from './appointment-details.generated';
import { isComplete, type StoredAppointment, valuesOf } from './appointment-form-values';
import { AppointmentConflict } from './AppointmentConflict';
import { AppointmentFields } from './AppointmentFields';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { NewPatientModal } from './NewPatientModal';
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
  const [conflict, setConflict] = useState<readonly Difference[]>([]);
  const form = useAppointmentForm(initial, seen);
  const client = useApolloClient();
  const update = useUpdateAppointment();
  const [isSaving, setSaving] = useState(false);
  const [isAddingPatient, setAddingPatient] = useState(false);
  const { values } = form;

  const submit = async () => {
    if (isSaving || conflict.length > 0) return;
    if (!isComplete(values)) {
      toasts.error('Por favor, complete todos los campos requeridos', CALENDAR_TOAST_MS);
      return;
    }
    setSaving(true);
    const outcome = await update(seen, valuesOf(seen), values);
    if (outcome.kind === 'stale') await compare();
    setSaving(false);
    if (outcome.kind === 'saved') onSaved();
    if (outcome.kind === 'taken') form.hours.reload();
    if (outcome.kind === 'failed') form.refuse(outcome.fields);
  };
  /** Somebody else saved first: what they changed is shown before anything is written over. */
  const compare = async () => {
    const { data } = await client
      .query({ query: AppointmentDetailsDocument, variables: { id: seen.id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (!data?.appointment) return;
    const theirs = valuesOf(data.appointment);
    const differences = differencesOf(valuesOf(seen), theirs, values);
    form.change(withMyChanges(valuesOf(seen), theirs, values));
    setSeen(data.appointment);
    setConflict(differences);
  };
  return (
    <Modal
      title={`Editar Cita - ID: ${stored.id}`}
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSaving} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!isComplete(values) || conflict.length > 0}
            loading={isSaving}
          >
            Actualizar
          </Button>
        </>
      }
    >
      {conflict.length > 0 && (
        <AppointmentConflict
          differences={conflict}
          onKeepMine={() => setConflict([])}
          onTakeTheirs={() => {
            form.change(valuesOf(seen));
            setConflict([]);
          }}
        />
      )}
      <AppointmentFields form={form} onNewPatient={() => setAddingPatient(true)} />
      {isAddingPatient && (
        <NewPatientModal
          onClose={() => setAddingPatient(false)}
          onChosen={(patient) => {
            form.change({ patient });
            setAddingPatient(false);
          }}
        />
      )}
    </Modal>
  );
}
