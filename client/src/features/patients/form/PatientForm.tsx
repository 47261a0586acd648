import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect } from 'react';
import { EditConflict } from '../../../editing/EditConflict';
import { useRights } from '../../../session/current-staff';
import { FormButtons } from '../../../ui/FormButtons';
import { toasts } from '../../../ui/notices/toasts';
import { useMayLeave, useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { MoreData } from './MoreData';
import { PatientFields } from './PatientFields';
import type { EditablePatient, PatientFormValues } from './patient-form-values';
import { RutHolderPanel } from './RutHolderPanel';
import { ConditionVersionsButton } from '../versions/ConditionVersionsButton';
import { usePatientForm } from './use-patient-form';

interface PatientFormProps {
  /** Absent for a new patient. */
  patient?: EditablePatient | undefined;
  /** Known data of a new patient. */
  typed?: Partial<PatientFormValues> | undefined;
  onSaved: (id: number) => void;
  onCancel: () => void;
  /** Opens another patient instead. */
  onOpen: (id: number) => void;
  /** Addresses at which the form stays open. */
  staysAt: (address: URL) => boolean;
}

export function PatientForm({ patient, typed, onSaved, onCancel, onOpen, staysAt }: PatientFormProps) {
  const can = useRights();
  const state = usePatientForm(patient, onSaved, typed);
  const { form, check, stored, conflict, blockedBy, isDirty, isSaving } = state;
  const { dirtyFields } = form.formState;
  const mayLeave = useMayLeave();
  useUnsavedChanges(isDirty, staysAt, state.forgetDraft);
  const { setFocus } = form;
  const startsWithRut = typed?.rut !== undefined;
  useEffect(() => {
    setFocus(startsWithRut ? 'name' : 'rut');
  }, [setFocus, startsWithRut]);

  /** A form that only contains another patient's RUT has no input to lose. */
  const hasMoreThanRut = Object.keys(dirtyFields).some((field) => field !== 'rut');
  const openHolder = async (id: number) => {
    if (!hasMoreThanRut || (await mayLeave())) onOpen(id);
  };
  // Enter does nothing while the button is disabled, so a message explains why.
  const explainEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && blockedBy) {
      event.preventDefault();
      toasts.error(blockedBy);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
      onKeyDown={explainEnter}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {state.isRestored && <RestoredNotice onStartOver={state.startOver} />}
      {conflict && <EditConflict conflict={conflict} />}
      {check.holder && (
        <RutHolderPanel
          holder={check.holder}
          isEditing={stored !== undefined}
          onOpen={(id) => void openHolder(id)}
        />
      )}
      <PatientFields {...state} />
      <MoreData form={form} faults={state.faults} />
      {patient && can('HEALTH_DATA') && <ConditionVersionsButton patient={patient} />}
      <FormButtons>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isSaving}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={check.isChecking || blockedBy !== undefined}
          loading={isSaving}
          loadingPosition="start"
          sx={{ minWidth: 150 }}
        >
          {check.isChecking ? 'Verificando...' : stored ? 'Actualizar' : 'Guardar'}
        </Button>
      </FormButtons>
    </Box>
  );
}
