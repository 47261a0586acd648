import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCurrentStaff } from '../../../session/current-staff';
import { readTokens } from '../../../session/session-tokens';
import { toasts } from '../../../ui/notices/toasts';
import { PATIENT_FIELDS, type PatientField, type PatientFormValues } from './patient-form-values';
import { forgetUnsavedPatient, keepUnsavedPatient, readUnsavedPatient } from './unsaved-patient';

/** Keeps what was typed when the session ends, and restores it after the same user logs in. */
export function useRestoredForm(
  { getValues, setValue, formState }: UseFormReturn<PatientFormValues>,
  patientId: number | undefined,
): void {
  const { id: staffId } = useCurrentStaff();
  const { defaultValues } = formState;
  useEffect(() => {
    const written = readUnsavedPatient({ staffId, patientId });
    if (!written) return;
    for (const [field, value] of Object.entries(written))
      setValue(field as PatientField, value, { shouldDirty: true });
    toasts.info('Se recuperó lo que había escrito.');
  }, [setValue, staffId, patientId]);

  useEffect(
    () => () => {
      // Closed, saved or discarded: there is nothing to restore.
      if (readTokens()) return forgetUnsavedPatient();
      const values = getValues();
      const changed = PATIENT_FIELDS.filter(
        (field) => JSON.stringify(values[field]) !== JSON.stringify(defaultValues?.[field]),
      );
      if (changed.length === 0) return;
      keepUnsavedPatient(
        { staffId, patientId },
        Object.fromEntries(changed.map((field) => [field, values[field]])),
      );
    },
    [getValues, defaultValues, staffId, patientId],
  );
}
