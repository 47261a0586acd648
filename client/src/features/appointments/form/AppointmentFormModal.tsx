import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import { type CompleteValues, isComplete } from './appointment-form-values';
import { AppointmentFields } from './AppointmentFields';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { NewPatientModal } from './NewPatientModal';
import type { AppointmentFormState } from './use-appointment-form';
import type { SaveOutcome } from './use-save-appointment';

interface AppointmentFormModalProps {
  title: string;
  form: AppointmentFormState;
  /** What the button that saves says. */
  accept: string;
  /** Something else has to be decided first. */
  isBlocked?: boolean;
  save: (values: CompleteValues) => Promise<SaveOutcome>;
  onSaved: () => void;
  onClose: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
}

/** The form of an appointment, new or edited (spec, section 2). A refusal leaves it open, with what was written. */
export function AppointmentFormModal({ form, isBlocked = false, ...props }: AppointmentFormModalProps) {
  const [isSaving, setSaving] = useState(false);
  const [isAddingPatient, setAddingPatient] = useState(false);
  const { values } = form;

  const submit = async () => {
    if (isSaving || isBlocked || !isComplete(values)) return;
    setSaving(true);
    const outcome = await props.save(values);
    setSaving(false);
    if (outcome.kind === 'saved') props.onSaved();
    else form.hours.reload();
    if (outcome.kind === 'failed') form.refuse(outcome.fields);
  };
  // A disabled button makes Enter do nothing at all: say why.
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
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSaving} onClick={props.onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!isComplete(values) || isBlocked}
            loading={isSaving}
          >
            {props.accept}
          </Button>
        </>
      }
    >
      {props.children}
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
