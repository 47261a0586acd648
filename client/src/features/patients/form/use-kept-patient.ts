import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { drafts } from '../../../drafts/drafts';
import { useCurrentStaff, useRights } from '../../../session/current-staff';
import { changedFields, type PatientDraft, patientForm, patientFormPath } from './patient-draft';
import {
  type EditablePatient,
  type PatientField,
  type PatientFormValues,
  valuesOf,
} from './patient-form-values';

interface KeptPatient {
  /** Whether the form was filled from a draft. */
  readonly isRestored: boolean;
  readonly forget: () => void;
}

/**
 * Stores the input as a draft in this browser until it is saved or discarded, and fills the form from the draft.
 * @param stored absent for a new patient. @param empty the initial values of a new patient's form.
 */
export function useKeptPatient(
  { getValues, setValue, subscribe }: UseFormReturn<PatientFormValues>,
  draft: PatientDraft | undefined,
  stored: EditablePatient | undefined,
  empty: PatientFormValues,
): KeptPatient {
  const { id: staffId } = useCurrentStaff();
  const hasHealthData = useRights()('HEALTH_DATA');
  const patientId = stored?.id;
  const place = useMemo(() => ({ staffId, form: patientForm(patientId) }), [staffId, patientId]);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [written] = useState(draft?.written);
  useEffect(() => {
    for (const [field, value] of Object.entries(written ?? {}))
      setValue(field as PatientField, value, { shouldDirty: true });
  }, [setValue, written]);

  const forget = useCallback(() => {
    setRestored(false);
    void drafts.forget(place);
  }, [place]);

  useEffect(() => {
    const keep = () => {
      const values = getValues();
      const changed = changedFields(values, stored ? valuesOf(stored) : empty);
      if (changed.length === 0) return forget();
      const content: PatientDraft = {
        written: Object.fromEntries(changed.map((field) => [field, values[field]])),
        base: stored,
      };
      const title = stored ? `Datos de ${stored.name}` : `Paciente nuevo${values.name && `: ${values.name}`}`;
      void drafts.keep(place, { content, title, path: patientFormPath(stored?.id), hasHealthData });
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, place, stored, empty, hasHealthData, forget]);

  return { isRestored, forget };
}

/**
 * The base of an edit with a draft: the stored patient, unless another user has changed a drafted field since. In that
 * case it is the base of the draft, so that saving is refused and both versions are shown.
 */
export function baseOf(patient: EditablePatient, draft: PatientDraft | undefined): EditablePatient {
  if (!draft?.base) return patient;
  const changedSince = changedFields(valuesOf(patient), valuesOf(draft.base));
  return changedSince.some((field) => field in draft.written) ? draft.base : patient;
}
