import type { TypedPatient } from '#domain/patients/typed-patient.js';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
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
  /** Additional fields. */
  children?: ReactNode;
  /** Whether the additional fields are complete. */
  isReady?: boolean;
  hasChanges?: boolean;
  onClose: () => void;
}

/** Creates or edits an appointment. It stays open if the server rejects the values. */
export function AppointmentFormModal({
  form,
  isReady = true,
  hasChanges = false,
  ...props
}: AppointmentFormModalProps) {
  /** Absent while no patient is being added; empty if nothing about the new patient is known. */
  const [added, setAdded] = useState<{ typed?: TypedPatient | undefined }>();
  const { values, isSaving, conflict } = form;

  const save = () => void (isComplete(values) && isReady && !form.isUndecided && form.submit());
  const onEnter = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter') return;
    // Saves from anywhere in the form.
    const isShortcut = event.ctrlKey || event.metaKey;
    if (isShortcut) {
      event.preventDefault();
      save();
    }
    // Enter does nothing while the button is disabled, so an error says why.
    const isPlainField = target instanceof HTMLInputElement && target.role !== 'combobox';
    if ((isShortcut || isPlainField) && !isComplete(values))
      toasts.error('Por favor, complete todos los campos requeridos', CALENDAR_TOAST_MS);
  };
  return (
    <Modal
      title={props.title}
      isBusy={isSaving}
      hasChanges={form.isDirty || hasChanges}
      onClose={props.onClose}
      onSubmit={save}
      actions={
        <CancelOrSubmit
          submit={props.accept}
          isBusy={isSaving}
          isDisabled={!isComplete(values) || !isReady || form.isUndecided}
          onCancel={props.onClose}
        />
      }
    >
      {conflict && <EditConflict conflict={conflict} />}
      <Box onKeyDown={onEnter}>
        <AppointmentFields form={form} onNewPatient={(typed) => setAdded({ typed })}>
          {props.children}
        </AppointmentFields>
      </Box>
      {added && (
        <NewPatientModal
          typed={added.typed}
          onClose={() => setAdded(undefined)}
          onChosen={(patient) => {
            form.change({ patient });
            setAdded(undefined);
          }}
        />
      )}
    </Modal>
  );
}
