import { shortDate } from '#domain/clinic-time.es.js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Modal } from '../../ui/Modal';
import { toasts } from '../../ui/toasts';
import { type ChosenSlot, isComplete, newAppointment } from './appointment-form-values';
import { AppointmentFields } from './AppointmentFields';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { NewPatientModal } from './NewPatientModal';
import { useAppointmentForm } from './use-appointment-form';
import { useCreateAppointment } from './use-save-appointment';

interface CreateAppointmentModalProps {
  slot: ChosenSlot;
  onClose: () => void;
}

/** 'Nueva Cita' (spec, section 2). A refused hour leaves it open, with what was written. */
export function CreateAppointmentModal({ slot, onClose }: CreateAppointmentModalProps) {
  const [initial] = useState(() => newAppointment(slot));
  const form = useAppointmentForm(initial, undefined);
  const create = useCreateAppointment();
  const [isSaving, setSaving] = useState(false);
  const [isAddingPatient, setAddingPatient] = useState(false);
  const { values } = form;

  const submit = async () => {
    if (isSaving) return;
    if (!isComplete(values)) {
      toasts.error('Por favor, complete todos los campos requeridos', CALENDAR_TOAST_MS);
      return;
    }
    setSaving(true);
    const outcome = await create(values);
    setSaving(false);
    if (outcome.kind === 'saved') onClose();
    else form.hours.reload();
    if (outcome.kind === 'failed') form.refuse(outcome.fields);
  };
  return (
    <Modal
      title={values.date ? `Nueva Cita - ${shortDate(values.date)}` : 'Nueva Cita'}
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSaving} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={!isComplete(values)} loading={isSaving}>
            Guardar
          </Button>
        </>
      }
    >
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
