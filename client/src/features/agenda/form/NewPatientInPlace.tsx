import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { isInvisible } from '#domain/written-text.js';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId, useImperativeHandle } from 'react';
import { useWatch } from 'react-hook-form';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes';
import { toasts } from '../../../ui/notices/toasts';
import { EssentialPatientFields } from '../../patients/form/EssentialPatientFields';
import { RutHolderPanel } from '../../patients/form/RutHolderPanel';
import type { PatientFormValues } from '../../patients/form/patient-form-values';
import { usePatientForm } from '../../patients/form/use-patient-form';
import type { AgendaPatient } from '../agenda-appointment';
import { PatientOptionDocument } from './patient-options.generated';

/** Saves the new patient, who is then passed to `onChosen`. */
export interface NewPatientSaver {
  readonly save: () => Promise<void>;
}

export interface NewPatientState {
  /** Whether everything required is filled in. */
  readonly isReady: boolean;
  readonly isDirty: boolean;
  readonly typed: Partial<PatientFormValues>;
}

interface NewPatientInPlaceProps {
  typed: Partial<PatientFormValues> | undefined;
  saver: RefObject<NewPatientSaver | null>;
  /** Must be the same function on every render. */
  onChange: (state: NewPatientState) => void;
  /** @param isNew false for a patient who already had the RUT. */
  onChosen: (patient: AgendaPatient, isNew: boolean) => void;
  onCancel: () => void;
  /** Called once the user leaves the page without saving. Must be the same function on every render. */
  onDiscard: () => void;
}

/** A new patient within the appointment's form: saved together with the appointment, or chosen if the RUT is known. */
export function NewPatientInPlace(props: NewPatientInPlaceProps) {
  const { typed, saver, onChange, onChosen, onCancel, onDiscard } = props;
  const client = useApolloClient();
  const titleId = useId();
  const choose = async (id: number, isNew: boolean) => {
    const { data } = await client
      .query({ query: PatientOptionDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (data?.patient) return onChosen(data.patient, isNew);
    toasts.error(PATIENT_NOT_FOUND);
    onCancel();
  };
  const state = usePatientForm(undefined, (id) => void choose(id, true), typed, true);
  const { form, check, blockedBy, isDirty } = state;
  useUnsavedChanges(isDirty, staysHere, onDiscard);
  useImperativeHandle(saver, () => ({ save: state.submit }));
  const values = useWatch({ control: form.control, compute: (written) => written });
  const required = [values.name, values.phone, values.email, values.emergencyContact];
  const isReady = !required.some(isInvisible) && !check.isChecking && blockedBy === undefined;
  useEffect(() => onChange({ isReady, isDirty, typed: values }), [isReady, isDirty, values, onChange]);
  const { setFocus } = form;
  const hasName = typed !== undefined && 'name' in typed;
  useEffect(() => setFocus(hasName ? 'phone' : 'name'), [setFocus, hasName]);
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: 1.5,
        padding: 1.5,
        borderRadius: 'var(--r-control)',
        border: '1px solid var(--line)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
          Nuevo Paciente
        </Typography>
        <Button size="small" color="inherit" onClick={onCancel}>
          Elegir uno existente
        </Button>
      </Box>
      {check.holder && (
        <RutHolderPanel holder={check.holder} isEditing={false} onOpen={(id) => void choose(id, false)} />
      )}
      <EssentialPatientFields {...state} />
    </Box>
  );
}

const staysHere = ({ pathname }: URL): boolean => pathname === location.pathname;
