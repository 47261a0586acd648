import { PATIENT_NOT_FOUND } from '#domain/messages.es.js';
import { parseRut } from '#domain/rut.js';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { toasts } from '../../../ui/notices/toasts';
import { type Difference, differencesOf, type Side } from './patient-conflict';
import {
  type EditablePatient,
  EMPTY_PATIENT,
  isPatientField,
  type PatientField,
  type PatientFormValues,
  valuesOf,
} from './patient-form-values';
import { PatientToEditDocument } from '../patients.generated';
import { useKeptForm } from './use-kept-form';
import { type RutCheck, useRutCheck } from './use-rut-check';
import { CREATE_BLOCKED, useSavePatient } from './use-save-patient';

export interface PatientFormState {
  readonly form: UseFormReturn<PatientFormValues>;
  readonly check: RutCheck;
  /** The patient as last seen; absent for a new one. */
  readonly seen: EditablePatient | undefined;
  /** What two people changed at the same time; empty while nobody else did. */
  readonly differences: readonly Difference[];
  readonly pick: (field: PatientField, side: Side) => void;
  /** Why it can't be saved now, in a sentence. */
  readonly blockedBy: string | undefined;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** A patient's form from its first key to a save that succeeded. @param patient absent for a new one. */
export function usePatientForm(
  patient: EditablePatient | undefined,
  onSaved: (id: number) => void,
): PatientFormState {
  const client = useApolloClient();
  const save = useSavePatient();
  const [seen, setSeen] = useState(patient);
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const form = useForm<PatientFormValues>({ defaultValues: patient ? valuesOf(patient) : EMPTY_PATIENT });
  useKeptForm(form, patient?.id);
  const check = useRutCheck(useWatch({ control: form.control, name: 'rut' }), seen && parseRut(seen.rut));

  const store = async (values: PatientFormValues, base: EditablePatient | undefined): Promise<void> => {
    const outcome = await save(values, base);
    switch (outcome.kind) {
      case 'saved':
        return onSaved(outcome.id);
      case 'rut-in-use':
        return check.checkNow();
      case 'stale':
        return base && compare(values, base);
      case 'failed':
        return Object.entries(outcome.fields)
          .filter((entry): entry is [PatientField, string[]] => isPatientField(entry[0]))
          .forEach(([field, all], index) =>
            form.setError(field, { message: all.join(' ') }, { shouldFocus: index === 0 }),
          );
    }
  };
  /** Somebody else saved first: nothing of theirs or ours goes under without being seen. */
  const compare = async (mine: PatientFormValues, base: EditablePatient): Promise<void> => {
    const { data } = await client
      .query({ query: PatientToEditDocument, variables: { id: base.id }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    if (!data) return;
    if (!data.patient) return void toasts.error(PATIENT_NOT_FOUND);
    const found = differencesOf(base, data.patient, mine);
    setSeen(data.patient);
    setDifferences(found);
    for (const { field, theirs, pick } of found) if (pick === 'theirs') write(field, theirs);
  };
  const write = (field: PatientField, text: string) => form.setValue(field, text, { shouldDirty: true });

  return {
    form,
    check,
    seen,
    differences,
    pick(field, side) {
      setDifferences(differences.map((one) => (one.field === field ? { ...one, pick: side } : one)));
      const picked = differences.find((one) => one.field === field);
      if (picked) write(field, picked[side]);
    },
    blockedBy: check.fault ?? duplicateOf(check, seen) ?? unsettledOf(differences),
    submit: form.handleSubmit((values) => store(values, seen)),
  };
}

export const RUT_TAKEN = 'No puedes cambiar a este RUT porque ya está en uso.';

const duplicateOf = ({ holder }: RutCheck, seen: EditablePatient | undefined): string | undefined =>
  holder && (seen ? RUT_TAKEN : CREATE_BLOCKED);

const unsettledOf = (differences: readonly Difference[]): string | undefined =>
  differences.some(({ pick }) => pick === undefined)
    ? 'Elija qué conservar de cada dato antes de actualizar.'
    : undefined;
