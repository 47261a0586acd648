import Box from '@mui/material/Box';
import { type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { EditConflict } from '../../../editing/EditConflict';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { lazyPart } from '../../../ui/frame/lazy-part';
import { Placeholder } from '../../../ui/Placeholder';
import { toasts } from '../../../ui/notices/toasts';
import type { AgendaPatient } from '../agenda-appointment';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { isComplete } from './appointment-form-values';
import { AppointmentFields } from './AppointmentFields';
import type { NewPatientInPlace, NewPatientSaver } from './NewPatientInPlace';
import { PatientPicker } from './PatientPicker';
import type { SeriesOption } from './series-option';
import type { AddedPatient } from './use-added-patient';
import type { AppointmentFormState } from './use-appointment-form';

const { Part: NewPatient, preload } = lazyPart<Parameters<typeof NewPatientInPlace>[0]>(() =>
  import('./NewPatientInPlace').then((module) => module.NewPatientInPlace),
);

interface AppointmentFormModalProps {
  title: string;
  form: AppointmentFormState;
  adding: AddedPatient;
  /** The label of the save button. */
  accept: string;
  series?: SeriesOption;
  /** Whether the series is complete. */
  isReady?: boolean;
  hasChanges?: boolean;
  /** Called when the user discards what was restored. */
  onStartOver?: () => void;
  onClose: () => void;
}

/** Creates or edits an appointment. It stays open if the server rejects the values. */
export function AppointmentFormModal({
  form,
  adding,
  isReady = true,
  hasChanges = false,
  ...props
}: AppointmentFormModalProps) {
  const { added, state: newPatient } = adding;
  const saver = useRef<NewPatientSaver>(null);
  const { values, isSaving, conflict, stored } = form;
  // The first field of a new patient takes what is typed right after the click.
  useEffect(preload, []);
  // A new patient is saved first, and the appointment then with the values of that render.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const isFilled = added
    ? newPatient.isReady && isComplete({ ...values, patient: NOT_YET_SAVED })
    : isComplete(values);

  // A series' days are only known once the patient is saved.
  const isDisabled = !isFilled || (!isReady && !added) || form.isUndecided;

  const save = () => {
    if (isDisabled) return;
    void (added ? saver.current?.save() : form.submit());
  };
  const choose = (patient: AgendaPatient, isNew: boolean) => {
    form.change({ patient });
    adding.stop();
    if (isNew && isReady) void latest.current.submit();
  };
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
    if ((isShortcut || isPlainField) && !isFilled)
      toasts.error('Por favor, complete todos los campos requeridos', CALENDAR_TOAST_MS);
  };
  const close = () => {
    form.forgetDraft();
    props.onClose();
  };
  return (
    <Modal
      title={props.title}
      isBusy={isSaving}
      hasChanges={
        form.isDirty ||
        hasChanges ||
        (added !== undefined && (newPatient.isDirty || added.isRestored === true))
      }
      onClose={close}
      onSubmit={save}
      actions={
        <CancelOrSubmit submit={props.accept} isBusy={isSaving} isDisabled={isDisabled} onCancel={close} />
      }
    >
      {form.isRestored && (
        <Box sx={{ marginBottom: 2 }}>
          <RestoredNotice
            onStartOver={() => {
              adding.stop();
              props.onStartOver?.();
              form.startOver();
            }}
          />
        </Box>
      )}
      {conflict && <EditConflict conflict={conflict} />}
      <Box onKeyDown={onEnter}>
        <AppointmentFields
          form={form}
          series={props.series}
          who={
            added ? (
              <Suspense fallback={<Placeholder sx={{ height: 300 }} />}>
                <NewPatient
                  typed={added.typed}
                  saver={saver}
                  onChange={adding.note}
                  onChosen={choose}
                  onCancel={adding.stop}
                  onDiscard={form.forgetDraft}
                />
              </Suspense>
            ) : (
              <PatientPicker
                patient={values.patient}
                error={form.faults['patient']}
                onChoose={(patient) => form.change({ patient })}
                onCreate={adding.start}
                autoFocus={!stored && !values.patient}
              />
            )
          }
        />
      </Box>
    </Modal>
  );
}

/** Stands for the new patient while it is checked whether the rest is complete. */
const NOT_YET_SAVED: AgendaPatient = { id: 0, name: '', rut: '', provisionalRut: true };
