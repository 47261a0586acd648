import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { EditConflict } from '../../../editing/EditConflict';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import { isComplete } from './appointment-form-values';
import { AppointmentFields } from './AppointmentFields';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { NewPatientModal } from './NewPatientModal';
import type { AppointmentFormState } from './use-appointment-form';

interface AppointmentFormModalProps {
  title: string;
  form: AppointmentFormState;
  /** The label of the save button. */
  accept: string;
  onClose: () => void;
}

/** Creates or edits an appointment. It stays open if the server rejects the values. */
export function AppointmentFormModal({ form, ...props }: AppointmentFormModalProps) {
  const [isAddingPatient, setAddingPatient] = useState(false);
  const { values, isSaving, conflict } = form;

  // Enter does nothing while the button is disabled, so this says why.
  const explainEnter = ({ key, target }: KeyboardEvent) => {
    const isPlainField = target instanceof HTMLInputElement && target.role !== 'combobox';
    if (key === 'Enter' && isPlainField && !isComplete(values))
      toasts.error('Por favor, complete todos los campos requeridos', CALENDAR_TOAST_MS);
  };
  return (
    <Modal
      title={props.title}
      isBusy={isSaving}
      hasChanges={form.isDirty}
      onClose={props.onClose}
      onSubmit={() => void (isComplete(values) && !form.isUndecided && form.submit())}
      actions={
        <CancelOrSubmit
          submit={props.accept}
          isBusy={isSaving}
          isDisabled={!isComplete(values) || form.isUndecided}
          onCancel={props.onClose}
        />
      }
    >
      {conflict && <EditConflict conflict={conflict} />}
      <Box onKeyDown={explainEnter}>
        <AppointmentFields form={form} onNewPatient={() => setAddingPatient(true)} />
      </Box>
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
