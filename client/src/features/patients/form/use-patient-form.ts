import { parseRut } from '#domain/rut.js';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Failure } from '../../../calls/failure';
import { useVersionedForm, type VersionedForm } from '../../../editing/use-versioned-form';
import { useRights } from '../../../session/current-staff';
import {
  type EditablePatient,
  EMPTY_PATIENT,
  FIELD_LABELS,
  inWords,
  type PatientFormValues,
  toCreateInput,
  toUpdateInput,
  valuesOf,
} from './patient-form-values';
import {
  PatientToEditDocument,
  useCreatePatientMutation,
  useUpdatePatientMutation,
} from '../patients.generated';
import { baseOf, useKeptPatient } from './use-kept-patient';
import type { PatientDraft } from './patient-draft';
import { type RutCheck, useRutCheck } from './use-rut-check';

export interface PatientFormState extends VersionedForm<PatientFormValues, EditablePatient> {
  readonly check: RutCheck;
  /** The reason why it can't be saved now. */
  readonly blockedBy: string | undefined;
  /** Whether the form was filled from a draft. */
  readonly isRestored: boolean;
  /** Resets the form to the stored values. */
  readonly startOver: () => void;
  /** Removes the draft when the user leaves the form. */
  readonly forgetDraft: () => void;
}

/**
 * @param current absent for a new patient. @param draft the draft of an earlier edit.
 * @param typed known data of a new patient.
 */
export function usePatientForm(
  current: EditablePatient | undefined,
  draft: PatientDraft | undefined,
  onSaved: (id: number) => void,
  typed?: Partial<PatientFormValues>,
): PatientFormState {
  const client = useApolloClient();
  const withHealthData = useRights()('HEALTH_DATA');
  const [patient] = useState(() => current && baseOf(current, draft));
  const [empty] = useState(() => ({ ...EMPTY_PATIENT, ...typed }));
  const refetchQueries = ['Patients'];
  const [create] = useCreatePatientMutation({ refetchQueries });
  const [update] = useUpdatePatientMutation({ refetchQueries });
  const editing = useVersionedForm({
    initial: patient ? valuesOf(patient) : empty,
    create: (values) =>
      create({ variables: { input: toCreateInput(values) } }).then(({ data }) => data?.createPatient.id),
    edited: patient && {
      stored: patient,
      valuesOf,
      labels: FIELD_LABELS,
      inWords,
      update: (values, base) =>
        update({
          variables: { id: base.id, version: base.version, input: toUpdateInput(values, base) },
        }).then(({ data }) => data?.updatePatient.id),
      load: ({ id }) =>
        client
          .query({ query: PatientToEditDocument, variables: { id, withHealthData }, fetchPolicy: 'no-cache' })
          .then(({ data }) => (data?.patient ? { theirs: data.patient } : undefined)),
    },
    sentences: patient ? UPDATING : CREATING,
    sentenceOf: ({ code }) => (code === 'RUT_IN_USE' && !patient ? CREATE_BLOCKED : undefined),
    onSaved(id) {
      kept.forget();
      onSaved(id ?? 0);
    },
    onRefused: ({ code }: Failure) => {
      if (code === 'RUT_IN_USE') check.checkNow();
    },
  });
  const { form, stored, isUndecided } = editing;
  const kept = useKeptPatient(form, draft, stored, empty);
  const rut = useWatch({ control: form.control, name: 'rut' });
  const check = useRutCheck(rut, stored && parseRut(stored.rut));
  const undecided = isUndecided ? 'Elija qué conservar de cada dato antes de actualizar.' : undefined;
  return {
    ...editing,
    check,
    blockedBy: check.fault ?? duplicateOf(check, stored) ?? undecided,
    isRestored: kept.isRestored,
    forgetDraft: kept.forget,
    startOver() {
      if (current) editing.restart(current);
      else editing.discard();
      kept.forget();
    },
  };
}

const CREATING = {
  saving: 'Creando paciente...',
  saved: 'Paciente creado exitosamente',
  failed: 'Error al crear el paciente',
};
const UPDATING = {
  saving: 'Actualizando paciente...',
  saved: 'Paciente actualizado exitosamente',
  failed: 'Error al actualizar el paciente',
  stale: 'Hay dos versiones de este paciente',
};
const CREATE_BLOCKED = 'No se puede crear el paciente porque ya existe uno con este RUT';
export const RUT_TAKEN = 'No puedes cambiar a este RUT porque ya está en uso.';

const duplicateOf = ({ holder }: RutCheck, stored: EditablePatient | undefined): string | undefined =>
  holder && (stored ? RUT_TAKEN : CREATE_BLOCKED);
